import { z } from 'zod'
import { ModelId } from './models.js'
import { Confirmations } from './personal-facts.js'
import { FactSource } from './resume-content.js'

/** A run of words of two texts: what both have, what only the new one has, and what only the old one has. */
const DiffPart = z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() })

/** Where a part of a text is, in UTF-16 units. */
const TextSpan = z.object({ text: z.string(), start: z.number().int(), end: z.number().int() })

/** A wording that a model suggests for a live page. It is on the page only once its owner accepted it. */
export const SiteSuggestion = z.object({
  id: z.string(),
  /** `intro`, `headline`, or the id of the line of the resume that it is another wording of. */
  place: z.string(),
  /** Where it would be: the entry of the line as its owner knows it, `Headline`; empty for the introduction. */
  title: z.string(),
  /** What is on the page now. */
  original: z.string(),
  text: z.string(),
  /** What changes from the original to the text. Without the removed parts it is the text. */
  changes: z.array(DiffPart),
  /** Words and numbers of the text that are nowhere in the resume. */
  beyond: z.array(TextSpan),
  /** The lines of the resume that it rests on, as they were when it was made, and where each one is from. */
  sources: z.array(z.object({ id: z.string(), text: z.string(), source: FactSource.optional() })),
  /** Whether it passed both filters. */
  passed: z.boolean(),
  /** Why it needs a check, in sentences for its owner; empty where it passed. */
  reasons: z.array(z.string()),
  /** A line that it rests on changed since: it can be edited or rejected, and not accepted as it is. */
  outdated: z.boolean(),
})
export type SiteSuggestion = z.infer<typeof SiteSuggestion>

/** Who suggested a wording that is on a page, and whether its owner accepted it. */
export const SuggestedBy = z.object({
  /** Absent where it was not kept. */
  model: ModelId.optional(),
  /** When its owner accepted exactly this text. Absent: a launch published it before wordings had to be accepted. */
  acceptedAt: z.iso.datetime().optional(),
})
export type SuggestedBy = z.infer<typeof SuggestedBy>

export const mostSuggestionDecisions = 50

const id = z.string().max(40)

/** What an owner decides about suggestions; all of it in one change of the page. */
export const SuggestionDecision = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('accept'), id }),
  z.strictObject({ kind: z.literal('reject'), id }),
  z.strictObject({
    kind: z.literal('edit'),
    id,
    text: z.string().trim().min(1, 'Please write something').max(12_000, 'At most 12,000 characters'),
  }),
])
export type SuggestionDecision = z.infer<typeof SuggestionDecision>

export const SuggestionDecisions = z.strictObject({
  decisions: z.array(SuggestionDecision).min(1).max(mostSuggestionDecisions),
  /** Answers for the personal facts that these wordings would publish. */
  confirm: Confirmations.optional(),
})
export type SuggestionDecisions = z.infer<typeof SuggestionDecisions>
