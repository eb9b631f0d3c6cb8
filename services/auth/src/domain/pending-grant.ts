import { z } from 'zod'

/** Credits that one operator asked for; another one grants or refuses them. */
export const PendingGrant = z.object({
  /** User and reference: asked for twice it is the same. */
  id: z.string(),
  version: z.number().int(),
  schemaVersion: z.literal(1),
  userId: z.string(),
  credits: z.number().int(),
  reference: z.string(),
  reason: z.string(),
  by: z.string(),
  at: z.number(),
  decided: z.object({ by: z.string(), at: z.number(), isGranted: z.boolean() }).optional(),
})
export type PendingGrant = z.infer<typeof PendingGrant>

export const pendingGrantId = (userId: string, reference: string): string => `${userId}.${reference}`
