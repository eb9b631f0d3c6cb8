import type { UserGrants } from '@thumbfolio/contracts'
import { traced } from '@thumbfolio/kit/base'
import { everyItem } from '@thumbfolio/kit/store'
import { booksOf, type Books } from '../domain/books.js'
import { creditsBook, type CreditsBook } from '../domain/credits-book.js'
import type { ChainPayment } from '../domain/chain-payment.js'
import type { Order, SettledOrder } from '../domain/order.js'
import { walletId, type Wallet } from '../domain/wallet.js'
import type { OperatorPorts } from '../ports.js'
import { finishUncounted } from './finish-uncounted.js'
import { uncreditedAfterMs } from './measure-payments.js'
import { chainOf, genesisOf } from './reach-chain.js'
import { sweepWallet } from './sweep-wallet.js'

export interface Report {
  readonly books: Books
  readonly credits: CreditsBook
  /** Wallets whose payments did not add up to their balance when they were last read. */
  readonly mismatches: readonly string[]
}

const looksAgain = 2

/**
 * Reads every wallet up to now, like every sweep, and recalculates all sums. `grantsOf` says what auth granted.
 * @throws ChainUnavailable: what is not read cannot be proved
 */
export const proveBooks = traced(
  'prove-books',
  async (
    ports: OperatorPorts,
    grantsOf: (userIds: readonly string[]) => Promise<readonly UserGrants[]>,
  ): Promise<Report> => {
    let report = await look(ports, grantsOf)
    // A payment may be on its way through the documents: what is uneven stays so.
    for (let again = 0; again < looksAgain && isUneven(report); again++) report = await look(ports, grantsOf)
    return report
  },
)

export const isUneven = ({ books, credits, mismatches }: Report): boolean =>
  books.uneven.length + credits.uneven.length + mismatches.length > 0

async function look(
  ports: OperatorPorts,
  grantsOf: (userIds: readonly string[]) => Promise<readonly UserGrants[]>,
): Promise<Report> {
  await finishUncounted(ports)
  for (const address of ports.addresses) await sweepWallet(ports, address, new Map())
  const wallets = await walletsOf(ports)
  // Payments before orders: what an order counts was recorded before.
  const payments = await paymentsOf(ports)
  const orders = await ordersOf(ports)
  const settled = [...orders.values()].filter((order): order is SettledOrder => order.status === 'settled')
  const grants = await grantsOf([...new Set([...orders.values()].map(({ userId }) => userId))])
  return {
    books: booksOf(wallets, payments, orders),
    credits: creditsBook(settled, grants, { now: ports.now(), onTheWayMs: uncreditedAfterMs }),
    mismatches: wallets.filter(({ mismatches }) => mismatches > 0).map(({ address }) => address),
  }
}

async function walletsOf(ports: OperatorPorts): Promise<Wallet[]> {
  const genesisHash = genesisOf(chainOf(ports))
  const found = await Promise.all(
    ports.addresses.map((address) => ports.wallets.find(walletId(genesisHash, address))),
  )
  return found.filter((wallet) => wallet !== undefined)
}

async function paymentsOf({ chainPayments }: OperatorPorts): Promise<ChainPayment[]> {
  const found: ChainPayment[] = []
  for await (const payment of everyItem(chainPayments, 'slot', {})) found.push(payment)
  return found
}

async function ordersOf({ orders }: OperatorPorts): Promise<ReadonlyMap<string, Order>> {
  const found = new Map<string, Order>()
  for await (const order of everyItem(orders, 'owner', {})) found.set(order.id, order)
  return found
}
