import { EditsChoice, Fallback, ModelId } from '@thumbfolio/contracts'
import { z } from 'zod'

const Choices = z.object({
  edits: EditsChoice,
  fallback: Fallback,
  /** The models whose vendors were ticked here, and are told only with the launch. */
  grants: z.array(ModelId),
})

/** What no link may choose for somebody: it is kept with the page in the history of its tab, not in its address. */
export type Choices = z.infer<typeof Choices>

export const untouched: Choices = { edits: 'keep', fallback: 'none', grants: [] }

/** As it is kept. One browser may have several owners, one after the other. */
export const keptChoices = (userId: string, choices: Choices) => ({ userId, choices })

/** What this owner chose before, on the page with that state. */
export function choicesIn(state: unknown, userId: string): Choices {
  const kept = z.object({ userId: z.literal(userId), choices: Choices }).safeParse(state)
  return kept.data?.choices ?? untouched
}
