import { traced } from '@thumbfolio/kit/base'
import { commitOnto, everyItem, KeyTaken, retryStale } from '@thumbfolio/kit/store'
import {
  counted,
  rejectedAsExcess,
  isUncounted,
  paymentId,
  seenAgain,
  type ChainPayment,
  type Finality,
  type Standing,
} from '../domain/chain-payment.js'
import type { ChainTransaction } from '../domain/chain-transaction.js'
import { countPayment, eventsOf } from '../domain/count-payment.js'
import { settledPayerRange } from '../domain/order-list.js'
import { withoutPlace, type Order } from '../domain/order.js'
import { ourDeltas, assignPayment } from '../domain/assign-payment.js'
import type { ReadingPorts } from '../ports.js'
import { noteTokens } from './note-tokens.js'
import { chainOf, genesisOf } from './reach-chain.js'
import { serializeByKey } from './serialize-by-key.js'

/**
 * Writes down what a transaction is for, then has its order count it. It is bound by a document of its own before the order
 * counts it, so no two orders count it; a crash between the commits is finished by the next sweep. Undefined where it moves
 * no lamports of ours. Tokens that it sends to us are recorded for the operator.
 */
export const observeTransaction = traced(
  'observe-transaction',
  async (
    ports: ReadingPorts,
    transaction: ChainTransaction,
    namedOrderId?: string,
  ): Promise<ChainPayment | undefined> => {
    if (transaction.tokens.length > 0)
      await noteTokens(ports, transaction, await meantFor(ports, transaction))
    const payment = await bind(ports, transaction, namedOrderId)
    return payment && countInOrder(ports, payment)
  },
)

const bind = (
  ports: ReadingPorts,
  transaction: ChainTransaction,
  namedOrderId: string | undefined,
): Promise<ChainPayment | undefined> =>
  retryStale(async () => {
    const id = paymentId(genesisOf(chainOf(ports)), transaction.signature)
    const known = await ports.chainPayments.find(id)
    if (known) return follow(ports, known, transaction)
    const standing = await decide(ports, transaction, namedOrderId)
    return standing && ports.chainPayments.commit(described(ports, id, transaction, standing), { expect: 0 })
  })

const finalityOf = ({ failed, finalized }: ChainTransaction): Finality =>
  failed ? 'failed' : finalized ? 'finalized' : 'confirmed'

const deltasOf = ({ addresses }: ReadingPorts, transaction: ChainTransaction): Record<string, string> =>
  Object.fromEntries(
    [...ourDeltas(transaction, new Set(addresses))].map(([wallet, delta]) => [wallet, delta.toString()]),
  )

function follow(
  ports: ReadingPorts,
  known: ChainPayment,
  transaction: ChainTransaction,
): Promise<ChainPayment> {
  const finality = finalityOf(transaction)
  const { slot } = transaction
  const isNews = known.finality !== finality || known.slot !== slot
  if (known.finality === 'finalized' || !isNews) return Promise.resolve(known)
  return ports.chainPayments.commit(
    seenAgain(known, { finality, slot, deltas: deltasOf(ports, transaction) }),
  )
}

async function decide(
  ports: ReadingPorts,
  transaction: ChainTransaction,
  namedOrderId: string | undefined,
): Promise<Standing | undefined> {
  const wallets = new Set(ports.addresses)
  if (ourDeltas(transaction, wallets).size === 0) return undefined
  return assignPayment(transaction, {
    wallets,
    referenced: await referencedBy(ports, transaction),
    fromPayers: await namingSenders(ports, transaction, wallets),
    ...(namedOrderId !== undefined && { namedOrderId }),
  })
}

/** Orders whose reference a transaction names. */
export async function referencedBy(
  { orders }: Pick<ReadingPorts, 'orders'>,
  { accounts }: Pick<ChainTransaction, 'accounts'>,
): Promise<Order[]> {
  const found = await Promise.all([...accounts].map((account) => orders.findBy('reference', account)))
  return found.filter((order) => order !== undefined)
}

const meantFor = async (ports: ReadingPorts, transaction: ChainTransaction): Promise<string[]> =>
  (await referencedBy(ports, transaction)).map(({ id }) => id)

async function namingSenders(
  { orders, now }: ReadingPorts,
  { transfers }: ChainTransaction,
  wallets: ReadonlySet<string>,
): Promise<Order[]> {
  const senders = new Set(transfers.filter(({ to }) => wallets.has(to)).map(({ from }) => from))
  const found: Order[] = []
  for (const sender of senders) {
    for await (const order of everyItem(orders, 'payer', { equals: sender })) found.push(order)
    const recent = settledPayerRange(sender, now())
    for await (const order of everyItem(orders, 'settledPayer', recent)) found.push(order)
  }
  return found
}

const described = (
  ports: ReadingPorts,
  id: string,
  transaction: ChainTransaction,
  standing: Standing,
): ChainPayment => ({
  id,
  version: 0,
  schemaVersion: 1,
  signature: transaction.signature,
  slot: transaction.slot,
  ...(transaction.blockTime !== undefined && { blockTime: transaction.blockTime }),
  seenAt: ports.now(),
  finality: finalityOf(transaction),
  deltas: deltasOf(ports, transaction),
  standing,
  claimedBy: [],
  resolutions: [],
})

/** Has the order count a bound payment as it is now, and notes that it did. Safe to repeat. */
export async function countInOrder(ports: ReadingPorts, payment: ChainPayment): Promise<ChainPayment> {
  if (!isUncounted(payment) || payment.standing.kind !== 'bound') return payment
  const { finality } = payment
  const isCounted = await commitToOrder(ports, payment, payment.standing)
  const noted = await commitOnto(ports.chainPayments, payment, (latest) => {
    if (!latest) return undefined
    if (!isCounted) return rejectedAsExcess(latest)
    return latest.finality === finality && isUncounted(latest) ? counted(latest, finality) : undefined
  })
  return noted ?? (await ports.chainPayments.find(payment.id)) ?? payment
}

const commitToOrder = (
  { orders, now }: ReadingPorts,
  { signature, finality, seenAt, blockTime }: ChainPayment,
  { orderId, lamports }: Extract<Standing, { kind: 'bound' }>,
): Promise<boolean> =>
  serializeByKey(orders, orderId, () =>
    retryStale(async () => {
      const order = await orders.find(orderId)
      if (!order) throw new Error(`Payment ${signature} is bound to order ${orderId}, which is not there`)
      const part = { lamports, finality, seenAt, paidAt: blockTime ?? seenAt }
      const next = countPayment(order, signature, part, now())
      if (!next) return false
      if (next !== order) await commitCounted(orders, order, next)
      return true
    }),
  )

/** An expired order is open again once a part of it is paid; a newer one may have its keys by then. */
async function commitCounted(orders: ReadingPorts['orders'], order: Order, next: Order): Promise<void> {
  const events = eventsOf(order, next)
  try {
    await orders.commit(next, { events })
  } catch (error) {
    if (!(error instanceof KeyTaken)) throw error
    await orders.commit(withoutPlace(next), { events })
  }
}
