import { DomainError } from '@thumbfolio/contracts'
import { traced } from '@thumbfolio/kit/base'
import { isAddress } from '../domain/base58.js'
import { ChainUnavailable } from '../domain/chain-errors.js'
import { remaining } from '../domain/order-money.js'
import type { Chain, Ports } from '../ports.js'
import { ownOrder } from './find-order.js'
import { chainOf } from './reach-chain.js'

/**
 * An unsigned transaction that pays what remains of an order from the connected wallet.
 * @throws DomainError `order-not-found`, `order-abandoned`, `nothing-left-to-pay`, `chain-unavailable`
 */
export const prepareTransaction = traced(
  'prepare-transaction',
  async (
    ports: Ports,
    request: { readonly userId: string; readonly orderId: string; readonly walletAddress: string },
  ): ReturnType<Chain['prepareTransfer']> => {
    const { userId, orderId, walletAddress: from } = request
    if (!isAddress(from) || ports.addresses.includes(from)) {
      const detail = 'That is not a Solana wallet address'
      throw new DomainError('validation-failed', {
        detail,
        errors: [{ pointer: '#/walletAddress', detail }],
      })
    }
    const order = await ownOrder(ports, userId, orderId)
    if (!order) throw new DomainError('order-not-found')
    if (order.status === 'abandoned') throw new DomainError('order-abandoned')
    const lamports = remaining(order)
    if (order.status === 'settled' || lamports === 0n) throw new DomainError('nothing-left-to-pay')
    const { wallet: to, reference } = order
    return orUnavailable(() => chainOf(ports).prepareTransfer({ from, to, lamports, reference }))
  },
)

/** @throws DomainError `chain-unavailable` */
export async function orUnavailable<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (cause) {
    if (!(cause instanceof ChainUnavailable)) throw cause
    throw new DomainError('chain-unavailable', { cause })
  }
}
