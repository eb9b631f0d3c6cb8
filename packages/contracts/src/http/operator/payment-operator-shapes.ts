import { z } from 'zod'
import { Lamports } from '../../payment-order.js'

/** An order as an operator sees it. */
export const OperatorOrder = z.object({
  id: z.string(),
  status: z.string(),
  userId: z.string(),
  credits: z.number().int(),
  priceLamports: Lamports,
  receivedLamports: Lamports,
  createdAt: z.iso.datetime(),
  /** The wallet that its owner named. */
  payer: z.string().optional(),
})
export type OperatorOrder = z.infer<typeof OperatorOrder>

/** Money that needs an operator. What to do about each kind is in the runbook of payments. */
export const PaymentItem = z.object({
  kind: z.string(),
  /** Whole lamports, as text. */
  lamports: z.string(),
  since: z.iso.datetime(),
  reason: z.string(),
  /** Signatures of its transactions. */
  transactions: z.array(z.string()),
  /** Where people look its transactions up, in their order. */
  explorerUrls: z.array(z.string()).default([]),
  /** The order that it is about, or orders that it may have been meant for. */
  orders: z.array(z.string()),
  /** The same orders, with what is known of them. */
  orderDetails: z.array(OperatorOrder).default([]),
  /** Wallets that sent it; empty while the chain does not say. */
  senders: z.array(z.string()).optional(),
  /** What came in tokens instead of SOL. `amount` is in whole tokens, as text. */
  tokens: z.array(z.object({ mint: z.string(), amount: z.string(), account: z.string() })).optional(),
})
export type PaymentItem = z.infer<typeof PaymentItem>

/** A refund that one operator asked for and another one has to confirm. */
export const PendingRefund = z.object({
  id: z.string(),
  /** An order id, or the signature of a transaction that bought nothing. */
  caseId: z.string(),
  /** What was owed when it was asked for. */
  lamports: Lamports,
  /** Who gets it, where that is not the sender. */
  to: z.string().optional(),
  reason: z.string(),
  by: z.string(),
  at: z.iso.datetime(),
  decided: z
    .object({
      by: z.string(),
      at: z.iso.datetime(),
      isRefunded: z.boolean(),
      /** Of the transaction that sent it back. */
      signature: z.string().optional(),
    })
    .optional(),
})
export type PendingRefund = z.infer<typeof PendingRefund>

/** The state of the books, in lamports and credits. */
export const CheckedBooks = z.object({
  uneven: z.array(z.string()),
  /** Of settled orders, in credits. */
  credits: z.object({
    settled: z.number().int(),
    granted: z.number().int(),
    onTheWay: z.number().int(),
    withoutAccount: z.number().int(),
  }),
  /** What each wallet opened with, what came and left since, and what the chain says at that slot. */
  wallets: z.array(
    z.object({
      address: z.string(),
      opening: Lamports,
      in: Lamports,
      out: Lamports,
      balance: Lamports,
      slot: z.number().int(),
    }),
  ),
  total: Lamports,
  /** All that came in, by what became of it. */
  incoming: z.object({
    settled: Lamports,
    excess: Lamports,
    counted: Lamports,
    abandoned: Lamports,
    unmatched: Lamports,
    own: Lamports,
  }),
  /** Of excess, abandoned and unmatched: what still needs an operator. */
  open: Lamports,
})
export type CheckedBooks = z.infer<typeof CheckedBooks>
