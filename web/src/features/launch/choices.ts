import { EditsChoice, Fallback, ModelId, SiteTheme } from '@thumbfolio/contracts'
import { z } from 'zod'

const Choices = z.object({
  edits: EditsChoice,
  fallback: Fallback,
  /** The models whose vendors were ticked here. The consent is sent only with the launch. */
  grants: z.array(ModelId),
  /** Absent: as the site has it, else the recommended layout. */
  theme: SiteTheme.optional(),
})

/** What no link may choose for somebody: it is kept with the page in the history of its tab, not in its address. */
export type Choices = z.infer<typeof Choices>

const Kept = z.object({ userId: z.string(), site: z.string(), choices: Choices })

export const untouched: Choices = { edits: 'keep', fallback: 'none', grants: [] }

/** As it is kept. One browser may have several owners, one after the other, and an owner several sites. */
export const keptChoices = (userId: string, site: string, choices: Choices) => ({ userId, site, choices })

/** What this owner chose before, on the page with that state. What becomes of a page is chosen for that page alone. */
export function choicesIn(state: unknown, userId: string, site: string): Choices {
  const { data } = Kept.safeParse(state)
  if (data?.userId !== userId) return untouched
  return data.site === site ? data.choices : { ...data.choices, edits: untouched.edits }
}
