import { z } from 'zod'

/** That the receipt of an order was mailed; the id is the order's. */
export const Notice = z.object({
  id: z.string(),
  version: z.number().int(),
  schemaVersion: z.literal(1),
  sentAt: z.number(),
})
export type Notice = z.infer<typeof Notice>
