import { randomBytes } from 'node:crypto'
import { DomainError, type paymentRoutes } from '@thumbfolio/contracts'
import type { RouteHandlers } from '@thumbfolio/kit/http'
import { createOrder } from '../commands/create-order.js'
import { ownOrder } from '../commands/find-order.js'
import { prepareTransaction } from '../commands/prepare-transaction.js'
import { sendTransaction } from '../commands/send-transaction.js'
import { verifyPayment } from '../commands/verify-payment.js'
import type { Ports } from '../ports.js'
import { listOrders } from './list-orders.js'
import { presentOrder } from './present-order.js'
import { receiptHeaders, receiptPage } from './present-receipt.js'

const nonceBytes = 16

export const paymentHandlers = (ports: Ports): RouteHandlers<typeof paymentRoutes> => ({
  async pricing() {
    const genesisHash = ports.chain?.genesisHash()
    const network = { ...ports.network, ...(genesisHash !== undefined && { genesisHash }) }
    return { status: 200, body: { data: { pricingTiers: [...ports.tiers], network } } }
  },
  async createTransaction({ session, body }) {
    if (body.userId !== session.userId) throw new DomainError('not-found')
    const { order, isNew } = await createOrder(ports, body)
    const data = presentOrder(order, ports.network)
    return isNew
      ? { status: 201, body: { message: 'Order created', data } }
      : { status: 200, body: { message: 'You have this order open already', data } }
  },
  async verifyTransaction({ session, body }) {
    const { transactionId: orderId, signature: text } = body
    const answer = await verifyPayment(ports, { userId: session.userId, orderId, text })
    if (answer.kind === 'refused')
      throw new DomainError(answer.code, answer.detail === undefined ? {} : { detail: answer.detail })
    const data = presentOrder(answer.order, ports.network)
    switch (answer.kind) {
      case 'settled':
        return { status: 200, body: { message: 'Payment verified successfully!', data } }
      case 'confirming':
        return { status: 202, body: { message: 'Payment seen. Waiting for final confirmation.', data } }
      case 'nothing-seen':
        return { status: 202, body: { message: notSeen, data } }
    }
  },
  async transaction({ session, params }) {
    return {
      status: 200,
      body: { data: presentOrder(await find(ports, session.userId, params.id), ports.network) },
    }
  },
  async transactions({ session, query }) {
    return { status: 200, body: await listOrders(ports, session.userId, query) }
  },
  async receipt({ session, params }) {
    const order = await find(ports, session.userId, params.id)
    if (order.status !== 'settled') throw new DomainError('not-found')
    const nonce = randomBytes(nonceBytes).toString('base64')
    const page = Buffer.from(receiptPage(order, ports.network, nonce))
    return { status: 200, body: page, headers: receiptHeaders(nonce) }
  },
  async prepareTransaction({ session, body }) {
    const { transactionId: orderId, walletAddress } = body
    const data = await prepareTransaction(ports, { userId: session.userId, orderId, walletAddress })
    return { status: 200, body: { data } }
  },
  async sendTransaction({ session, body }) {
    const { transactionId: orderId, transaction } = body
    const signature = await sendTransaction(ports, { userId: session.userId, orderId, transaction })
    return { status: 202, body: { message: 'Transaction sent', data: { signature } } }
  },
})

const notSeen = "We can't see that transaction on Solana yet. It can take a minute; we keep checking."

async function find(ports: Ports, userId: string, id: string) {
  const order = await ownOrder(ports, userId, id)
  if (!order) throw new DomainError('not-found')
  return order
}
