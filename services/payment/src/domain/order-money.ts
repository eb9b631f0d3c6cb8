import { sum } from './lamports.js'
import { isWatched, type Order, type Part } from './order.js'

const isCounted = ({ finality }: Part): boolean => finality === 'confirmed' || finality === 'finalized'

const total = ({ parts }: Pick<Order, 'parts'>, counts: (part: Part) => boolean): bigint =>
  sum(
    Object.values(parts)
      .filter(counts)
      .map(({ lamports }) => BigInt(lamports)),
  )

export const price = ({ priceLamports }: Order): bigint => BigInt(priceLamports)

/** What came, counted from `confirmed` on. */
export const received = (order: Pick<Order, 'parts'>): bigint => total(order, isCounted)

/** What came and cannot be taken back any more. */
export const finalized = (order: Order): bigint => total(order, ({ finality }) => finality === 'finalized')

/** What is still to be paid. */
export const remaining = (order: Order): bigint => {
  const rest = price(order) - received(order)
  return rest > 0n ? rest : 0n
}

/** What came beyond the price. It buys nothing. */
export const excess = (order: Order): bigint => {
  const over = received(order) - price(order)
  return over > 0n ? over : 0n
}

/** A counted payment came after the order had expired. */
export const isLate = (order: Order): boolean =>
  Object.values(order.parts).some((part) => isCounted(part) && part.paidAt > order.expiresAt)

/** What went back to the payer. */
const refunded = ({ decisions }: Order): bigint => sum(decisions.map(({ lamports }) => BigInt(lamports ?? 0)))

/** Settled, and its account was deleted before auth granted the credits: it bought nothing. */
export const boughtNothing = (order: Order): boolean =>
  order.status === 'settled' && order.creditedAt === undefined && order.payer === undefined

/** Final money of this order that bought nothing and did not go back: an operator's item. */
export function owed(order: Order): bigint {
  if (isWatched(order)) return 0n
  const bought = order.status === 'settled' && !boughtNothing(order) ? price(order) : 0n
  const left = finalized(order) - bought - refunded(order)
  return left > 0n ? left : 0n
}
