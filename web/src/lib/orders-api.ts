import { paymentRoutes } from '@thumbfolio/contracts'
import { z } from 'zod'
import { addressOf, callWith } from './api-client.js'
import { OrderView } from './order-view.js'

const OrdersPage = z.object({ data: z.array(OrderView), next: z.string().optional() })
export type OrdersPage = z.output<typeof OrdersPage>

/** The user's orders, newest first, from behind the cursor `after`. */
export async function ordersPage(
  { limit, after }: { limit: number; after?: string | undefined },
  signal?: AbortSignal,
): Promise<OrdersPage> {
  const query = { limit, ...(after !== undefined && { after }) }
  return (await callWith(paymentRoutes.transactions, OrdersPage, { query }, { signal })).body
}

export const receiptAddress = (id: string): string => addressOf(paymentRoutes.receipt, { id })
