import type { ProblemCode } from '@thumbfolio/contracts'
import { remaining } from './order-money.js'
import { solText } from './lamports.js'
import type { Order } from './order.js'

/** Why a transaction that was named pays nothing; `in-token` also of one that names the order's reference. */
export type NamedProblem =
  'failed' | 'another-wallet' | 'another-sender' | 'older-than-order' | 'ambiguous' | 'in-review' | 'in-token'

/** What verify knows once it has looked. */
export interface Found {
  readonly proof: 'reference' | 'signature' | undefined
  /** Undefined where there is no such order, or it is someone else's. */
  readonly order: Order | undefined
  /** The text that was sent in. */
  readonly text: string
  /** The named transaction is another order's. */
  readonly belongsToOtherOrder: boolean
  readonly problem: NamedProblem | undefined
  readonly isChainAway: boolean
}

/** One row of the contract's table. */
export type VerifyAnswer =
  | { readonly kind: 'settled' | 'confirming' | 'nothing-seen'; readonly order: Order }
  | { readonly kind: 'refused'; readonly code: ProblemCode; readonly detail?: string }

const problemCodes: Readonly<Record<NamedProblem, ProblemCode>> = {
  failed: 'transaction-failed-on-chain',
  'another-wallet': 'transaction-pays-another-wallet',
  'another-sender': 'transaction-from-another-wallet',
  'older-than-order': 'transaction-older-than-order',
  ambiguous: 'transaction-ambiguous',
  'in-review': 'transaction-in-review',
  'in-token': 'transaction-in-token',
}

const refused = (code: ProblemCode, detail?: string): VerifyAnswer => ({
  kind: 'refused',
  code,
  ...(detail !== undefined && { detail }),
})

/** The table of the contract, its rows in its order: the first that holds. */
export function verifyAnswer(found: Found): VerifyAnswer {
  const { proof, order, text } = found
  if (proof === undefined) return refused('invalid-transaction-signature')
  if (!order) return refused('order-not-found')
  if (proof === 'reference' && text !== order.reference) return refused('invalid-transaction-signature')
  if (found.belongsToOtherOrder) return refused('transaction-already-used')
  if (order.status === 'settled') return { kind: 'settled', order }
  if (found.problem && proof === 'signature') return refused(problemCodes[found.problem])
  if (order.status === 'confirming') return { kind: 'confirming', order }
  if (order.status === 'underpaid' && !namesAnother(order, found))
    return refused('order-underpaid', rest(order))
  // Of the reference: a token came, and no SOL beside it.
  if (found.problem) return refused(problemCodes[found.problem])
  if (found.isChainAway) return refused('chain-unavailable')
  if (order.status === 'expired') return refused('order-expired')
  if (order.status === 'abandoned') return refused('order-abandoned')
  return { kind: 'nothing-seen', order }
}

const namesAnother = (order: Order, { proof, text }: Found): boolean =>
  proof === 'signature' && !Object.hasOwn(order.parts, text)

const rest = (order: Order): string =>
  `We received less than the price. Please send the remaining ${solText(remaining(order))} SOL.`
