import { z } from 'zod'
import { Lamports, SignedLamports } from './lamports.js'

/** Where a transaction is on its way into the chain. One that was dropped may land again. */
export const Finality = z.enum(['confirmed', 'finalized', 'dropped', 'failed'])
export type Finality = z.infer<typeof Finality>

/** What a payment is for. Only an operator changes it once it is written. */
export const Standing = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('bound'),
    orderId: z.string(),
    /** What the order counts of it; the rest is an operator's item. */
    lamports: Lamports,
    /** The finality that the order has counted; another one than the payment's has to be counted yet. */
    counted: Finality.optional(),
  }),
  z.object({
    kind: z.literal('unmatched'),
    reason: z.enum(['no-order', 'older-than-order', 'ambiguous', 'no-room']),
    /** Of the order that has no room for it, and what of it would count. */
    orderId: z.string().optional(),
    lamports: Lamports.optional(),
  }),
  z.object({ kind: z.literal('review'), reason: z.string() }),
  z.object({ kind: z.literal('outgoing') }),
])
export type Standing = z.infer<typeof Standing>

/** An operator's word about a payment; never changed afterwards. */
export const Resolution = z.object({
  kind: z.enum(['assigned', 'refunded', 'explained']),
  at: z.number(),
  by: z.string(),
  note: z.string(),
  /** The order that it was assigned to. */
  orderId: z.string().optional(),
  /** Of a refund: what went back, in the transaction that the chain shows. */
  lamports: Lamports.optional(),
  signature: z.string().optional(),
})
export type Resolution = z.infer<typeof Resolution>

/** One transaction that moves lamports of a wallet of ours. */
export const ChainPayment = z.object({
  /** `<genesis hash>:<signature>` */
  id: z.string(),
  version: z.number().int(),
  schemaVersion: z.literal(1),
  signature: z.string(),
  slot: z.number().int(),
  /** Of its block, where the node knows it. */
  blockTime: z.number().optional(),
  seenAt: z.number(),
  finality: Finality,
  /** By wallet of ours: post less pre. Absent where the transaction could not be decoded and nothing else shows it yet. */
  deltas: z.record(z.string(), SignedLamports).optional(),
  standing: Standing,
  /** Orders whose owners named it in vain: evidence for the operator. */
  claimedBy: z.array(z.string()),
  resolutions: z.array(Resolution),
})
export type ChainPayment = z.infer<typeof ChainPayment>

export const maxClaims = 5

export const paymentId = (genesisHash: string, signature: string): string => `${genesisHash}:${signature}`

/** What it moved of one wallet; 0 where that is not known. */
export const deltaOf = ({ deltas }: ChainPayment, wallet: string): bigint => BigInt(deltas?.[wallet] ?? 0)

/** What all wallets of ours received by it, less what left them. */
export const movedLamports = ({ deltas = {} }: ChainPayment): bigint =>
  Object.values(deltas).reduce((total, delta) => total + BigInt(delta), 0n)

/** Bound to an order that has not counted it as it is now. */
export const isUncounted = ({ standing, finality }: ChainPayment): boolean =>
  standing.kind === 'bound' && standing.counted !== finality

/** What came with a payment that no order counts, less what went back; 0 once an operator explained it. */
export function unresolvedLamports(payment: ChainPayment): bigint {
  const { standing, resolutions } = payment
  if (standing.kind === 'outgoing' || isExplained(payment)) return 0n
  const counted = standing.kind === 'bound' ? BigInt(standing.lamports) : 0n
  const back = resolutions.reduce((sum, { lamports }) => sum + BigInt(lamports ?? 0), 0n)
  const left = movedLamports(payment) - counted - back
  return left > 0n ? left : 0n
}

export const isExplained = ({ resolutions }: ChainPayment): boolean =>
  resolutions.some(({ kind }) => kind === 'explained')

/** The kind of an operator's item; undefined where there is nothing to do. */
export function itemKind(
  payment: ChainPayment,
): 'unmatched' | 'review' | 'outgoing' | 'remainder' | undefined {
  const { finality, standing, resolutions } = payment
  if (finality === 'dropped' || finality === 'failed' || isExplained(payment)) return undefined
  const isLeft = unresolvedLamports(payment) > 0n
  if (standing.kind === 'bound') return isLeft ? 'remainder' : undefined
  const isRefunded = !isLeft && resolutions.some(({ kind }) => kind === 'refunded')
  return isRefunded ? undefined : standing.kind
}

/** The payment as the chain shows it now. What it is for stays; an order that had no room for it is asked again. */
export function seenAgain(
  payment: ChainPayment,
  now: { readonly finality: Finality; readonly slot: number; readonly deltas: Record<string, string> },
): ChainPayment {
  const next = { ...payment, ...now }
  return { ...next, standing: standingAfter(payment, movedLamports(next)) }
}

/** A first sighting may have been a node's mistake: what counts is never more than what came in the end. */
function standingAfter(payment: ChainPayment, moved: bigint): Standing {
  const { standing } = payment
  if (standing.kind === 'outgoing' || standing.kind === 'review') return standing
  const { orderId, lamports } = standing
  if (orderId === undefined || lamports === undefined) return standing
  const wasAll = BigInt(lamports) === movedLamports(payment)
  const counting = moved <= 0n ? 0n : wasAll || moved < BigInt(lamports) ? moved : BigInt(lamports)
  const bound = { kind: 'bound' as const, orderId, lamports: counting.toString() }
  return standing.kind === 'bound' && standing.counted !== undefined
    ? { ...bound, counted: standing.counted }
    : bound
}

/** No endpoint knows it any more. */
export const dropped = (payment: ChainPayment): ChainPayment =>
  payment.finality === 'confirmed' ? { ...payment, finality: 'dropped' } : payment

/** The order has counted it as it is now. */
export const counted = (payment: ChainPayment, finality: Finality): ChainPayment =>
  payment.standing.kind === 'bound'
    ? { ...payment, standing: { ...payment.standing, counted: finality } }
    : payment

/** Its order has no room for it. */
export function rejectedAsExcess(payment: ChainPayment): ChainPayment {
  if (payment.standing.kind !== 'bound') return payment
  const { orderId, lamports } = payment.standing
  return { ...payment, standing: { kind: 'unmatched', reason: 'no-room', orderId, lamports } }
}

/** Remembers that the owner of an order named it. */
export const claimed = (payment: ChainPayment, orderId: string): ChainPayment =>
  payment.claimedBy.includes(orderId) || payment.claimedBy.length >= maxClaims
    ? payment
    : { ...payment, claimedBy: [...payment.claimedBy, orderId] }
