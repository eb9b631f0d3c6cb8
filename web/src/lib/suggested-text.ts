import { models, type SiteContent, type SuggestedBy } from '@thumbfolio/contracts'
import { exactDay } from './time.js'

/** "Gemini", or "a model" where it was not kept which one. */
export const suggesterName = ({ model }: SuggestedBy): string =>
  models.find(({ id }) => id === model)?.shortName ?? 'a model'

/** "Suggested by Gemini, accepted by you on March 3, 2026." */
export const suggestedText = (suggested: SuggestedBy): string =>
  `Suggested by ${suggesterName(suggested)}, ${
    suggested.acceptedAt === undefined
      ? 'published with your launch'
      : `accepted by you on ${exactDay(suggested.acceptedAt)}`
  }.`

/** Notes about those of these lines that a model suggested, each text once. */
export function suggestedNotes(
  { headline, intro, sections }: Pick<SiteContent, 'headline' | 'intro' | 'sections'>,
  lines: readonly string[],
): string[] {
  const written = [
    ...(headline ? [headline] : []),
    ...intro,
    ...sections.flatMap(({ entries }) => entries.flatMap((entry) => entry.lines)),
  ]
  const notes = written.flatMap(({ text, suggested }) =>
    suggested && lines.includes(text) ? [suggestedText(suggested)] : [],
  )
  return [...new Set(notes)]
}
