import { z } from 'zod'

/** Where a site is on its way to. Written before the new name is taken, so that whoever finds it goes on. */
export const Renaming = z.object({
  /** Has the site taken over by the new name's document at most once, also after that one was deleted. */
  id: z.string(),
  to: z.string(),
  requestedAt: z.number(),
  retryAt: z.number(),
})
export type Renaming = z.infer<typeof Renaming>
