import { commitOnto, traced } from '@thumbfolio/kit'
import { paymentId, type ChainPayment, type Resolution } from '../domain/chain-payment.js'
import { OperatorRefusal, type Signed } from '../domain/operator-action.js'
import type { Order } from '../domain/order.js'
import { assigned, isAssignedTo, whyNotAssign } from '../domain/resolve-payment.js'
import type { OperatorPorts } from '../ports.js'
import { countInOrder } from './observe-transaction.js'
import { chainOf, genesisOf } from './reach-chain.js'
import { recordAction } from './record-action.js'

/**
 * Gives a payment that no order counts to the order that it was meant for. Safe to repeat, and after a crash it has to be:
 * the second time finishes what the first began. @throws OperatorRefusal
 */
export const assignPayment = traced(
  'assign-payment',
  async (
    ports: OperatorPorts,
    { signature, orderId, ...signed }: Signed & { signature: string; orderId: string },
  ): Promise<Order> => {
    const payment = await paymentOf(ports, signature)
    const order = await orderOf(ports, orderId)
    if (isAssignedTo(payment, orderId)) await countInOrder(ports, payment)
    else await assign(ports, payment, order, signed)
    return orderOf(ports, orderId)
  },
)

async function assign(ports: OperatorPorts, payment: ChainPayment, order: Order, signed: Signed): Promise<void> {
  const { chainPayments, now } = ports
  const { id, signature } = payment
  refuse(whyNotAssign(payment, order, now()))
  const { by, reason, at } = await recordAction(ports, {
    ...{ id: `assign:${id}:${order.id}`, kind: 'assign', subject: signature, orderId: order.id },
    ...signed,
  })
  const resolution: Resolution = { kind: 'assigned', at, by, note: reason, orderId: order.id }
  const bound = await commitOnto(chainPayments, payment, (latest = payment) => {
    if (isAssignedTo(latest, order.id)) return undefined
    refuse(whyNotAssign(latest, order, now()))
    return assigned(latest, order.id, resolution)
  })
  await countInOrder(ports, bound ?? (await paymentOf(ports, signature)))
}

export function refuse(reason: string | undefined): void {
  if (reason !== undefined) throw new OperatorRefusal(reason)
}

export async function paymentOf(ports: OperatorPorts, signature: string): Promise<ChainPayment> {
  const id = paymentId(genesisOf(chainOf(ports)), signature)
  const payment = await ports.chainPayments.find(id)
  if (!payment) throw new OperatorRefusal(`No transaction ${signature} moved SOL of a wallet of ours.`)
  return payment
}

export async function orderOf({ orders }: OperatorPorts, orderId: string): Promise<Order> {
  const order = await orders.find(orderId)
  if (!order) throw new OperatorRefusal(`There is no order ${orderId}.`)
  return order
}
