import { sharesOfDay } from '../domain/spending.js'
import { dayOf } from '../../time.js'
import type { Ports } from '../ports.js'

/** What this day has cost, with what is set aside for questions that are being asked. */
export async function spentToday({
  spending,
  dailyBudgetMicroUsd,
  now,
}: Pick<Ports, 'spending' | 'dailyBudgetMicroUsd' | 'now'>): Promise<number> {
  const shares = sharesOfDay(dayOf(now()), dailyBudgetMicroUsd)
  const days = await Promise.all(shares.map(({ id }) => spending.find(id)))
  return days.reduce((sum, day) => sum + (day?.spentMicroUsd ?? 0) + (day?.reservedMicroUsd ?? 0), 0)
}
