import { z } from 'zod'

/** What an operator decided about money, written before it is done and never changed: doing it again finishes it. */
export const OperatorAction = z.object({
  /** Made of what is decided, so that the same decision is one action. */
  id: z.string(),
  version: z.number().int(),
  schemaVersion: z.literal(1),
  kind: z.enum([
    'assign',
    'settle',
    'ask-refund',
    'refuse-refund',
    'refund',
    'explain',
    'reread',
    'looked-up',
  ]),
  /** The order, the transaction or the wallet that it is about; the list that was read. */
  subject: z.string(),
  /** How long the list was. */
  about: z.string().optional(),
  /** The order that a transaction is assigned to. */
  orderId: z.string().optional(),
  /** Of a refund. */
  signature: z.string().optional(),
  /** Who the refund went to, when the operator named a recipient other than the sender. */
  to: z.string().optional(),
  by: z.string(),
  reason: z.string(),
  at: z.number(),
})
export type OperatorAction = z.infer<typeof OperatorAction>

/** Who decided it, the user id of an operator, and why: a later reader has nothing else. */
export interface Signed {
  readonly by: string
  readonly reason: string
}

/** The operator's command cannot be done; the message says why, and what can be done instead. */
export class OperatorRefusal extends Error {
  override name = 'OperatorRefusal'
}

/** @throws OperatorRefusal where there is a reason */
export function refuse(reason: string | undefined): void {
  if (reason !== undefined) throw new OperatorRefusal(reason)
}
