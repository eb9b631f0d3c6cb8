import { models } from '@thumbfolio/contracts'
import { observe } from '@thumbfolio/kit/base'
import { spentToday } from '../models/commands/spent-today.js'
import { dueAt } from '../launches/domain/site/site.js'
import type { Ports } from '../launches/ports.js'

const mostCounted = 1_000

/** Reports what waits and what models cost. Answers with the way to stop it. */
export function observeWork(ports: Ports): () => void {
  const stops = [
    observe('thumbfolio.launches.due', {}, () => countDueSites(ports)),
    observe('thumbfolio.launches.due.age', {}, () => oldestDueSeconds(ports)),
    observe('thumbfolio.model.budget.used', {}, () => budgetUsed(ports)),
    ...models.map(({ id }) =>
      observe('thumbfolio.model.misconfigured', { model: id }, () => (ports.missingModels.has(id) ? 1 : 0)),
    ),
  ]
  return () => stops.forEach((stop) => stop())
}

/** How many sites wait for work, up to 1,000. */
async function countDueSites({ sites, now }: Ports): Promise<number> {
  const { items } = await sites.list('due', { to: now() }, { limit: mostCounted })
  return items.length
}

/** How long the site has waited that is due longest; 0 when none is. */
export async function oldestDueSeconds({ sites, now }: Pick<Ports, 'sites' | 'now'>): Promise<number> {
  const { items } = await sites.list('due', { to: now() }, { limit: 1 })
  const since = items[0] && dueAt(items[0])
  return since === undefined ? 0 : Math.max(0, now() - since) / 1_000
}

/** The share of the day's budget that is spent or set aside; 1 where something is and there is no budget. */
export async function budgetUsed(
  ports: Pick<Ports, 'spending' | 'dailyBudgetMicroUsd' | 'now'>,
): Promise<number> {
  const usedMicroUsd = await spentToday(ports)
  if (usedMicroUsd === 0) return 0
  return ports.dailyBudgetMicroUsd === 0 ? 1 : usedMicroUsd / ports.dailyBudgetMicroUsd
}
