import { createHash } from 'node:crypto'
import { ModelId } from '@thumbfolio/contracts'
import { z } from 'zod'
import { mostSuggestionCharacters } from '@thumbfolio/site-page'

/** Why a suggestion needs its owner's look. */
export const SuggestionReason = z.discriminatedUnion('kind', [
  /** Numbers, dates and names that none of its lines has; offsets in UTF-16 units. */
  z.object({
    kind: z.literal('unsupported'),
    tokens: z.array(
      z.object({
        kind: z.enum(['link', 'date', 'number', 'name']),
        text: z.string(),
        start: z.number().int(),
        end: z.number().int(),
      }),
    ),
  }),
  /** The examiner found a claim that the lines do not support, or quoted what none of them says. */
  z.object({
    kind: z.literal('claim'),
    claim: z.string(),
    quote: z.enum(['none', 'not-found', 'not-supported']),
  }),
  /** The examiner left a part out. */
  z.object({ kind: z.literal('not-covered'), words: z.array(z.string()) }),
  /** It was not examined: there was no answer, no time or no money. */
  z.object({ kind: z.literal('not-examined'), why: z.string() }),
])
export type SuggestionReason = z.infer<typeof SuggestionReason>

export const Verdict = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('passed') }),
  z.object({ kind: z.literal('needs-check'), reasons: z.array(SuggestionReason).min(1) }),
])
export type Verdict = z.infer<typeof Verdict>

const suggested = {
  /** Equal wordings for one place have one id, so that a rejected one does not come back with the next launch. */
  id: z.string(),
  /** `intro`, `headline`, or the id of the line that it is another wording of. */
  place: z.string(),
  text: z.string().min(1).max(mostSuggestionCharacters),
  /** The lines it rests on, as they were when it was made. */
  sources: z.array(z.object({ id: z.string(), text: z.string() })).min(1),
  verdict: Verdict,
  /** The model that suggested it. Absent in what was stored before it was kept. */
  model: ModelId.optional(),
}

export const Suggestion = z.discriminatedUnion('status', [
  z.object({ ...suggested, status: z.literal('open') }),
  z.object({
    ...suggested,
    status: z.literal('accepted'),
    decidedAt: z.number(),
    /** When its owner accepted exactly this text. Absent in what was stored before it was kept: see `acceptedAtOf`. */
    acceptedAt: z.number().optional(),
  }),
  /** Its owner published words of their own in its place. */
  z.object({ ...suggested, status: z.literal('edited'), decidedAt: z.number(), ownText: z.string().min(1) }),
  z.object({ ...suggested, status: z.literal('rejected'), decidedAt: z.number() }),
  /** A line that it rests on changed or went since. It cannot be accepted unchanged. */
  z.object({ ...suggested, status: z.literal('outdated') }),
])
export type Suggestion = z.infer<typeof Suggestion>

export type Decision =
  { readonly kind: 'accept' } | { readonly kind: 'edit'; readonly text: string } | { readonly kind: 'reject' }

export const suggestionId = (place: string, text: string): string =>
  createHash('sha256')
    .update(JSON.stringify([place, text]))
    .digest('base64url')
    .slice(0, 12)

/** Whether its owner still has to decide. */
export const isWaiting = ({ status }: Suggestion): boolean => status === 'open' || status === 'outdated'

/**
 * The suggestion with its owner's decision; undefined where that cannot be: it was decided before, or an outdated one
 * would be accepted. Edited to its own words it counts as accepted.
 */
export function decided(suggestion: Suggestion, decision: Decision, now: number): Suggestion | undefined {
  if (!isWaiting(suggestion)) return undefined
  const { text, status } = suggestion
  const base = { ...bare(suggestion), decidedAt: now }
  const accepted = { ...base, status: 'accepted' as const, acceptedAt: now }
  switch (decision.kind) {
    case 'reject':
      return { ...base, status: 'rejected' }
    case 'accept':
      return status === 'outdated' ? undefined : accepted
    case 'edit':
      return status === 'open' && decision.text === text
        ? accepted
        : { ...base, status: 'edited', ownText: decision.text }
  }
}

/** The suggestion before any decision about it. */
export const undecided = (suggestion: Suggestion): Suggestion => ({ ...bare(suggestion), status: 'open' })

const bare = ({ id, place, text, sources, verdict, model }: Suggestion) => ({
  id,
  place,
  text,
  sources,
  verdict,
  ...(model && { model }),
})

/** An open suggestion is outdated once a line it rests on says something else; when all say the same again it is open. */
export function compared(suggestion: Suggestion, textOf: (id: string) => string | undefined): Suggestion {
  if (!isWaiting(suggestion)) return suggestion
  const isSame = suggestion.sources.every(({ id, text }) => textOf(id) === text)
  const status = isSame ? ('open' as const) : ('outdated' as const)
  return status === suggestion.status ? suggestion : { ...suggestion, status }
}

/**
 * What a site keeps after a launch: the new suggestions without what its owner decided about before, the decided ones, so
 * that they stay decided, and those that wait. What was decided in the launch's draft counts. One that waits gives way to
 * a new one for its place, and goes when the resume of the launch no longer says what it rests on. A text that is on the
 * new page keeps its record. `textOf`: a line of the launch's resume by its id.
 */
export function relaunched(
  before: readonly Suggestion[],
  fresh: readonly Suggestion[],
  { textOf, isOwnText }: Relaunched,
): Suggestion[] {
  const decidedNow = new Map(fresh.filter((one) => !isWaiting(one)).map((one) => [one.id, one]))
  const decidedBefore = before
    .filter((suggestion) => !isWaiting(suggestion))
    .map((suggestion) => decidedNow.get(suggestion.id) ?? suggestion)
  const newest = new Set(decidedBefore.slice(-mostDecidedKept))
  const kept = decidedBefore.filter((one) => newest.has(one) || isOwnText(one.text))
  const known = new Set(kept.map(({ id }) => id))
  const made = fresh.filter(({ id }) => !known.has(id))
  const places = new Set(made.map(({ place }) => place))
  const waiting = before
    .filter((suggestion) => isWaiting(suggestion) && !places.has(suggestion.place))
    .map((suggestion) => compared(suggestion, textOf))
    .filter(({ status }) => status === 'open')
  return [...kept, ...waiting, ...made]
}

interface Relaunched {
  readonly textOf: (id: string) => string | undefined
  /** Whether the new page has this text in its owner's words. */
  readonly isOwnText: (text: string) => boolean
}

const mostDecidedKept = 100
