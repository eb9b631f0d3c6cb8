import type { SuggestedBy } from '@thumbfolio/contracts'
import {
  isOwn,
  linesByPlace,
  withLines,
  type PageComposition,
  type PageLine,
  lineById,
  linesOfEntry,
  pageLine,
} from '@thumbfolio/site-page'
import type { PageSnapshot } from '../site/site.js'
import { isoTime } from '../../../time.js'
import { undecided, type Suggestion } from '../../../models/domain.js'

/** A page with the suggestions that were made for it. */
export type Suggesting = Pick<PageSnapshot, 'source' | 'suggestions'>

/**
 * When its owner accepted this wording; undefined where they did not. Before acceptances were kept, a draft switched on by
 * itself what had passed both filters. `ownersSince`: whatever was decided after that time, the owner decided.
 */
export function acceptedAtOf(suggestion: Suggestion, ownersSince: number): number | undefined {
  if (suggestion.status !== 'accepted') return undefined
  const { acceptedAt, decidedAt, verdict } = suggestion
  const isOwners = verdict.kind !== 'passed' || decidedAt > ownersSince
  return acceptedAt ?? (isOwners ? decidedAt : undefined)
}

/** Of each model's wording that may stand on this page, by its exact text: who suggested it, and when it was accepted. */
export function suggestedTexts({
  suggestions = [],
  publishedAt,
}: Pick<PageSnapshot, 'suggestions' | 'publishedAt'>): Map<string, SuggestedBy> {
  return new Map(
    suggestions.flatMap((suggestion): [string, SuggestedBy][] => {
      if (suggestion.status !== 'accepted') return []
      const acceptedAt = acceptedAtOf(suggestion, publishedAt)
      const { model, text } = suggestion
      return [
        [
          text,
          { ...(model && { model }), ...(acceptedAt !== undefined && { acceptedAt: isoTime(acceptedAt) }) },
        ],
      ]
    }),
  )
}

/**
 * What waits for a decision in a draft, after what was accepted on the live page and is on the draft too, so that it can
 * be switched off there. What else its owner decided on the live page is not asked again.
 */
export function draftedSuggestions(
  fresh: readonly Suggestion[],
  composition: PageComposition,
  live: PageSnapshot | undefined,
): Suggestion[] {
  const isOwnText = isOwnTextOn(composition)
  const before = live ? onlyAccepted(live, live.publishedAt) : undefined
  const known = before?.suggestions ?? []
  const kept = known.filter(({ status, text }) => status === 'accepted' && isOwnText(text))
  const waiting = known.filter(
    (one) =>
      one.status === 'open' &&
      live?.suggestions?.some(({ id, status }) => id === one.id && status === 'accepted'),
  )
  const decided = new Set(known.map(({ id }) => id))
  return [...kept, ...waiting, ...fresh.filter(({ id }) => !decided.has(id))]
}

/**
 * The suggestions of a page that the changes of a draft were merged into. An accepted one counts where its words are on
 * that page; of two decisions, the later one.
 */
export function mergedSuggestions(
  mine: readonly Suggestion[],
  theirs: readonly Suggestion[],
  composition: PageComposition,
): Suggestion[] {
  const isOwnText = isOwnTextOn(composition)
  const rank = (one: Suggestion) => {
    if (!('decidedAt' in one)) return 0
    return one.status === 'accepted' && !isOwnText(one.text) ? -1 : one.decidedAt
  }
  const byId = new Map(theirs.map((one) => [one.id, one]))
  for (const own of mine) {
    const there = byId.get(own.id)
    if (!there || rank(own) >= rank(there)) byId.set(own.id, own)
  }
  return [...byId.values()]
}

/** Whether the page has this text in its owner's words, written or accepted. */
export const isOwnTextOn = (composition: PageComposition): ((text: string) => boolean) => {
  const lines = linesByPlace(composition).flatMap(([, each]) => each)
  const own = new Set([composition.headline, ...lines.filter(isOwn).map(({ text }) => text)])
  return (text) => own.has(text)
}

/**
 * The page without every wording that was switched on by itself: it waits for its owner again, and the resume's own words
 * stand in its place. The others carry the time of their acceptance.
 */
export function onlyAccepted<P extends Suggesting>(page: P, ownersSince: number): P {
  const { suggestions = [] } = page
  return suggestions.reduce((before, suggestion) => {
    if (suggestion.status !== 'accepted' || suggestion.acceptedAt !== undefined) return before
    const acceptedAt = acceptedAtOf(suggestion, ownersSince)
    return acceptedAt === undefined
      ? reopened(before, suggestion.id)
      : withSuggestion(before, { ...suggestion, acceptedAt })
  }, page)
}

/** The page with this suggestion undecided, and the resume's own words in its place where the page has the suggested ones. */
export function reopened<P extends Suggesting>(page: P, id: string): P {
  const suggestion = page.suggestions?.find((one) => one.id === id)
  if (
    suggestion?.status !== 'accepted' &&
    suggestion?.status !== 'edited' &&
    suggestion?.status !== 'rejected'
  )
    return page
  const { place, text } = suggestion
  const said = suggestion.status === 'edited' ? suggestion.ownText : text
  const composition = withoutWording(page.source, { place, text: said })
  return withSuggestion({ ...page, source: { ...page.source, composition } }, undecided(suggestion))
}

const withSuggestion = <P extends Suggesting>(page: P, next: Suggestion): P => ({
  ...page,
  suggestions: page.suggestions!.map((one) => (one.id === next.id ? next : one)),
})

/** The page without these words of its owner, wherever they stand: with what the resume says in their place. */
function withoutWording({ composition, pinned }: PageSnapshot['source'], { place, text }: Wording) {
  const isIt = (line: PageLine) => isOwn(line) && line.text === text
  const { headline, ...rest } = composition
  if (place === 'headline') return headline === text ? rest : composition
  return withLines(composition, (at, lines) => {
    const there = new Set(lines.flatMap((line) => (isIt(line) ? [] : (line.line ?? []))))
    const replacedBy = ({ line }: PageLine) => {
      const own = line === undefined ? undefined : lineById(pinned.content, line)
      const all =
        place === 'intro' && at === 'intro' ? linesOfEntry(pinned.content, 'basics') : own ? [own] : []
      return all.filter(({ id }) => !there.has(id) && there.add(id)).map(pageLine)
    }
    return lines.flatMap((line) => (isIt(line) ? replacedBy(line) : [line]))
  })
}

type Wording = Pick<Suggestion, 'place' | 'text'>
