import { event, type EventDraft } from '@thumbfolio/contracts'
import { finalized, price, received, remaining } from './order-money.js'
import { isWatched, type Order, type Part, type WatchedOrder } from './order.js'

/** Parts that an order counts beside those that meet what remains. */
export const maxParts = 32

/**
 * Counts what is known of one transaction, by its signature: counting it again changes nothing. Undefined where the order
 * has no room for it, so that dust crowds no payment out.
 */
export function countPayment(order: Order, signature: string, part: Part, now: number): Order | undefined {
  const known = order.parts[signature]
  if (!known && !hasRoom(order, BigInt(part.lamports))) return undefined
  const { finality, lamports } = part
  if (known?.finality === 'finalized' || (known?.finality === finality && known.lamports === lamports))
    return order
  const next = known ? { ...known, finality, lamports } : part
  return standing({ ...order, parts: { ...order.parts, [signature]: next } }, now)
}

function hasRoom(order: Order, lamports: bigint): boolean {
  const rest = remaining(order)
  return Object.keys(order.parts).length < maxParts || (rest > 0n && lamports >= rest)
}

/** The order with the status that its parts and the time give it. Settled and abandoned orders stay what they are. */
export function standing(order: Order, now: number): Order {
  if (!isWatched(order)) return order
  if (finalized(order) >= price(order)) return { ...order, status: 'settled', settledAt: now }
  return { ...order, status: statusOf(order, now) }
}

function statusOf(order: WatchedOrder, now: number): WatchedOrder['status'] {
  const sum = received(order)
  if (sum >= price(order)) return 'confirming'
  if (sum > 0n) return 'underpaid'
  return now >= order.expiresAt ? 'expired' : 'pending'
}

/** What a commit from one state of an order to the next emits: only settling emits an event. */
export function eventsOf(before: Order, after: Order): EventDraft[] {
  if (before.status === 'settled' || after.status !== 'settled') return []
  const { id, userId, credits, priceLamports } = after
  return [event('payment.verified.v1', id, { userId, credits, amountLamports: priceLamports })]
}
