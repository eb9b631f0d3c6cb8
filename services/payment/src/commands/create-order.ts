import { randomUUID } from 'node:crypto'
import { DomainError } from '@thumbfolio/contracts'
import { commitOnto, KeyTaken, traced } from '@thumbfolio/kit'
import { openKey } from '../collections.js'
import { isAddress } from '../domain/base58.js'
import { ChainUnavailable } from '../domain/chain-errors.js'
import { asOf } from '../domain/close-order.js'
import { isOpen, newOrder, type Order } from '../domain/order.js'
import type { Ports } from '../ports.js'
import { openWallet } from './open-wallet.js'
import { chainOf } from './reach-chain.js'

const openOrdersPerUser = 20
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
    await refuseTooMany(ports, request.userId)
    const place = await placeOnChain(ports)
    const made = newOrder(
      {
        ...{ id: randomUUID(), userId: request.userId, tierIndex: request.tierIndex, payer, ...place },
        ...{ credits: tier.credits, priceLamports: tier.amountLamports, priceUSD: tier.priceUSD },
      },
      ports.now(),
    )
    try {
      return { order: await ports.orders.commit(made), isNew: true }
    } catch (error) {
      const other = error instanceof KeyTaken ? await ports.orders.findBy('open', key) : undefined
      if (!other) throw error
      return { order: other, isNew: false }
    }
  },
)

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

/** The open order of this key. One whose time is over gives the key back first. */
async function stillOpen({ orders, now }: Ports, key: string): Promise<Order | undefined> {
  const known = await orders.findBy('open', key)
  if (!known || isOpen(asOf(known, now()))) return known
  const latest = await commitOnto(orders, known, (order) => order && asOf(order, now()))
  return latest && isOpen(latest) ? latest : undefined
}

async function refuseTooMany({ orders, now }: Ports, userId: string): Promise<void> {
  const { items } = await orders.list('openOf', { equals: userId }, { limit: 2 * openOrdersPerUser })
  const open = items.filter((order) => isOpen(asOf(order, now())))
  if (open.length < openOrdersPerUser) return
  const firstEndsAt = Math.min(...open.map(({ expiresAt }) => expiresAt))
  throw new DomainError('too-many-orders', {
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
