import { traced } from '@thumbfolio/kit/base'
import { retryStale } from '@thumbfolio/kit/store'
import { settleByHand } from '../domain/close-order.js'
import { eventsOf } from '../domain/count-payment.js'
import { refuse, type Signed } from '../domain/operator-action.js'
import type { Decision, Order } from '../domain/order.js'
import { whyNotSettle } from '../domain/resolve-payment.js'
import type { OperatorPorts } from '../ports.js'
import { orderOf } from './find-case.js'
import { recordAction } from './record-action.js'
import { refuseWhileRefundWaits } from './refund-requests.js'
import { requireOtherOwner } from './require-other-owner.js'

/**
 * Settles an abandoned order by an operator's decision, at its own price: its credits are granted once, like those of every order.
 * Safe to repeat. @throws OperatorRefusal, DomainError `own-account`
 */
export const settleOrder = traced(
  'settle-order',
  async (ports: OperatorPorts, { orderId, ...signed }: Signed & { orderId: string }): Promise<Order> => {
    const order = await orderOf(ports, orderId)
    requireOtherOwner(order, signed.by)
    if (isSettledByHand(order)) return order
    refuse(whyNotSettle(order))
    await refuseWhileRefundWaits(ports, orderId)
    const { by, reason, at } = await recordAction(ports, {
      id: `settle:${orderId}`,
      kind: 'settle',
      subject: orderId,
      ...signed,
    })
    return settle(ports, orderId, { kind: 'settled', at, by, note: reason })
  },
)

const settle = ({ orders, ...ports }: OperatorPorts, orderId: string, decision: Decision): Promise<Order> =>
  retryStale(async () => {
    const order = await orderOf({ orders, ...ports }, orderId)
    if (isSettledByHand(order)) return order
    refuse(whyNotSettle(order))
    const next = settleByHand(order, decision, ports.now())
    return orders.commit(next, { events: eventsOf(order, next) })
  })

const isSettledByHand = ({ decisions }: Order): boolean => decisions.some(({ kind }) => kind === 'settled')
