import { commitOnto, everyItem } from '@thumbfolio/kit/store'
import { withoutOwner } from '../domain/close-order.js'
import { orderRange } from '../domain/order-list.js'
import type { Ports } from '../ports.js'

/**
 * Orders of a deleted account stay, without the payer's address. What still comes for one is the operator's. Safe to repeat.
 */
export async function forgetUser(
  { orders, now }: Pick<Ports, 'orders' | 'now'>,
  userId: string,
): Promise<void> {
  for await (const order of everyItem(orders, 'owner', orderRange(userId)))
    await commitOnto(orders, order, (latest) =>
      latest?.payer === undefined ? undefined : withoutOwner(latest, now()),
    )
}
