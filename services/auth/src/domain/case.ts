import { z } from 'zod'

/** Something about money that a person has to look at: it is written down, never skipped. */
export const Case = z.object({
  id: z.string(),
  version: z.number().int(),
  schemaVersion: z.literal(1),
  kind: z.enum(['payment-without-account', 'launch-without-hold']),
  userId: z.string(),
  /** The order or the launch. */
  reference: z.string(),
  credits: z.number().int(),
  openedAt: z.number(),
})
export type Case = z.infer<typeof Case>
