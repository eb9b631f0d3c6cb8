import { z } from 'zod'

/** The owner was notified how a launch ended. The id is the launch's. */
export const Notice = z.object({
  id: z.string(),
  version: z.number().int(),
  schemaVersion: z.literal(1),
  sentAt: z.number(),
})
export type Notice = z.infer<typeof Notice>
