import { z } from 'zod'
import { UserGrants } from '../../user-grants.js'
import { route, type RouteTable } from '../../route.js'
import { operatorActionsOf, operatorQuery } from './operator-shapes.js'

/** Money that needs an operator. What to do about each kind is in the runbook of payments. */
export const PaymentItem = z.object({
  kind: z.string(),
  /** Whole lamports, as text. */
  lamports: z.string(),
  since: z.iso.datetime(),
  reason: z.string(),
  /** Signatures of its transactions. */
  transactions: z.array(z.string()),
  /** The order that it is about, or orders that it may have been meant for. */
  orders: z.array(z.string()),
  /** Wallets that sent it; empty while the chain does not say. */
  senders: z.array(z.string()).optional(),
  /** What came in tokens instead of SOL. `amount` is in whole tokens, as text. */
  tokens: z.array(z.object({ mint: z.string(), amount: z.string(), account: z.string() })).optional(),
})
export type PaymentItem = z.infer<typeof PaymentItem>

/** Of settled orders, in credits. */
const Credits = z.object({
  settled: z.number().int(),
  granted: z.number().int(),
  onTheWay: z.number().int(),
  withoutAccount: z.number().int(),
})

/** Operators' calls of payment, by the session of one who confirmed the password. */
export const paymentOperatorRoutes = {
  paymentItems: route({
    ...operatorQuery,
    service: 'payment',
    path: '/operator/payment-items',
    summary: 'Money that needs an operator',
    answers: { 200: z.object({ items: z.array(PaymentItem) }) },
    problems: [],
  }),
  checkBooks: route({
    service: 'payment',
    method: 'POST',
    path: '/operator/books',
    summary: 'Reads every wallet, adds all payments up, and compares settled orders with what auth granted',
    access: 'operator-confirmed',
    rate: 'operator',
    isReading: true,
    body: z.object({ grants: z.array(UserGrants) }),
    bodyLimitBytes: 32 * 2 ** 20,
    answers: { 200: z.object({ uneven: z.array(z.string()), credits: Credits }) },
    problems: ['validation-failed'],
  }),
  paymentActions: operatorActionsOf('payment'),
} satisfies RouteTable
