import type { Order } from './order.js'

/** Where an order is among its user's: by the time it was made, no two at one place. */
export const orderPlace = ({ createdAt, id }: Pick<Order, 'createdAt' | 'id'>): string =>
  `${new Date(createdAt).toISOString()}:${id}`

export const orderKey = (order: Order): string => `${order.userId}:${orderPlace(order)}`

/** All orders of a user, or those up to a place. */
export const orderRange = (userId: string, upTo = '~'): { from: string; to: string } => ({
  from: `${userId}:`,
  to: `${userId}:${upTo}`,
})
