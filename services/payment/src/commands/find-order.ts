import type { Order } from '../domain/order.js'
import { asOf } from '../domain/close-order.js'
import type { Ports } from '../ports.js'

const orderId = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** The current order of this user; a foreign, malformed or absent id gives the same answer. */
export async function ownOrder(
  { orders, now }: Pick<Ports, 'orders' | 'now'>,
  userId: string,
  id: string,
): Promise<Order | undefined> {
  const order = orderId.test(id) ? await orders.find(id) : undefined
  return order?.userId === userId ? asOf(order, now()) : undefined
}
