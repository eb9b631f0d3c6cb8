import { standing } from './count-payment.js'
import { isWatched, watchedForMs, type Decision, type Order } from './order.js'

/** When time alone changes an order next; undefined where it does not. */
export function dueAt(order: Order): number | undefined {
  switch (order.status) {
    case 'pending':
      return order.expiresAt
    case 'underpaid':
    case 'expired':
      return order.expiresAt + watchedForMs
    case 'confirming':
    case 'settled':
    case 'abandoned':
      return undefined
  }
}

/** Ends an order that nothing paid. `sweptUntil`: every payment of before that moment, as the chain counts time, is counted. */
export function abandon(order: Order, sweptUntil: number, now: number): Order {
  if (order.status !== 'underpaid' && order.status !== 'expired') return order
  if (order.expiresAt + watchedForMs > sweptUntil) return order
  return { ...order, status: 'abandoned', reason: 'time', abandonedAt: now }
}

/** Of a deleted account: no payer's address, and what still comes is the operator's. */
export function withoutOwner(order: Order, now: number): Order {
  const { payer: _payer, ...rest } = order
  return isWatched(order)
    ? { ...rest, status: 'abandoned', reason: 'account-deleted', abandonedAt: now }
    : rest
}

/** Auth has granted the credits. */
export const credited = (order: Order, now: number): Order =>
  order.status === 'settled' && order.creditedAt === undefined ? { ...order, creditedAt: now } : order

/** An operator settles an order that was abandoned: the credits are granted as for any other. */
export function settleByHand(order: Order, decision: Decision, now: number): Order {
  if (order.status !== 'abandoned') return order
  const { abandonedAt: _at, reason: _reason, ...rest } = order
  return { ...rest, status: 'settled', settledAt: now, decisions: [...order.decisions, decision] }
}

/** The current state of the order, also before a sweep has updated it. */
export const asOf = (order: Order, now: number): Order =>
  order.status === 'pending' ? standing(order, now) : order
