import type { Standing } from './chain-payment.js'
import type { ChainTransaction } from './chain-transaction.js'
import { smaller, sum } from './lamports.js'
import { remaining } from './order-money.js'
import { isWatched, type Order } from './order.js'

/** What is known when a transaction is assigned. */
export interface Candidates {
  readonly wallets: ReadonlySet<string>
  /** Orders whose reference the transaction names. */
  readonly referenced: readonly Order[]
  /** Orders whose named wallet sends in this transaction: watched ones, and those settled within their 24 hours. */
  readonly fromPayers: readonly Order[]
  /** The order that verify was asked about. */
  readonly namedOrderId?: string
}

/** Post less pre of the wallets of ours that it changed. */
export const ourDeltas = ({ deltas }: ChainTransaction, wallets: ReadonlySet<string>): Map<string, bigint> =>
  new Map([...deltas].filter(([address, delta]) => wallets.has(address) && delta !== 0n))

/** What the transaction pays for; undefined where it moves nothing of ours. */
export function assignPayment(transaction: ChainTransaction, candidates: Candidates): Standing | undefined {
  const moved = [...ourDeltas(transaction, candidates.wallets).values()]
  if (moved.length === 0) return undefined
  if (moved.some((delta) => delta < 0n)) return { kind: 'outgoing' }
  const lamports = sum(moved)
  // A reference proves the order: the whole sum counts, from any sender.
  const proven = oldest(candidates.referenced.filter(isWatched)) ?? oldest(candidates.referenced)
  if (proven) return bound(proven, lamports)
  return byPayer(transaction, candidates, lamports)
}

/** Wallets that drop the reference: transfers from the wallet that an order names, while only one user names it. */
function byPayer(transaction: ChainTransaction, candidates: Candidates, lamports: bigint): Standing {
  const sent = (order: Order) => smaller(sentBy(transaction, order.payer, candidates.wallets), lamports)
  const naming = candidates.fromPayers.filter((order) => sent(order) > 0n)
  const possible = naming.filter(({ fromSlot }) => transaction.slot >= fromSlot)
  const orders = possible.filter(isWatched)
  if (orders.length === 0)
    return { kind: 'unmatched', reason: naming.some(isWatched) ? 'older-than-order' : 'no-order' }
  // Who paid a moment ago may have paid twice: that is not for another user who names the same wallet.
  if (new Set(possible.map(({ userId }) => userId)).size > 1)
    return { kind: 'unmatched', reason: 'ambiguous' }
  const order =
    orders.find(({ id }) => id === candidates.namedOrderId) ??
    oldest(orders.filter((known) => remaining(known) === sent(known))) ??
    oldest(orders.filter((known) => remaining(known) > 0n && sent(known) >= remaining(known))) ??
    oldest(orders)!
  return bound(order, sent(order))
}

const bound = ({ id }: Order, lamports: bigint): Standing => ({
  kind: 'bound',
  orderId: id,
  lamports: lamports.toString(),
})

/** What one wallet transferred to wallets of ours. */
const sentBy = (
  { transfers }: ChainTransaction,
  payer: string | undefined,
  wallets: ReadonlySet<string>,
): bigint =>
  sum(transfers.filter(({ from, to }) => from === payer && wallets.has(to)).map(({ lamports }) => lamports))

const oldest = (orders: readonly Order[]): Order | undefined =>
  [...orders].sort((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1))[0]
