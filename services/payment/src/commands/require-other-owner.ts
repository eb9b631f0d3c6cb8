import { DomainError } from '@thumbfolio/contracts'
import type { Order } from '../domain/order.js'
import { ordersNamedBy, type Case } from '../domain/resolve-payment.js'
import type { OperatorPorts } from '../ports.js'

/** No operator decides about money of their own account. @throws DomainError `own-account` */
export function requireOtherOwner({ userId }: Pick<Order, 'userId'>, by: string): void {
  if (userId === by) throw new DomainError('own-account')
}

/** The same for all orders that a case may be about. @throws DomainError `own-account` */
export async function requireOtherOwners({ orders }: OperatorPorts, known: Case, by: string): Promise<void> {
  for (const id of ordersNamedBy(known)) {
    const order = known.kind === 'order' ? known.order : await orders.find(id)
    if (order) requireOtherOwner(order, by)
  }
}
