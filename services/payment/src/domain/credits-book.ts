import type { UserGrants } from '@thumbfolio/contracts'
import type { SettledOrder } from './order.js'

export interface CreditsBook {
  /** Of settled orders. */
  readonly settled: number
  readonly granted: number
  /** Settled a moment ago: the event is on its way. */
  readonly onTheWay: number
  /** Of settled orders whose account is gone: auth has a case for each. */
  readonly withoutAccount: number
  readonly uneven: readonly string[]
}

/** Granted for something else than an order: at sign-up, or by an operator. */
const isNoOrder = (reference: string): boolean => reference === 'signup' || reference.startsWith('operator:')

/** Compares each settled order with auth's grant for it, and each grant with an order. */
export function creditsBook(
  orders: readonly SettledOrder[],
  known: readonly UserGrants[],
  { now, onTheWayMs }: { now: number; onTheWayMs: number },
): CreditsBook {
  const byUser = new Map(known.map((user) => [user.userId, user]))
  const totals = { settled: 0, granted: 0, onTheWay: 0, withoutAccount: 0 }
  const uneven: string[] = []
  for (const { id, userId, credits, settledAt } of orders) {
    totals.settled += credits
    const user = byUser.get(userId)
    const granted = user?.grants[id]
    if (granted === credits) totals.granted += credits
    else if (granted !== undefined)
      uneven.push(`Order ${id} is worth ${credits} credits, and ${granted} were granted.`)
    else if (user?.withoutAccount.includes(id)) totals.withoutAccount += credits
    else if (settledAt > now - onTheWayMs) totals.onTheWay += credits
    else uneven.push(`Order ${id} is settled, and its ${credits} credits were not granted to user ${userId}.`)
  }
  const settled = new Set(orders.map(({ id }) => id))
  for (const { userId, grants } of known)
    for (const [reference, credits] of Object.entries(grants))
      if (!isNoOrder(reference) && !settled.has(reference))
        uneven.push(
          `User ${userId} was granted ${credits} credits for ${reference}, which is no settled order.`,
        )
  return { ...totals, uneven }
}
