import { deltaOf, isUncounted, unresolvedLamports, type ChainPayment } from './chain-payment.js'
import { sum } from './lamports.js'
import { finalized, owed, price } from './order-money.js'
import type { Order } from './order.js'
import type { Wallet } from './wallet.js'

/** One wallet of ours: what it opened with and every recorded lamport since, against what the chain says. */
interface WalletBook {
  readonly address: string
  readonly opening: bigint
  readonly in: bigint
  readonly out: bigint
  /** As the chain showed it, at the same slot. */
  readonly balance: bigint
  readonly slot: number
}

/** What came in, by what became of it. Together they are everything that came in. */
interface Incoming {
  readonly settled: bigint
  /** Beyond the price of settled orders. */
  readonly excess: bigint
  /** Counted by orders that are not settled. */
  readonly counted: bigint
  readonly abandoned: bigint
  /** Counted by no order: open, refunded or explained cases. */
  readonly unmatched: bigint
  /** Came in by a transaction of our own, such as from one of our wallets to another. */
  readonly own: bigint
}

export interface Books {
  readonly wallets: readonly WalletBook[]
  readonly total: bigint
  readonly incoming: Incoming
  /** Of excess, abandoned and unmatched: what still needs the operator. */
  readonly open: bigint
  readonly uneven: readonly string[]
}

/** Final payments that a wallet has had since it was opened, up to the slot that its balance was read at. */
const since = (wallet: Wallet, payments: readonly ChainPayment[]): ChainPayment[] =>
  payments.filter(
    ({ id, finality, slot }) =>
      id.startsWith(`${wallet.genesisHash}:`) &&
      finality === 'finalized' &&
      slot > wallet.opening.slot &&
      slot <= wallet.agreed.slot,
  )

const parts = (deltas: readonly bigint[]) => ({
  in: sum(deltas.filter((delta) => delta > 0n)),
  out: -sum(deltas.filter((delta) => delta < 0n)),
})

/** Recalculates all sums and reports differences. Orders are read after payments. */
export function booksOf(
  wallets: readonly Wallet[],
  payments: readonly ChainPayment[],
  orders: ReadonlyMap<string, Order>,
): Books {
  const walletBooks = wallets.map((wallet) => bookOf(wallet, payments))
  const shares = wallets.flatMap((wallet) =>
    since(wallet, payments).flatMap((payment) => {
      const lamports = deltaOf(payment, wallet.address)
      return lamports > 0n ? [{ payment, lamports }] : []
    }),
  )
  const incoming = incomingOf(shares, orders)
  const total = sum(walletBooks.map((book) => book.in))
  const addresses = new Set(wallets.map(({ address }) => address))
  const known = new Map(payments.map((payment) => [payment.signature, payment]))
  return {
    wallets: walletBooks,
    total,
    incoming,
    open: openOf(shares, orders),
    uneven: [
      ...walletBooks.flatMap(unevenWallet),
      ...unevenTotal(total, incoming),
      ...shares.flatMap(({ payment }) => unevenPayment(payment, orders)),
      ...[...orders.values()].flatMap((order) => [
        ...unwatched(order, addresses),
        ...unevenOrder(order, known),
      ]),
    ],
  }
}

function bookOf(wallet: Wallet, payments: readonly ChainPayment[]): WalletBook {
  const deltas = since(wallet, payments).map((payment) => deltaOf(payment, wallet.address))
  return {
    address: wallet.address,
    opening: BigInt(wallet.opening.lamports),
    ...parts(deltas),
    balance: BigInt(wallet.agreed.lamports),
    slot: wallet.agreed.slot,
  }
}

interface Share {
  readonly payment: ChainPayment
  readonly lamports: bigint
}

function incomingOf(shares: readonly Share[], orders: ReadonlyMap<string, Order>): Incoming {
  const byOrder = new Map<Order, bigint>()
  let unmatched = 0n
  let own = 0n
  for (const { payment, lamports } of shares) {
    const { standing } = payment
    if (standing.kind === 'outgoing') own += lamports
    else if (standing.kind !== 'bound') unmatched += lamports
    else {
      const counted = countedShare(payment, lamports)
      unmatched += lamports - counted
      const order = orders.get(standing.orderId)
      if (order) byOrder.set(order, (byOrder.get(order) ?? 0n) + counted)
    }
  }
  const totals = { settled: 0n, excess: 0n, counted: 0n, abandoned: 0n }
  for (const [order, lamports] of byOrder)
    if (order.status === 'settled') {
      const bought = lamports < price(order) ? lamports : price(order)
      totals.settled += bought
      totals.excess += lamports - bought
    } else if (order.status === 'abandoned') totals.abandoned += lamports
    else totals.counted += lamports
  return { ...totals, unmatched, own }
}

/** Of a payment to several wallets the first ones count. */
const countedShare = ({ standing }: ChainPayment, lamports: bigint): bigint => {
  const counted = standing.kind === 'bound' ? BigInt(standing.lamports) : 0n
  return counted < lamports ? counted : lamports
}

function openOf(shares: readonly Share[], orders: ReadonlyMap<string, Order>): bigint {
  const payments = new Set(shares.map(({ payment }) => payment))
  return sum([...payments].map(unresolvedLamports)) + sum([...orders.values()].map(owed))
}

const unevenWallet = ({ address, opening, balance, slot, ...moved }: WalletBook): string[] => {
  const difference = balance - (opening + moved.in - moved.out)
  return difference === 0n
    ? []
    : [
        `Wallet ${address}: ${difference} lamports of its balance at slot ${slot} are in no recorded transaction.`,
      ]
}

const unevenTotal = (total: bigint, incoming: Incoming): string[] => {
  const difference = total - sum(Object.values(incoming) as bigint[])
  return difference === 0n ? [] : [`${difference} lamports that came in are in no order and in no case.`]
}

/** Is the payment in its order, once, as it is written down. */
function unevenPayment(payment: ChainPayment, orders: ReadonlyMap<string, Order>): string[] {
  const { standing, signature } = payment
  if (standing.kind !== 'bound') return []
  if (isUncounted(payment))
    return [`Transaction ${signature} is bound to order ${standing.orderId} and not counted yet.`]
  const part = orders.get(standing.orderId)?.parts[signature]
  return part?.lamports === standing.lamports && part.finality === 'finalized'
    ? []
    : [`Transaction ${signature} is not in order ${standing.orderId} as it is recorded.`]
}

const unwatched = (order: Order, addresses: ReadonlySet<string>): string[] =>
  finalized(order) > 0n && !addresses.has(order.wallet)
    ? [`Order ${order.id} was paid to ${order.wallet}, which is not watched on this chain.`]
    : []

/** Does every final part of the order have its transaction, and did the parts pay for what was granted. */
function unevenOrder(order: Order, known: ReadonlyMap<string, ChainPayment>): string[] {
  const strays = Object.entries(order.parts)
    .filter(([, { finality }]) => finality === 'finalized')
    .filter(([signature]) => {
      const standing = known.get(signature)?.standing
      return standing?.kind !== 'bound' || standing.orderId !== order.id
    })
    .map(([signature]) => `Order ${order.id} counts ${signature}, which is not bound to it.`)
  const isByHand = order.decisions.some(({ kind }) => kind === 'settled')
  const isShort = order.status === 'settled' && !isByHand && finalized(order) < price(order)
  return [
    ...strays,
    ...(isShort ? [`Order ${order.id} is settled and its final parts do not meet its price.`] : []),
  ]
}
