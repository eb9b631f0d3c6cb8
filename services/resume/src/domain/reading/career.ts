import type { DraftEntry } from './draft.js'
import { Leaf, leaf } from './draft.js'
import { type Entry, entriesOf, headOf } from './entries.js'
import { type Item, itemsOf, whole } from './items.js'
import { organisationLikeness, roleLikeness } from './likeness.js'
import type { Line } from './line.js'
import { type Head, headPieces } from './pieces.js'
import type { Phrase } from './phrase.js'
import { looksLikeCity } from './places.js'
import { assignSlots, pickFields } from './slots.js'

type Field = 'organisation' | 'role'

const affinity = (text: string): Record<Field, number> => {
  const [role, organisation] = [roleLikeness(text), organisationLikeness(text)]
  return { role: role - 0.7 * organisation, organisation: organisation - 0.7 * role }
}

/** `Role at Company`, `Company, Role`: one phrase that holds both. */
const splitBoth = (phrase: Phrase): { organisation?: Phrase; role?: Phrase } => {
  const at = /\s(?:at|@|bei|chez|en|presso|bij|w)\s/.exec(phrase.text)
  if (at && roleLikeness(phrase.text.slice(0, at.index)) > 0) {
    return { role: phrase.slice(0, at.index), organisation: phrase.slice(at.index + at[0].length) }
  }
  let best: { points: number; organisation: Phrase; role: Phrase } | undefined
  for (const comma of phrase.text.matchAll(/\s*[,:|]\s+|\s+[–—-]\s+/g)) {
    const [one, two] = [phrase.slice(0, comma.index), phrase.slice(comma.index + comma[0].length)]
    const [a, b] = [affinity(one.value), affinity(two.value)]
    for (const [organisation, role, points] of [
      [one, two, a.organisation + b.role],
      [two, one, b.organisation + a.role],
    ] as const) {
      if (points > 0 && (!best || points > best.points)) best = { points, organisation, role }
    }
  }
  if (best) return { organisation: best.organisation, role: best.role }
  return affinity(phrase.value).role > affinity(phrase.value).organisation
    ? { role: phrase }
    : { organisation: phrase }
}

export const datesOf = (head: Head): { startDate?: Leaf; endDate?: Leaf } => {
  const found = head.dates.find(({ span }) => span.isRange) ?? head.dates[0]
  if (!found) return {}
  const { span, phrase } = found
  const confidence = span.isSure ? 0.95 : 0.8
  return {
    ...(span.start ? { startDate: new Leaf(span.start, phrase, confidence) } : {}),
    ...(span.end ? { endDate: new Leaf(span.end, phrase, confidence) } : {}),
  }
}

/** What an entry tells below its head. Sentences after bullets belong to the bullet before them. */
export const tellsOf = (entry: Entry, head: readonly Item[]): { summary: Phrase[]; highlights: Phrase[] } => {
  const rest = entry.slice(head.length)
  const summary: Phrase[] = []
  const highlights: Phrase[] = []
  for (const item of rest) (item.bullet ? highlights : summary).push(whole(item))
  return { summary, highlights }
}

/** `Company, City`: only where the first part is plainly an organisation, or the whole section is set so. */
const withoutCity = (phrase: Phrase, isSure: boolean): { organisation: Phrase; city: Phrase } | undefined => {
  const at = phrase.text.lastIndexOf(', ')
  if (at < 0) return undefined
  const [organisation, city] = [phrase.slice(0, at), phrase.slice(at + 2)]
  return (isSure || organisationLikeness(organisation.value) > 0.5) && isCityAlone(city.value)
    ? { organisation, city }
    : undefined
}

const isCityAlone = (text: string): boolean =>
  looksLikeCity(text) && roleLikeness(text) === 0 && organisationLikeness(text) === 0

/** `Company, City` in every entry that has no other place: then it is meant so, also where the company's name is plain. */
const namesHoldCities = (fields: readonly { organisation?: Phrase; hasPlace: boolean }[]): boolean => {
  const open = fields.filter(({ hasPlace }) => !hasPlace)
  return (
    open.length > 1 &&
    open.every(({ organisation }) => {
      const parts = organisation?.value.split(', ') ?? []
      return parts.length === 2 && (parts[0]?.length ?? 0) > 3 && isCityAlone(parts[1] ?? '')
    })
  )
}

export interface Career {
  entries: DraftEntry<'work'>[]
  /** Which place and look held what. */
  slots: ReadonlyMap<string, Field>
}

/**
 * Jobs and volunteering: an organisation, a role, a place, dates, and what was done. `prior`: what the slots held in
 * another section of this kind.
 */
export const readCareer = (lines: readonly Line[], prior: Career['slots'] = new Map()): Career => {
  const parsed = entriesOf(itemsOf(lines)).map((entry) => ({
    entry,
    items: headOf(entry),
    head: headPieces(headOf(entry)),
  }))
  const slots = assignSlots<Field>(
    parsed.map(({ head }) => head),
    ['organisation', 'role'],
    affinity,
    prior,
  )
  const picked = parsed.map(({ entry, items, head }) => ({ entry, items, head, ...pickFields(head, slots) }))
  const holdsCity = namesHoldCities(
    picked.map(({ head, fields: { organisation } }) => ({
      ...(organisation && { organisation }),
      hasPlace: head.places.length > 0,
    })),
  )
  const entries = picked.map(({ entry, items, head, fields, rest }): DraftEntry<'work'> => {
    let { organisation, role } = fields
    const crowded = !organisation ? head.places[0] : undefined
    const comma = crowded?.phrase.text.split(',').length === 3 ? crowded.phrase.text.indexOf(',') : -1
    if (crowded && comma > 0) {
      organisation = crowded.phrase.slice(0, comma)
      crowded.phrase = crowded.phrase.slice(comma + 1)
    }
    const only = organisation && role ? undefined : (organisation ?? role)
    if (only) ({ organisation, role } = { organisation: undefined, role: undefined, ...splitBoth(only) })
    const split = head.places.length === 0 && organisation ? withoutCity(organisation, holdsCity) : undefined
    if (split) organisation = split.organisation
    const place =
      head.places[0]?.phrase ?? split?.city ?? rest.find((piece) => isCityAlone(piece.phrase.value))?.phrase
    const { summary, highlights } = tellsOf(entry, items)
    const left = rest
      .filter((piece) => piece.phrase !== place && piece.phrase.value.length > 1)
      .map((piece) => piece.phrase)
    return {
      name: leaf(organisation, organisation && affinity(organisation.value).organisation > 0 ? 0.95 : 0.75),
      position: leaf(role, role && roleLikeness(role.value) > 0 ? 0.95 : 0.7),
      location: leaf(place),
      url: head.urls[0] ? new Leaf(head.urls[0].url, head.urls[0].phrase, 0.9) : undefined,
      ...datesOf(head),
      summary: leaf(joined([...left, ...summary])),
      highlights: highlights.map((phrase) => leaf(phrase)),
    }
  })
  return { entries, slots }
}

export const joined = (phrases: readonly Phrase[]): Phrase | undefined =>
  phrases.length === 0 ? undefined : phrases.reduce((all, next) => all.concat(next))
