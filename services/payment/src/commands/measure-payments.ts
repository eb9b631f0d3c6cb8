import { type orderStates } from '../domain/order.js'
import { walletId } from '../domain/wallet.js'
import type { Ports } from '../ports.js'

const countsTo = 1_000
export const uncreditedAfterMs = 5 * 60_000

/** Orders in a state, up to 1,000. */
export const countOrders = async ({ orders }: Ports, status: (typeof orderStates)[number]): Promise<number> =>
  (await orders.list('status', { equals: status }, { limit: countsTo })).items.length

/** What needs the operator, by kind, up to 1,000. */
export async function countItems(
  { chainPayments, orders, tokenReceipts }: Ports,
  kind: (typeof itemKinds)[number],
): Promise<number> {
  const page = { limit: countsTo }
  if (kind === 'excess') return (await orders.list('owed', { equals: 'settled' }, page)).items.length
  if (kind === 'abandoned') return (await orders.list('owed', { equals: 'abandoned' }, page)).items.length
  if (kind === 'token') return (await tokenReceipts.list('open', {}, page)).items.length
  return (await chainPayments.list('item', { equals: kind }, page)).items.length
}

export const itemKinds = [
  'unmatched',
  'review',
  'outgoing',
  'remainder',
  'excess',
  'abandoned',
  'token',
] as const

/** Settled orders that auth should have granted by now, up to 1,000. */
export async function countUncredited({ orders, now }: Ports): Promise<number> {
  const range = { to: now() - uncreditedAfterMs }
  return (await orders.list('uncredited', range, { limit: countsTo })).items.length
}

/** Milliseconds since the payments of a wallet last added up to its balance; none before it was first opened. */
export async function cursorLagMs({ chain, wallets, now }: Ports, address: string): Promise<number> {
  const genesisHash = chain?.genesisHash()
  const wallet = genesisHash === undefined ? undefined : await wallets.find(walletId(genesisHash, address))
  if (!wallet) throw new Error('The chain was not reached yet')
  return now() - wallet.agreed.at
}
