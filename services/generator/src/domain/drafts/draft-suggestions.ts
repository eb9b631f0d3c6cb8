import type { SuggestionDecision } from '@thumbfolio/contracts'
import { isOwn, withLines, type PageComposition } from '../page/composition.js'
import { liveOf, type Live } from '../site/live-version.js'
import { lineById, linesOfEntry, pageLine } from '../page/lines.js'
import type { Site } from '../site/site.js'
import { suggestionsDecided } from '../suggestions/decide.js'
import { isWaiting, type Suggestion } from '../suggestions/suggestion.js'

/**
 * Switches on what passed both filters: the wording is on the page, and its owner sees it marked before they launch.
 * Where the page would not show all of it, each wording that it shows beside the ones before.
 */
export function switchedOn(site: Site, isShown: (site: Site) => boolean, now: number): Site {
  const passed = (liveOf(site).suggestions ?? []).filter(
    ({ status, verdict }) => status === 'open' && verdict.kind === 'passed',
  )
  const accepting = passed.map(({ id }): SuggestionDecision => ({ kind: 'accept', id }))
  if (accepting.length === 0) return site
  const all = suggestionsDecided(site, accepting, now)
  if (isShown(all)) return all
  return accepting.reduce((before, decision) => {
    const next = suggestionsDecided(before, [decision], now)
    return isShown(next) ? next : before
  }, site)
}

/**
 * In a draft a decision can be taken again: a wording that was switched on or off is put back to where it was before,
 * then decided like one that waits.
 * @throws DomainError as `suggestionsDecided`
 */
export const draftDecided = (site: Site, decisions: readonly SuggestionDecision[], now: number): Site =>
  suggestionsDecided(
    decisions.reduce((open, { id }) => reopened(open, id), site),
    decisions,
    now,
  )

/** The site with this suggestion undecided, and the resume's own words in its place where the page has the suggested ones. */
export function reopened(site: Site, id: string): Site {
  const live = liveOf(site)
  const suggestion = live.suggestions?.find((one) => one.id === id)
  if (!suggestion || isWaiting(suggestion)) return site
  const { place, text, sources, verdict } = suggestion
  const said = suggestion.status === 'edited' ? suggestion.ownText : text
  const open: Suggestion = { id, place, text, sources, verdict, status: 'open' }
  const composition = withoutWording(live.source, { place, text: said })
  const suggestions = live.suggestions!.map((one) => (one.id === id ? open : one))
  return { ...site, live: { ...live, suggestions, source: { ...live.source, composition } } }
}

/** The page without these words in their place; as it is where other words are there. */
function withoutWording({ composition, pinned }: Live['source'], { place, text }: Wording): PageComposition {
  const { headline, ...rest } = composition
  if (place === 'headline') return headline === text ? rest : composition
  if (place === 'intro') {
    const isThere = composition.intro.map((line) => line.text).join(' ') === text
    const intro = linesOfEntry(pinned.content, 'basics').map(pageLine)
    return isThere ? { ...composition, intro } : composition
  }
  const own = lineById(pinned.content, place)
  if (!own) return composition
  return withLines(composition, (_at, lines) =>
    lines.map((line) => (line.line === place && isOwn(line) && line.text === text ? pageLine(own) : line)),
  )
}

type Wording = Pick<Suggestion, 'place' | 'text'>
