import { watchedForMs, type Order } from './order.js'

/** Where an order is among its user's: by the time it was made, no two at one place. */
export const orderPlace = ({ createdAt, id }: Pick<Order, 'createdAt' | 'id'>): string =>
  `${new Date(createdAt).toISOString()}:${id}`

export const orderKey = (order: Order): string => `${order.userId}:${orderPlace(order)}`

/** All orders of a user, or those up to a place. */
export const orderRange = (userId: string, upTo = '~'): { from: string; to: string } => ({
  from: `${userId}:`,
  to: `${userId}:${upTo}`,
})

/** Settled orders of a wallet, by the time that they were open until. */
export const settledPayerKey = (payer: string, expiresAt: number): string =>
  `${payer}:${new Date(expiresAt).toISOString()}`

/** Those that would still be watched had nothing settled them. */
export const settledPayerRange = (payer: string, now: number): { from: string; to: string } => ({
  from: settledPayerKey(payer, now - watchedForMs),
  to: `${payer}:~`,
})
