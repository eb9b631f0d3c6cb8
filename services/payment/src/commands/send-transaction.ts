import { DomainError } from '@thumbfolio/contracts'
import { traced } from '@thumbfolio/kit/base'
import { TransactionRefused, UnreadableTransaction } from '../domain/chain-errors.js'
import { remaining } from '../domain/order-money.js'
import type { Order } from '../domain/order.js'
import type { Ports, SignedTransaction } from '../ports.js'
import { ownOrder } from './find-order.js'
import { orUnavailable } from './prepare-transaction.js'
import { chainOf } from './reach-chain.js'

/**
 * Relays what a wallet signed, where it pays this order and nothing else is known of it. Answers with its signature.
 * @throws DomainError `order-not-found`, `order-abandoned`, `transaction-does-not-pay`, `transaction-refused`, `chain-unavailable`
 */
export const sendTransaction = traced(
  'send-transaction',
  async (
    ports: Ports,
    request: { readonly userId: string; readonly orderId: string; readonly transaction: string },
  ): Promise<string> => {
    const order = await ownOrder(ports, request.userId, request.orderId)
    if (!order) throw new DomainError('order-not-found')
    if (order.status === 'abandoned') throw new DomainError('order-abandoned')
    const chain = await orUnavailable(async () => chainOf(ports))
    if (
      !pays(
        readSigned(() => chain.readTransaction(request.transaction)),
        order,
      )
    )
      throw new DomainError('transaction-does-not-pay')
    try {
      return await orUnavailable(() => chain.send(request.transaction))
    } catch (cause) {
      if (!(cause instanceof TransactionRefused)) throw cause
      throw new DomainError('transaction-refused', { detail: cause.message, cause })
    }
  },
)

function readSigned(read: () => SignedTransaction): SignedTransaction {
  try {
    return read()
  } catch (cause) {
    if (!(cause instanceof UnreadableTransaction)) throw cause
    throw new DomainError('transaction-does-not-pay', { cause })
  }
}

/** It transfers to the order's wallet, and the reference or the named sender will prove whose it is. */
function pays({ accounts, transfers }: SignedTransaction, order: Order): boolean {
  if (remaining(order) === 0n) return false
  return transfers.some(
    ({ from, to, lamports }) =>
      to === order.wallet && lamports > 0n && (accounts.has(order.reference) || from === order.payer),
  )
}
