import { randomInt, randomUUID } from 'node:crypto'
import { DomainError } from '@thumbfolio/contracts'
import { commitOnto, KeyTaken, traced } from '@thumbfolio/kit'
import { openKey } from '../collections.js'
import { isAddress } from '../domain/base58.js'
import { ChainUnavailable } from '../domain/chain-errors.js'
import { asOf } from '../domain/close-order.js'
import { isOpen, newOrder, openOrdersPerUser, type Order } from '../domain/order.js'
import type { Ports } from '../ports.js'
import { openWallet } from './open-wallet.js'
import { chainOf } from './reach-chain.js'

const noOrderMade =
  "We couldn't reach the Solana network, so no order was made. Please try again in a minute."

export interface OrderRequest {
  readonly userId: string
  readonly tierIndex: number
  readonly walletAddress: string
}

/**
 * Makes an order at today's price. The open order of the same user, package and wallet is answered again instead, at its own
 * price. @throws DomainError `validation-failed`, `too-many-orders`, `chain-unavailable`, `unauthenticated`
 */
export const createOrder = traced(
  'create-order',
  async (ports: Ports, request: OrderRequest): Promise<{ order: Order; isNew: boolean }> => {
    const tier = tierOf(ports, request.tierIndex)
    const payer = payerOf(ports, request.walletAddress)
    if (await ports.erasures.isErased(request.userId)) throw new DomainError('unauthenticated')
    const key = openKey({ ...request, payer })
    const open = await stillOpen(ports, key)
    if (open) return { order: open, isNew: false }
    const place = await freePlace(ports, request.userId)
    const onChain = await placeOnChain(ports)
    const made = newOrder(
      {
        ...{ id: randomUUID(), userId: request.userId, tierIndex: request.tierIndex, payer, ...onChain },
        ...{ credits: tier.credits, priceLamports: tier.amountLamports, priceUSD: tier.priceUSD },
      },
      ports.now(),
    )
    return commitNew(ports, made, { key, place })
  },
)

/** Of equal requests at once one makes the order; of too many at once as many as there are places. */
async function commitNew(
  ports: Ports,
  made: Order,
  { key, place }: { key: string; place: number },
): Promise<{ order: Order; isNew: boolean }> {
  try {
    return { order: await ports.orders.commit({ ...made, place }), isNew: true }
  } catch (error) {
    if (!(error instanceof KeyTaken) || error.key === 'reference') throw error
    const other = await ports.orders.findBy('open', key)
    if (other) return { order: other, isNew: false }
    return commitNew(ports, made, { key, place: await freePlace(ports, made.userId) })
  }
}

const invalid = (pointer: string, detail: string) =>
  new DomainError('validation-failed', { detail, errors: [{ pointer, detail }] })

function tierOf({ tiers }: Ports, index: number) {
  const tier = tiers[index]
  if (!tier) throw invalid('#/tierIndex', 'Please choose a package')
  return tier
}

function payerOf({ addresses }: Ports, text: string): string {
  if (!isAddress(text)) throw invalid('#/walletAddress', 'That is not a Solana wallet address')
  if (addresses.includes(text))
    throw invalid('#/walletAddress', 'That is our own wallet. Please enter the one that you pay from')
  return text
}

/** The open order of this key. */
async function stillOpen(ports: Ports, key: string): Promise<Order | undefined> {
  const known = await ports.orders.findBy('open', key)
  const latest = known && (await expireInTime(ports, known))
  return latest && isOpen(latest) ? latest : undefined
}

/** One whose time is over gives its keys back. */
async function expireInTime({ orders, now }: Ports, known: Order): Promise<Order> {
  if (asOf(known, now()).status === known.status) return known
  return commitOnto(orders, known, (latest = known) => asOf(latest, now()))
}

/** @throws DomainError `too-many-orders` where all are taken */
async function freePlace(ports: Ports, userId: string): Promise<number> {
  const { items } = await ports.orders.list('openOf', { equals: userId }, { limit: 2 * openOrdersPerUser })
  const open = (await Promise.all(items.map((order) => expireInTime(ports, order)))).filter(isOpen)
  if (open.length >= openOrdersPerUser) throw tooMany(ports, open)
  const free = Array.from({ length: openOrdersPerUser }, (_, place) => place).filter((place) =>
    open.every((order) => order.place !== place),
  )
  // Any of them: requests at once then seldom meet.
  return free[randomInt(free.length)]!
}

function tooMany({ now }: Ports, open: readonly Order[]): DomainError {
  const firstEndsAt = Math.min(...open.map(({ expiresAt }) => expiresAt))
  return new DomainError('too-many-orders', {
    retryAfterSeconds: Math.max(1, Math.ceil((firstEndsAt - now()) / 1000)),
  })
}

/** What ties a payment to the order: our wallet, a fresh reference, and the tip that older transactions lie below. */
async function placeOnChain(ports: Ports): Promise<{ wallet: string; reference: string; fromSlot: number }> {
  const [wallet] = ports.addresses
  try {
    const chain = chainOf(ports)
    if (wallet === undefined) throw new ChainUnavailable('No wallet is configured')
    const [tip, watched] = await Promise.all([chain.tip(), openWallet(ports, wallet)])
    return { wallet, reference: chain.newReference(), fromSlot: Math.max(tip.confirmed, watched.slot) }
  } catch (cause) {
    if (!(cause instanceof ChainUnavailable)) throw cause
    throw new DomainError('chain-unavailable', { detail: noOrderMade, cause })
  }
}
