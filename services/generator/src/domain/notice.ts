import { z } from 'zod'

/** That the owner was told how a launch ended; the id is the launch's. */
export const Notice = z.object({
  id: z.string(),
  version: z.number().int(),
  schemaVersion: z.literal(1),
  sentAt: z.number(),
})
export type Notice = z.infer<typeof Notice>
