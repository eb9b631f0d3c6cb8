import { z } from 'zod'
import { Lamports } from './lamports.js'

/** One transaction that was counted towards an order. */
export const Part = z.object({
  lamports: Lamports,
  finality: z.enum(['confirmed', 'finalized', 'dropped', 'failed']),
  /** When we first saw it. */
  seenAt: z.number(),
  /** The time of its block where the node knows it, else when we first saw it. */
  paidAt: z.number(),
})
export type Part = z.infer<typeof Part>

/** An operator's word about the money of an order; never changed afterwards. */
export const Decision = z.object({
  kind: z.enum(['settled', 'refunded']),
  at: z.number(),
  by: z.string(),
  note: z.string(),
  /** Of a refund: what went back, in the transaction that the chain shows. */
  lamports: Lamports.optional(),
  signature: z.string().optional(),
})
export type Decision = z.infer<typeof Decision>

const common = {
  id: z.string(),
  version: z.number().int(),
  schemaVersion: z.literal(1),
  userId: z.string(),
  /** The wallet that its owner named; absent once the account is deleted. */
  payer: z.string().optional(),
  tierIndex: z.number().int(),
  /** What it was made with; later changes of prices or wallets do not reach it. */
  credits: z.number().int().positive(),
  priceLamports: Lamports,
  priceUSD: z.string(),
  wallet: z.string(),
  reference: z.string(),
  /** The chain's tip when it was made: what is older cannot pay it. */
  fromSlot: z.number().int(),
  createdAt: z.number(),
  expiresAt: z.number(),
  /** Its place among the open orders of its user. Absent once another order took it while this one was expired. */
  place: z.number().int().optional(),
  /** By signature. */
  parts: z.record(z.string(), Part),
  decisions: z.array(Decision),
}

export const Order = z.discriminatedUnion('status', [
  z.object({ ...common, status: z.literal('pending') }),
  z.object({ ...common, status: z.literal('underpaid') }),
  z.object({ ...common, status: z.literal('confirming') }),
  z.object({ ...common, status: z.literal('expired') }),
  z.object({
    ...common,
    status: z.literal('settled'),
    settledAt: z.number(),
    /** When auth granted the credits. */
    creditedAt: z.number().optional(),
  }),
  z.object({
    ...common,
    status: z.literal('abandoned'),
    abandonedAt: z.number(),
    reason: z.enum(['time', 'account-deleted']),
  }),
])
export type Order = z.infer<typeof Order>

export const orderStates = [
  'pending',
  'underpaid',
  'confirming',
  'expired',
  'settled',
  'abandoned',
] as const satisfies readonly Order['status'][]
export type SettledOrder = Extract<Order, { status: 'settled' }>
type AbandonedOrder = Extract<Order, { status: 'abandoned' }>
/** An order that a payment can still bring to an end. */
export type WatchedOrder = Exclude<Order, SettledOrder | AbandonedOrder>

const openForMs = 15 * 60_000
export const watchedForMs = 24 * 3_600_000

export const isWatched = (order: Order): order is WatchedOrder =>
  order.status !== 'settled' && order.status !== 'abandoned'

/** Waits for its payment, so that no second one is made for the same package and wallet. */
export const isOpen = (order: Order): boolean => isWatched(order) && order.status !== 'expired'

export const openOrdersPerUser = 20

/** For an order that is paid after a newer one took its place: both are open then. */
export function withoutPlace(order: Order): Order {
  const { place: _place, ...rest } = order
  return rest
}

export function newOrder(
  terms: Pick<
    Order,
    | 'id'
    | 'userId'
    | 'tierIndex'
    | 'credits'
    | 'priceLamports'
    | 'priceUSD'
    | 'wallet'
    | 'reference'
    | 'fromSlot'
  > & { readonly payer: string },
  now: number,
): WatchedOrder {
  return {
    ...terms,
    version: 0,
    schemaVersion: 1,
    status: 'pending',
    parts: {},
    decisions: [],
    createdAt: now,
    expiresAt: now + openForMs,
  }
}

/** The lists that orders are found by. */
export type OrderIndex =
  | 'owner'
  | 'openOf'
  | 'openOn'
  | 'payer'
  | 'settledPayer'
  | 'expiry'
  | 'watchEnd'
  | 'status'
  | 'uncredited'
  | 'owed'
