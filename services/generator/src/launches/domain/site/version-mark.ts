import { z } from 'zod'

/** What made a version of a page: kept with the live page, and with each one that it replaced. */
export const VersionMark = z.object({
  /** Counts up with every change of the page, across launches and names. */
  revision: z.number().int().positive(),
  /** How many versions up to this one changed more than settings. Absent in old marks: all of them. */
  words: z.number().int().nonnegative().optional(),
  at: z.number(),
  kind: z.enum(['launch', 'edit', 'settings', 'restore']),
  /** `owner`, `local`, or the id of the model that arranged the page. */
  author: z.string(),
  /** In a few words each, for its owner. */
  changes: z.array(z.string()),
})
export type VersionMark = z.infer<typeof VersionMark>
