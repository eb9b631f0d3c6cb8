import { everyItem } from '@thumbfolio/kit/store'
import { ChainUnavailable } from '../domain/chain-errors.js'
import { movedLamports, unresolvedLamports, type ChainPayment } from '../domain/chain-payment.js'
import { explorerLink } from '../domain/explorer.js'
import { boughtNothing, owed, remaining } from '../domain/order-money.js'
import type { Order } from '../domain/order.js'
import type { ReceivedToken, TokenReceipt } from '../domain/token-receipt.js'
import type { OperatorPorts } from '../ports.js'
import { uncreditedAfterMs } from './measure-payments.js'
import { sendersIn } from './senders-of.js'

/** Something about money that needs the operator, with the evidence to decide on. */
export interface Item {
  readonly kind:
    'unmatched' | 'review' | 'outgoing' | 'remainder' | 'excess' | 'abandoned' | 'not credited' | 'token'
  /** What bought nothing and is still with us; what left, for `outgoing`. */
  readonly lamports: bigint
  readonly since: number
  readonly reason: string
  readonly transactions: readonly { readonly signature: string; readonly explorerUrl: string }[]
  /** Who sent it; empty while the chain does not say. */
  readonly senders: readonly string[]
  /** The order it is about, or orders that it may have been meant for. */
  readonly orders: readonly Order[]
  /** What came in tokens, for `token`: no lamports. */
  readonly tokens?: readonly ReceivedToken[]
}

const paymentKinds = ['unmatched', 'review', 'outgoing', 'remainder'] as const

/** Everything that needs the operator, by kind. Works while the chain is away, with less evidence. */
export async function* listItems(ports: OperatorPorts): AsyncGenerator<Item, void, undefined> {
  for (const kind of paymentKinds)
    for await (const payment of everyItem(ports.chainPayments, 'item', { equals: kind }))
      if (isOfThisChain(ports, payment)) yield await paymentItem(ports, kind, payment)
  for await (const order of everyItem(ports.orders, 'owed', { equals: 'settled' }))
    yield await orderItem(ports, 'excess', order)
  for await (const order of everyItem(ports.orders, 'owed', { equals: 'abandoned' }))
    yield await orderItem(ports, 'abandoned', order)
  for await (const order of everyItem(ports.orders, 'uncredited', { to: ports.now() - uncreditedAfterMs }))
    yield await orderItem(ports, 'not credited', order)
  for await (const receipt of everyItem(ports.tokenReceipts, 'open', {}))
    if (isOfThisChain(ports, receipt)) yield await tokenItem(ports, receipt)
}

/** A restarted local chain leaves transactions of the previous chain behind. */
function isOfThisChain({ chain }: OperatorPorts, { id }: { id: string }): boolean {
  const genesisHash = chain?.genesisHash()
  return genesisHash === undefined || id.startsWith(`${genesisHash}:`)
}

const linked = ({ network }: OperatorPorts, signature: string) => ({
  signature,
  explorerUrl: explorerLink(network, signature),
})

async function paymentItem(
  ports: OperatorPorts,
  kind: (typeof paymentKinds)[number],
  payment: ChainPayment,
): Promise<Item> {
  const { signature, standing, seenAt, claimedBy } = payment
  const senders = await ifReachable(() => sendersIn(ports, signature))
  const named = standing.kind === 'bound' || standing.kind === 'unmatched' ? standing.orderId : undefined
  const claims = await Promise.all([...claimedBy, named ?? ''].map((id) => ports.orders.find(id)))
  const guesses =
    kind === 'outgoing'
      ? []
      : [...(await ordersNaming(ports, senders)), ...(await ordersWorth(ports, payment))]
  const candidates = [...claims.flatMap((order) => order ?? []), ...guesses]
  return {
    kind,
    since: seenAt,
    senders,
    reason: reasonOf(payment),
    transactions: [linked(ports, signature)],
    lamports: kind === 'outgoing' ? -movedLamports(payment) : unresolvedLamports(payment),
    orders: [...new Map(candidates.map((order) => [order.id, order])).values()],
  }
}

async function tokenItem(ports: OperatorPorts, receipt: TokenReceipt): Promise<Item> {
  const { signature, seenAt, tokens, isFinal } = receipt
  const senders = await ifReachable(() => sendersIn(ports, signature))
  const meant = await Promise.all(receipt.orderIds.map((id) => ports.orders.find(id)))
  const candidates = [...meant.flatMap((order) => order ?? []), ...(await ordersNaming(ports, senders))]
  const notes = [...(tokens.length === 0 ? ['amount not known'] : []), ...(isFinal ? [] : ['not final yet'])]
  return {
    kind: 'token',
    lamports: 0n,
    since: seenAt,
    senders,
    tokens,
    reason: notes.join(', '),
    transactions: [linked(ports, signature)],
    orders: [...new Map(candidates.map((order) => [order.id, order])).values()],
  }
}

const reasonOf = ({ standing, deltas, finality }: ChainPayment): string => {
  const notes = [
    ...('reason' in standing ? [standing.reason] : []),
    ...(deltas === undefined ? ['amount not known'] : []),
    ...(finality === 'finalized' ? [] : ['not final yet']),
  ]
  return notes.join(', ')
}

async function orderItem(
  ports: OperatorPorts,
  kind: 'excess' | 'abandoned' | 'not credited',
  order: Order,
): Promise<Item> {
  const signatures = Object.keys(order.parts)
  const found = await ifReachable(async () =>
    (await Promise.all(signatures.map((signature) => sendersIn(ports, signature)))).flat(),
  )
  return {
    kind,
    lamports: owed(order),
    orders: [order],
    senders: [...new Set(found)],
    since: order.status === 'settled' ? order.settledAt : order.createdAt,
    reason: isOfDeletedAccount(order) ? 'account deleted' : '',
    transactions: signatures.map((signature) => linked(ports, signature)),
  }
}

const isOfDeletedAccount = (order: Order): boolean =>
  boughtNothing(order) || (order.status === 'abandoned' && order.reason === 'account-deleted')

/** Orders that a sender is named in; those that still wait for their payment alone have that key. */
async function ordersNaming({ orders }: OperatorPorts, senders: readonly string[]): Promise<Order[]> {
  const found: Order[] = []
  for (const sender of senders)
    for await (const order of everyItem(orders, 'payer', { equals: sender })) found.push(order)
  return found
}

const mostGuesses = 5

/** Open orders that wait for exactly this amount. */
async function ordersWorth({ orders }: OperatorPorts, payment: ChainPayment): Promise<Order[]> {
  const found: Order[] = []
  for (const wallet of Object.keys(payment.deltas ?? {}))
    for await (const order of everyItem(orders, 'openOn', { equals: wallet }))
      if (remaining(order) === unresolvedLamports(payment) && found.push(order) === mostGuesses) return found
  return found
}

async function ifReachable(ask: () => Promise<string[]>): Promise<string[]> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof ChainUnavailable) return []
    throw error
  }
}
