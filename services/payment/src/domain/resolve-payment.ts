import { movedLamports, unresolvedLamports, type ChainPayment, type Resolution } from './chain-payment.js'
import { countPayment } from './count-payment.js'
import { solText } from './lamports.js'
import { owed } from './order-money.js'
import type { Decision, Order } from './order.js'

/** How an order counts a payment. */
const partOf = ({ finality, seenAt, blockTime }: ChainPayment, lamports: string) => ({
  lamports,
  finality,
  seenAt,
  paidAt: blockTime ?? seenAt,
})

export const isAssignedTo = ({ resolutions }: ChainPayment, orderId: string): boolean =>
  resolutions.some((known) => known.kind === 'assigned' && known.orderId === orderId)

/** Why a payment cannot be given to an order; undefined where it can. */
export function whyNotAssign(payment: ChainPayment, order: Order, now: number): string | undefined {
  const { standing, finality, signature, resolutions } = payment
  const done = resolutions.at(-1)
  if (standing.kind === 'bound') return `It pays for order ${standing.orderId} already.`
  if (standing.kind === 'outgoing') return 'It takes SOL out of our wallet and pays for nothing.'
  if (done) return `It was ${done.kind} on ${new Date(done.at).toISOString()} by ${done.by}.`
  if (finality !== 'finalized') return `It is not final on chain (${finality}). Try again in a minute.`
  const lamports = movedLamports(payment)
  if (payment.deltas === undefined || lamports <= 0n)
    return 'Its amount is not known yet. Two sweeps whose balance does not add up will tell it.'
  // One that the order counts already lost its own record, and gets it back.
  if (Object.hasOwn(order.parts, signature)) return undefined
  if (order.status === 'settled') return `Order ${order.id} is settled. What is too much can only go back.`
  if (!countPayment(order, signature, partOf(payment, lamports.toString()), now))
    return `Order ${order.id} counts 32 parts already, and this one does not meet what remains.`
  return undefined
}

/** The payment as part of an order, by an operator's word. The order has to count it then. */
export const assigned = (payment: ChainPayment, orderId: string, by: Resolution): ChainPayment => ({
  ...payment,
  standing: { kind: 'bound', orderId, lamports: movedLamports(payment).toString() },
  resolutions: [...payment.resolutions, by],
})

/** Why an order cannot be settled by hand; undefined where it can. */
export function whyNotSettle(order: Order): string | undefined {
  if (order.status === 'settled') return 'It is settled already.'
  if (order.status !== 'abandoned')
    return `It is ${order.status}: what is still paid settles it, and 24 hours after its end it is abandoned.`
  if (order.payer === undefined) return 'Its account is deleted, so credits would reach nobody. Refund it.'
  return undefined
}

/** Money of a case that bought nothing and is still with us. */
export const owedOf = (known: Case): bigint =>
  known.kind === 'order' ? owed(known.order) : unresolvedLamports(known.payment)

/** What an operator refunds: too much on an order, an abandoned one, or a transaction that bought nothing. */
export type Case =
  | { readonly kind: 'order'; readonly order: Order }
  | { readonly kind: 'payment'; readonly payment: ChainPayment }

const refundsOf = (known: Case): readonly (Decision | Resolution)[] =>
  known.kind === 'order' ? known.order.decisions : known.payment.resolutions

export const isRefundedBy = (known: Case, signature: string): boolean =>
  refundsOf(known).some((made) => made.kind === 'refunded' && made.signature === signature)

/** Orders that a case is about, or that the owner of an order said it is about. */
export const ordersNamedBy = (known: Case): readonly string[] => {
  if (known.kind === 'order') return [known.order.id]
  const { standing, claimedBy } = known.payment
  return 'orderId' in standing && standing.orderId !== undefined
    ? [...claimedBy, standing.orderId]
    : claimedBy
}

/** Why nothing of a case can be refunded; undefined where something can. */
export function whyNoRefund(known: Case): string | undefined {
  const finality = known.kind === 'payment' ? known.payment.finality : 'finalized'
  if (finality !== 'finalized')
    return `It is not final on chain (${finality}), so nothing of it is with us for sure.`
  return owedOf(known) === 0n ? 'Nothing of it is left to be refunded.' : undefined
}

/** Why a refund cannot be recorded; undefined where it can. */
export function whyNotRefund(known: Case, sent: bigint, to: readonly string[]): string | undefined {
  const reason = whyNoRefund(known)
  if (reason !== undefined) return reason
  if (sent === 0n) return `That transaction sends nothing to ${to.join(' or ')}.`
  if (sent > owedOf(known))
    return `That transaction sends back ${solText(sent)} SOL, and only ${solText(owedOf(known))} SOL is owed.`
  return undefined
}
