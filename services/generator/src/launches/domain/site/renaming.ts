import { z } from 'zod'

/** The new name of a site. Written before that name is taken, so that recovery can go on. */
export const Renaming = z.object({
  /** Has the site taken over by the new name's document at most once, also after that one was deleted. */
  id: z.string(),
  to: z.string(),
  requestedAt: z.number(),
  retryAt: z.number(),
})
export type Renaming = z.infer<typeof Renaming>
