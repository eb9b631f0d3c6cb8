import { z } from 'zod'

/** What models were asked about the lines of a resume, by earlier versions. */
export const Sorting = z.object({
  id: z.string(),
  version: z.number().int(),
  schemaVersion: z.literal(1),
  startedAt: z.number(),
})
export type Sorting = z.infer<typeof Sorting>
