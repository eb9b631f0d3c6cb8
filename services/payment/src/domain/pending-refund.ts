import { z } from 'zod'
import { Lamports } from './lamports.js'

/** A refund that one operator asked for; another one confirms it with the transaction, or refuses it. */
export const PendingRefund = z.object({
  /** The case and its number among the requests of the case. */
  id: z.string(),
  version: z.number().int(),
  schemaVersion: z.literal(1),
  /** An order id, or the signature of a transaction that bought nothing. */
  caseId: z.string(),
  /** What was owed when it was asked for. */
  lamports: Lamports,
  /** Who gets it, where that is not the sender. */
  to: z.string().optional(),
  reason: z.string(),
  by: z.string(),
  at: z.number(),
  decided: z
    .object({
      by: z.string(),
      at: z.number(),
      isRefunded: z.boolean(),
      /** Of the transaction that sent it back. */
      signature: z.string().optional(),
    })
    .optional(),
})
export type PendingRefund = z.infer<typeof PendingRefund>
export type RefundDecision = Omit<NonNullable<PendingRefund['decided']>, 'at' | 'by'>

export const pendingRefundId = (caseId: string, earlier: number): string => `${caseId}.${earlier + 1}`

export const isDecidedAs = ({ decided }: PendingRefund, { isRefunded, signature }: RefundDecision): boolean =>
  decided?.isRefunded === isRefunded && decided.signature === signature
