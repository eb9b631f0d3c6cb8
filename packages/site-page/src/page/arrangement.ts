import { z } from 'zod'
import { Emphasis, ThemeName } from './composition.js'

export const mostSuggestions = 12
export const mostSuggestionCharacters = 1_000

/** A wording that a model suggests. A launch never publishes it. */
export const SuggestedWording = z.object({
  /** `intro`, `headline`, or the id of the line that it is another wording of. */
  place: z.string().max(60),
  text: z.string().trim().min(1).max(mostSuggestionCharacters),
  /** Ids of the lines that it rests on. */
  sources: z.array(z.string().max(60)).min(1).max(20),
})
export type SuggestedWording = z.infer<typeof SuggestedWording>

/** Long enough to say which one it was. */
const id = z.string().transform((text) => text.slice(0, 200))
const ids = z.array(id).max(500)

/**
 * What a composer answers: choices over ids of the resume's own lines, and suggestions. Ids need not exist: `arrange`
 * drops those that do not.
 */
export const Arrangement = z.object({
  /** Sentences of the summary that open the page. */
  intro: ids.default([]),
  /** Lines that stand at the top as quotes. */
  best: ids.default([]),
  /** An unknown id is ignored. */
  theme: ThemeName.catch('').default(''),
  sections: z
    .array(
      z.object({
        name: z.string().catch(''),
        entries: z
          .array(
            z.object({
              id,
              emphasis: Emphasis.catch('normal').default('normal'),
              /** The first text of the entry; the others follow. */
              lines: ids.default([]),
            }),
          )
          .max(500),
      }),
    )
    .max(60),
  suggestions: z.array(z.unknown()).max(200).default([]),
})
export type Arrangement = z.infer<typeof Arrangement>
