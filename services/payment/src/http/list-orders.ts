import type { Order as OrderOnTheWire } from '@thumbfolio/contracts'
import { asOf } from '../domain/close-order.js'
import { orderPlace, orderRange } from '../domain/order-list.js'
import type { Ports } from '../ports.js'
import { presentOrder } from './present-order.js'

const standardPage = 50

/** One page of a user's orders, newest first. `after` is a place among the user's own, so a forged one shows nothing else. */
export async function listOrders(
  { orders, now, network }: Ports,
  userId: string,
  { after, limit = standardPage }: { after?: string | undefined; limit?: number | undefined },
): Promise<{ data: OrderOnTheWire[]; next?: string }> {
  const page = { limit: limit + 2, descending: true }
  const { items } = await orders.list('owner', orderRange(userId, after), page)
  const found = items.filter((order) => orderPlace(order) !== after)
  const shown = found.slice(0, limit)
  const last = shown.at(-1)
  return {
    data: shown.map((order) => presentOrder(asOf(order, now()), network)),
    ...(last && found.length > limit && { next: orderPlace(last) }),
  }
}
