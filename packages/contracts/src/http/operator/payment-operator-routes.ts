import { z } from 'zod'
import { UserGrants } from '../../user-grants.js'
import { route, type RouteTable } from '../../route.js'
import { IdParams } from '../answers.js'
import { operatorAction, operatorActionsOf, operatorQuery, Reason } from './operator-shapes.js'
import { CheckedBooks, OperatorOrder, PaymentItem, PendingRefund } from './payment-operator-shapes.js'

const OrderAnswer = z.object({ order: OperatorOrder })
const RefundAnswer = z.object({ pending: PendingRefund })

/** A refusal of payment says why in its `detail`. */
const refusals = ['validation-failed', 'payment-decision-refused', 'chain-unavailable'] as const

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
    answers: { 200: CheckedBooks },
    problems: ['validation-failed'],
  }),
  assignPayment: route({
    ...operatorAction,
    service: 'payment',
    path: '/operator/payments/:id/assign',
    summary: 'Give a transaction that no order counts to the order that it was meant for',
    params: IdParams,
    body: z.object({ orderId: z.string().max(100), reason: Reason }),
    answers: { 200: OrderAnswer },
    problems: [...refusals, 'own-account'],
  }),
  settleOrder: route({
    ...operatorAction,
    service: 'payment',
    path: '/operator/orders/:id/settle',
    summary: 'Grant the credits of an abandoned order',
    params: IdParams,
    answers: { 200: OrderAnswer },
    problems: [...refusals, 'own-account'],
  }),
  explainPayment: route({
    ...operatorAction,
    service: 'payment',
    path: '/operator/payments/:id/explain',
    summary: 'Close a transaction that needs neither an order nor a refund',
    params: IdParams,
    answers: { 200: z.object({ signature: z.string() }) },
    problems: refusals,
  }),
  rereadWallet: route({
    ...operatorAction,
    service: 'payment',
    path: '/operator/wallets/:id/reread',
    summary: 'Have the next sweep read a wallet of ours from its opening',
    params: IdParams,
    answers: { 200: z.object({ address: z.string() }) },
    problems: refusals,
  }),
  pendingRefunds: route({
    ...operatorQuery,
    service: 'payment',
    path: '/operator/refunds',
    summary: 'Refunds that wait for a second operator, oldest first',
    query: z.object({ state: z.enum(['open', 'all']).default('open') }),
    answers: { 200: z.object({ refunds: z.array(PendingRefund) }) },
    problems: ['validation-failed'],
  }),
  askForRefund: route({
    ...operatorAction,
    service: 'payment',
    path: '/operator/refunds',
    summary: 'Ask another operator to confirm a refund',
    body: z.object({
      /** An order id, or the signature of a transaction that bought nothing. */
      caseId: z.string().min(1).max(100),
      /** Who gets it, where that is not the sender. */
      to: z.string().max(100).optional(),
      reason: Reason,
    }),
    /** Another one has to confirm it. */
    answers: { 202: RefundAnswer },
    problems: [...refusals, 'own-account', 'refund-waiting'],
  }),
  confirmRefund: route({
    ...operatorAction,
    service: 'payment',
    path: '/operator/refunds/:id/confirm',
    summary: 'Record a refund that another operator asked for and that the chain shows as final',
    params: IdParams,
    body: z.object({ signature: z.string().min(1).max(100), reason: Reason }),
    answers: { 200: RefundAnswer },
    problems: [...refusals, 'own-account', 'same-operator', 'refund-decided'],
  }),
  refuseRefund: route({
    ...operatorAction,
    service: 'payment',
    path: '/operator/refunds/:id/refuse',
    summary: 'Refuse a refund that another operator asked for',
    params: IdParams,
    answers: { 200: RefundAnswer },
    problems: ['validation-failed', 'same-operator', 'refund-decided'],
  }),
  paymentActions: operatorActionsOf('payment'),
} satisfies RouteTable
