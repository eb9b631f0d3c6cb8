import { commitOnto, everyPage } from '@thumbfolio/kit/store'
import { abandon, asOf } from '../domain/close-order.js'
import type { Order } from '../domain/order.js'
import { walletId } from '../domain/wallet.js'
import type { ReadingPorts } from '../ports.js'

/** Committed at once: the store writes them together. */
const pageSize = 50

/** Orders that are due by an index. A newer release ends those that only it understands. */
const dueOrders = ({ orders, now }: ReadingPorts, index: 'expiry' | 'watchEnd') =>
  everyPage(orders, index, { to: now() }, { pageSize, newer: 'skip' })

/** Expires every order whose 15 minutes are over and for which nothing was seen. */
export async function expireOrders(ports: ReadingPorts): Promise<void> {
  const { orders, now } = ports
  for await (const page of dueOrders(ports, 'expiry'))
    await Promise.all(
      page.map((order) =>
        commitOnto(orders, order, (latest) => changed(latest, (known) => asOf(known, now()))),
      ),
    )
}

/** Is there an order that only the chain's own time still keeps from being abandoned. */
export async function isAnyWatchOver(ports: ReadingPorts): Promise<boolean> {
  const { done } = await dueOrders(ports, 'watchEnd').next()
  return done !== true
}

/**
 * Abandons orders whose 24 hours are over, where a complete sweep of their wallet has passed that moment in the chain's own
 * time: while the chain is unavailable, or behind, no payment is lost.
 */
export async function abandonOrders(ports: ReadingPorts): Promise<void> {
  const { orders, now } = ports
  const passed = await passedMoments(ports)
  const end = async (order: Order) => {
    const until = ports.addresses.includes(order.wallet) ? passed.get(order.wallet) : now()
    if (until !== undefined)
      await commitOnto(orders, order, (latest) => changed(latest, (known) => abandon(known, until, now())))
  }
  for await (const page of dueOrders(ports, 'watchEnd')) await Promise.all(page.map(end))
}

async function passedMoments({
  chain,
  addresses,
  wallets,
}: ReadingPorts): Promise<ReadonlyMap<string, number>> {
  const moments = new Map<string, number>()
  const genesisHash = chain?.genesisHash()
  if (genesisHash === undefined) return moments
  for (const address of addresses) {
    const passedAt = (await wallets.find(walletId(genesisHash, address)))?.passedAt
    if (passedAt !== undefined) moments.set(address, passedAt)
  }
  return moments
}

/** Undefined where nothing changes, so that nothing is written. */
function changed(order: Order | undefined, next: (order: Order) => Order): Order | undefined {
  const after = order && next(order)
  return after === order ? undefined : after
}
