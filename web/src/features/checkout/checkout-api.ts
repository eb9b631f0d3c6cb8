import { paymentRoutes, PaymentNetwork } from '@thumbfolio/contracts'
import { z } from 'zod'
import { callWith } from '../../lib/api-client.js'
import { isOpen, OrderView } from '../../lib/order-view.js'
import { ordersPage } from '../../lib/orders-api.js'

const OrderAnswer = z.object({ data: OrderView })

/** Makes an order, or answers with the open one of the same package and wallet. */
export const createOrder = async (body: {
  userId: string
  tierIndex: number
  walletAddress: string
}): Promise<OrderView> => (await callWith(paymentRoutes.createTransaction, OrderAnswer, { body })).body.data

export const orderNow = async (id: string, signal?: AbortSignal): Promise<OrderView> =>
  (await callWith(paymentRoutes.transaction, OrderAnswer, { params: { id } }, { signal })).body.data

/** The user's orders that still expect a payment, newest first. */
export const openOrders = async (signal: AbortSignal): Promise<OrderView[]> =>
  (await ordersPage({ limit: 20 }, signal)).data.filter(isOpen)

const text = z.string().optional().catch(undefined)
const VerifyAnswer = z
  .object({ message: text, data: OrderView.optional().catch(undefined) })
  .catch({ message: undefined, data: undefined })

export interface Verified {
  /** Settled; without it the payment is not final yet. */
  readonly isSettled: boolean
  readonly message: string | undefined
  readonly order: OrderView | undefined
}

/** Looks for the payment now. `signature` is a transaction's, or the order's reference. */
export async function verifyOrder(transactionId: string, signature: string): Promise<Verified> {
  const body = { transactionId, signature }
  const { status, body: answer } = await callWith(paymentRoutes.verifyTransaction, VerifyAnswer, { body })
  return { isSettled: status === 200, message: answer.message, order: answer.data }
}

const Prepared = paymentRoutes.prepareTransaction.answers[200].pick({ data: true })

/** The bytes, in base64, of a transaction that pays what remains from that wallet. */
export async function prepareTransaction(transactionId: string, walletAddress: string): Promise<string> {
  const body = { transactionId, walletAddress }
  return (await callWith(paymentRoutes.prepareTransaction, Prepared, { body })).body.data.transaction
}

const Sent = z.object({ data: z.object({ signature: z.string() }) })

/** Sends what a wallet signed, in base64, and answers with its signature. */
export async function sendTransaction(transactionId: string, transaction: string): Promise<string> {
  const body = { transactionId, transaction }
  return (await callWith(paymentRoutes.sendTransaction, Sent, { body })).body.data.signature
}

const PricingAnswer = z.object({ data: z.object({ network: PaymentNetwork.optional().catch(undefined) }) })
const mainnet: PaymentNetwork = { cluster: 'mainnet-beta', explorerUrl: 'https://explorer.solana.com' }

/** The chain that orders are paid on: mainnet, where the server does not say. */
export const paymentNetwork = async (signal: AbortSignal): Promise<PaymentNetwork> =>
  (await callWith(paymentRoutes.pricing, PricingAnswer, {}, { signal })).body.data.network ?? mainnet
