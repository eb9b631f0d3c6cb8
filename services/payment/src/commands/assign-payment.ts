import { traced } from '@thumbfolio/kit/base'
import { commitOnto } from '@thumbfolio/kit/store'
import type { ChainPayment, Resolution } from '../domain/chain-payment.js'
import { refuse, type Signed } from '../domain/operator-action.js'
import type { Order } from '../domain/order.js'
import { assigned, isAssignedTo, whyNotAssign } from '../domain/resolve-payment.js'
import type { OperatorPorts } from '../ports.js'
import { orderOf, paymentOf } from './find-case.js'
import { countInOrder } from './observe-transaction.js'
import { recordAction } from './record-action.js'
import { refuseWhileRefundWaits } from './refund-requests.js'
import { requireOtherOwner } from './require-other-owner.js'

/**
 * Gives a payment that no order counts to the order that it was meant for. Safe to repeat, and after a crash it has to be:
 * the second time finishes what the first began. @throws OperatorRefusal, DomainError `own-account`
 */
export const assignPayment = traced(
  'assign-payment',
  async (
    ports: OperatorPorts,
    { signature, orderId, ...signed }: Signed & { signature: string; orderId: string },
  ): Promise<Order> => {
    const payment = await paymentOf(ports, signature)
    const order = await orderOf(ports, orderId)
    requireOtherOwner(order, signed.by)
    if (isAssignedTo(payment, orderId)) await countInOrder(ports, payment)
    else await assign(ports, payment, order, signed)
    return orderOf(ports, orderId)
  },
)

async function assign(
  ports: OperatorPorts,
  payment: ChainPayment,
  order: Order,
  signed: Signed,
): Promise<void> {
  const { chainPayments, now } = ports
  const { id, signature } = payment
  refuse(whyNotAssign(payment, order, now()))
  await refuseWhileRefundWaits(ports, signature)
  const { by, reason, at } = await recordAction(ports, {
    id: `assign:${id}:${order.id}`,
    kind: 'assign',
    subject: signature,
    orderId: order.id,
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
