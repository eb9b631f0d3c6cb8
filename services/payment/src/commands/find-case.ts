import { paymentId, type ChainPayment } from '../domain/chain-payment.js'
import { OperatorRefusal } from '../domain/operator-action.js'
import type { Order } from '../domain/order.js'
import type { Case } from '../domain/resolve-payment.js'
import type { OperatorPorts } from '../ports.js'
import { chainOf, genesisOf } from './reach-chain.js'

/** @throws OperatorRefusal where nothing of ours is known of it */
export async function paymentOf(ports: OperatorPorts, signature: string): Promise<ChainPayment> {
  const id = paymentId(genesisOf(chainOf(ports)), signature)
  const payment = await ports.chainPayments.find(id)
  if (!payment) throw new OperatorRefusal(`No transaction ${signature} moved SOL of a wallet of ours.`)
  return payment
}

/** @throws OperatorRefusal */
export async function orderOf({ orders }: OperatorPorts, orderId: string): Promise<Order> {
  const order = await orders.find(orderId)
  if (!order) throw new OperatorRefusal(`There is no order ${orderId}.`)
  return order
}

const isOrderId = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)

/** Finds the case of an order id or a signature. @throws OperatorRefusal */
export async function caseOf(ports: OperatorPorts, id: string): Promise<Case> {
  return isOrderId(id)
    ? { kind: 'order', order: await orderOf(ports, id) }
    : { kind: 'payment', payment: await paymentOf(ports, id) }
}
