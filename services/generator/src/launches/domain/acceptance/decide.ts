import { mostOnPage, type SuggestionDecision } from '@thumbfolio/contracts'
import {
  linesByPlace,
  partsOf,
  withLines,
  type PageComposition,
  type PageLine,
  lineById,
  linesOfEntry,
} from '@thumbfolio/site-page'
import { isEdited, liveOf, changedLive, type Live } from '../site/live-version.js'
import type { Site } from '../site/site.js'
import { compared, decided, isWaiting, type Suggestion } from '../../../models/domain.js'
import { invalid } from '@thumbfolio/contracts'

/** The suggestions of a page that wait for a decision, compared with what the page says now. */
export function waitingSuggestions(live: Pick<Live, 'source' | 'suggestions'>): Suggestion[] {
  const textOf = new Map([...textsOnPage(live.source.composition), ...acceptedLines(live)])
  const hasIntro = (live.suggestions ?? []).some((one) => isAcceptedIntro(live.source.composition, one))
  return (live.suggestions ?? [])
    .filter(isWaiting)
    .map((suggestion) =>
      hasIntro && isOfSummary(suggestion)
        ? withoutPlace(suggestion)
        : compared(suggestion, (id) => textOf.get(id)),
    )
}

const isAcceptedIntro = ({ intro }: PageComposition, { status, place, text }: Suggestion): boolean =>
  status === 'accepted' && place === 'intro' && intro.map((line) => line.text).join(' ') === text

/** An introduction replaces every sentence of the summary: another wording of one of them has no place beside it. */
const isOfSummary = ({ place }: Suggestion): boolean => place.startsWith('basics/')

const withoutPlace = (suggestion: Suggestion): Suggestion => compared(suggestion, () => undefined)

/** The text of each line of the resume as the page has it, also in its owner's words. */
const textsOnPage = (composition: PageComposition): [id: string, text: string][] =>
  linesByPlace(composition).flatMap(([, lines]) =>
    lines.flatMap(({ line, text }): [string, string][] => (line === undefined ? [] : [[line, text]])),
  )

/** Lines that an accepted wording took the place of: they still hold, so what else rests on them is not outdated. */
function acceptedLines({ source, suggestions = [] }: Pick<Live, 'source' | 'suggestions'>) {
  const { composition, pinned } = source
  const onPage = new Map(textsOnPage(composition))
  return suggestions.flatMap((suggestion): [id: string, text: string][] => {
    const { status, place, text } = suggestion
    if (status !== 'accepted') return []
    const isThere = onPage.get(place) === text || isAcceptedIntro(composition, suggestion)
    if (!isThere) return []
    const lines =
      place === 'intro' ? linesOfEntry(pinned.content, 'basics') : [lineById(pinned.content, place)]
    return lines.flatMap((line) => (line ? [[line.id, line.text]] : []))
  })
}

/**
 * The site with its owner's decisions. What is accepted or edited becomes the owner's own words in its place, and the page
 * is due to be published again; what is rejected changes the page's version alone, so that a second tab has to reload.
 * An outdated suggestion that would be accepted stays, and is shown as outdated.
 * @throws DomainError `validation-failed` for a suggestion that does not wait for a decision
 */
export function suggestionsDecided(site: Site, decisions: readonly SuggestionDecision[], now: number): Site {
  const live = liveOf(site)
  const waiting = new Map(waitingSuggestions(live).map((suggestion) => [suggestion.id, suggestion]))
  const results = new Map<string, Suggestion>()
  let { composition } = live.source
  let hasIntro = false
  const isIntro = ({ id }: SuggestionDecision) => waiting.get(id)?.place === 'intro'
  const introFirst = [...decisions.entries()].sort(([, a], [, b]) => Number(isIntro(b)) - Number(isIntro(a)))
  for (const [at, decision] of introFirst) {
    const asked = waiting.get(decision.id)
    const suggestion: Suggestion | undefined =
      asked && hasIntro && isOfSummary(asked) ? withoutPlace(asked) : asked
    if (!suggestion || results.has(decision.id)) throw invalid(`#/decisions/${at}/id`, notWaiting)
    const isLong = decision.kind === 'edit' && decision.text.length > mostOnPage.headline
    if (isLong && suggestion.place === 'headline') throw invalid(`#/decisions/${at}/text`, tooLong)
    const result: Suggestion = decided(suggestion, decision, now) ?? suggestion
    results.set(decision.id, result)
    hasIntro ||= isIntro(decision) && (result.status === 'accepted' || result.status === 'edited')
    if (result.status === 'accepted') composition = withWording(composition, result.place, result.text)
    if (result.status === 'edited') composition = withWording(composition, result.place, result.ownText)
  }
  const suggestions = (live.suggestions ?? []).map(
    (suggestion) => results.get(suggestion.id) ?? waiting.get(suggestion.id) ?? suggestion,
  )
  if (composition === live.source.composition) {
    const edits = (live.edits ?? 0) + 1
    return { ...site, live: { ...live, suggestions, edits, edited: isEdited(live) } }
  }
  return changedLive(site, { source: { ...live.source, composition }, edited: true, suggestions }, now)
}

const notWaiting = 'No such suggestion waits for a decision'
const tooLong = `A headline has at most ${mostOnPage.headline} characters`

/** The owner's words in a place: instead of the whole introduction, or of one line wherever it is. */
function withWording(composition: PageComposition, place: string, text: string): PageComposition {
  if (place === 'headline') return { ...composition, headline: text }
  if (place === 'intro') {
    const [line] = composition.intro.flatMap((one) => one.line ?? [])
    return { ...composition, intro: [{ text, by: 'owner', ...(line !== undefined && { line }) }] }
  }
  const own: PageLine = { text, line: place, by: 'owner' }
  const entry = partsOf(place)?.entry
  const under = entry === 'basics' ? 'intro' : entry
  return withLines(composition, (at, lines) => {
    if (lines.some(({ line }) => line === place)) return lines.map((one) => (one.line === place ? own : one))
    // The line is off the page: its owner wrote these words for it all the same.
    return at === under ? [...lines, own] : [...lines]
  })
}
