import type { ResumeContent } from '@thumbfolio/contracts'
import {
  type PageComposition,
  mostSuggestionCharacters,
  linesOfEntry,
  type Line,
  plainly,
} from '@thumbfolio/site-page'
import { suggestionId, type Suggestion } from './suggestion.js'

const mostSources = 20

/**
 * A composer's prose on a page from before, as wordings that its owner may accept on the next one. An introduction is one
 * wording. Its sources are of the resume that the page was made from: on another one it is outdated at once.
 */
export function suggestionsOf(composition: PageComposition, content: ResumeContent): Suggestion[] {
  const entries = composition.sections.flatMap((section) => section.entries)
  const places = [{ id: 'basics', lines: composition.intro }, ...entries]
  return places.flatMap(({ id, lines }): Suggestion[] => {
    const prose = lines.filter(({ by }) => by === 'composer')
    const about = new Set([id, ...prose.flatMap((line) => line.entries ?? [])])
    const sources = [...about].flatMap((entry) => linesOfEntry(content, entry)).slice(0, mostSources)
    const text = prose
      .map((line) => line.text)
      .join(' ')
      .slice(0, mostSuggestionCharacters)
    const place = id === 'basics' ? 'intro' : nearest(text, linesOfEntry(content, id))?.id
    if (text === '' || place === undefined || sources.length === 0) return []
    return [
      {
        id: suggestionId(place, text),
        place,
        text,
        status: 'open',
        sources: sources.map((line) => ({ id: line.id, text: line.text })),
        verdict: { kind: 'needs-check', reasons: [{ kind: 'not-examined', why: 'from-before' }] },
      },
    ]
  })
}

/** The line that shares the most words with a text. */
function nearest(text: string, lines: readonly Line[]): Line | undefined {
  const words = new Set(plainly(text).split(' '))
  const shared = (line: Line) =>
    plainly(line.text)
      .split(' ')
      .filter((word) => words.has(word)).length
  return lines.reduce<Line | undefined>(
    (best, line) => (best && shared(best) >= shared(line) ? best : line),
    undefined,
  )
}
