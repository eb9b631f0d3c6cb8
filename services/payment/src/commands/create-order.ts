import { randomUUID } from 'node:crypto'
import { DomainError } from '@thumbfolio/contracts'
import { traced } from '@thumbfolio/kit/base'
import { KeyTaken } from '@thumbfolio/kit/store'
import { openKey } from '../collections.js'
import { isAddress } from '../domain/base58.js'
import { ChainUnavailable } from '../domain/chain-errors.js'
import { isOpen, newOrder, type Order } from '../domain/order.js'
import type { Ports } from '../ports.js'
import { expireInTime, freePlace } from './free-place.js'
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
    await refuseErased(ports, request.userId)
    const key = openKey({ ...request, payer })
    const open = await stillOpen(ports, key)
    if (open) return { order: open, isNew: false }
    const place = await freePlace(ports, request.userId)
    const onChain = await placeOnChain(ports)
    const made = newOrder(
      {
        id: randomUUID(),
        userId: request.userId,
        tierIndex: request.tierIndex,
        payer,
        ...onChain,
        credits: tier.credits,
        priceLamports: tier.amountLamports,
        priceUSD: tier.priceUSD,
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
  // The node may have taken seconds: the account can be deleted by now.
  await refuseErased(ports, made.userId)
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

async function refuseErased({ erasures }: Ports, userId: string): Promise<void> {
  if (await erasures.isErased(userId)) throw new DomainError('unauthenticated')
}

/** The open order of this key. */
async function stillOpen(ports: Ports, key: string): Promise<Order | undefined> {
  const known = await ports.orders.findBy('open', key)
  const latest = known && (await expireInTime(ports, known))
  return latest && isOpen(latest) ? latest : undefined
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
