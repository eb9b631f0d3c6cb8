import type { DraftEntry } from '../result/draft.js'
import { Leaf, leaf } from '../result/draft.js'
import { type Entry, entriesOf, headOf } from './entries.js'
import { type Item, itemsOf, valueOf, whole } from './items.js'
import { organisationLikeness, roleLikeness } from '../fields/likeness.js'
import type { Line } from '../layout/line.js'
import { type Head, headPieces, isBareLabel, takeCrowded } from './pieces.js'
import { iconMark, Phrase } from '../layout/phrase.js'
import { looksLikeCity } from '../fields/places.js'
import { assignSlots, pickFields } from './slots.js'
import { withFirmOfEachRole } from './tenures.js'
import { asksForTasks } from '../words/form-labels.js'
import { type Both, type Field, type Firm, firmOver, firmsApart, isBelow } from './firm.js'

const affinity = (text: string): Record<Field, number> => {
  const [role, organisation] = [roleLikeness(text), organisationLikeness(text)]
  return { role: role - 0.7 * organisation, organisation: organisation - 0.7 * role }
}

/** Both of a company and a role have names; in anything longer, each comma would be tried against all of the text. */
export const longestHead = 400

/** `Role at Company`, `Company, Role`: one phrase that plainly holds both, and which of them comes first. */
const plainBoth = (phrase: Phrase): (Required<Both> & { first: Field }) | undefined => {
  if (phrase.text.length > longestHead) return undefined
  const at = /\s(?:at|@|bei|chez|en|presso|bij|w)\s/.exec(phrase.text)
  if (at && roleLikeness(phrase.text.slice(0, at.index)) > 0) {
    const [role, organisation] = phrase.around(at)
    return { role, organisation, first: 'role' }
  }
  let best: { points: number; both: Required<Both> & { first: Field } } | undefined
  for (const comma of phrase.text.matchAll(commaOrDash)) {
    const [one, two] = phrase.around(comma)
    const [a, b] = [affinity(one.value), affinity(two.value)]
    for (const [organisation, role, points, first] of [
      [one, two, a.organisation + b.role, 'organisation'],
      [two, one, b.organisation + a.role, 'role'],
    ] as const) {
      if (points > 0 && (!best || points > best.points))
        best = { points, both: { organisation, role, first } }
    }
  }
  return best?.both
}

const commaOrDash = /\s*[,:|]\s+|\s+[–—-]\s+/g

/**
 * Which of both comes first in phrases that hold both: where two plain ones of a section or more agree, or one does where
 * all are set alike, and else as in the section before.
 */
const orderOf = (phrases: readonly Phrase[], prior: Field | undefined): Field | undefined => {
  const [first, ...others] = phrases.flatMap((phrase) => plainBoth(phrase)?.first ?? [])
  if (first === undefined) return prior
  const isAlike =
    phrases.length > 1 && phrases.every(({ text }) => [...text.matchAll(commaOrDash)].length === 1)
  return (others.length > 0 || isAlike) && others.every((other) => other === first) ? first : undefined
}

/** A phrase that stands for company and role: both, in the order of the others of its section, or one of them. */
const splitBoth = (phrase: Phrase, order: Field | undefined): Both => {
  const plain = plainBoth(phrase)
  if (plain) return { organisation: plain.organisation, role: plain.role }
  const commas = [...phrase.text.matchAll(commaOrDash)]
  const [comma] = commas
  if (order && comma && commas.length === 1) {
    const [one, two] = phrase.around(comma)
    return order === 'role' ? { role: one, organisation: two } : { organisation: one, role: two }
  }
  const { role, organisation } = affinity(phrase.value)
  return role > organisation ? { role: phrase } : { organisation: phrase }
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

/** When something was done: a lone date, `Summer 2010`, is of its start and its end. */
export const tenureOf = (head: Head): { startDate?: Leaf; endDate?: Leaf } => {
  const dates = datesOf(head)
  const isLone = !dates.startDate && head.dates.every(({ span }) => !span.isRange)
  return dates.endDate && isLone ? { startDate: dates.endDate, ...dates } : dates
}

interface EntryBody {
  summary: Phrase[]
  highlights: Phrase[]
  /** The first highlight, where it is a town behind a symbol: a pin on a map. */
  pinned: Phrase | undefined
}

/** `Principais atividades: Controle de fios`. */
const withoutTaskLabel = (phrase: Phrase): Phrase => {
  const label = /^[^:]{3,40}:\s+/.exec(phrase.text)?.[0] ?? ''
  return asksForTasks(label) ? phrase.slice(label.length) : phrase
}

/** What an entry tells below its head. Sentences after bullets belong to the bullet before them. */
export const entryBodyOf = (entry: Entry, head: readonly Item[]): EntryBody => {
  const rest = entry.slice(head.length)
  const [below] = rest
  const isPin =
    below?.bullet && below.line.cells[0]?.text.startsWith(iconMark) && isCityAlone(whole(below).value)
  // A symbol that others of the entry have too is a bullet.
  const isBullet = rest
    .slice(1)
    .some(({ bullet, line }) => bullet && line.cells[0]?.text.startsWith(iconMark))
  const summary: Phrase[] = []
  const highlights: Phrase[] = []
  for (const item of rest)
    if (item.bullet) highlights.push(withoutTaskLabel(whole(item)))
    else if (!isBareLabel(valueOf(item))) summary.push(withoutTaskLabel(whole(item)))
  return { summary, highlights, pinned: isPin && !isBullet ? highlights[0] : undefined }
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

/** A comma before these does not part a firm from its town. */
const legalForm = /,\s+(?=(?:S\.?A|Lda|Ltda|Inc|LLC|Ltd|GmbH|S\.?L|S\.?R\.?L|S\.?p\.?A|LLP|PLC)\b\.?)/gi

/** `Company, City` in most entries that have no other place, and nothing else behind a comma: then it is meant so. */
const namesHoldCities = (fields: readonly { organisation?: Phrase; hasPlace: boolean }[]): boolean => {
  const open = fields.filter(({ hasPlace }) => !hasPlace)
  const parted = open
    .map(({ organisation }) => (organisation?.value ?? '').replace(legalForm, ' ').split(', '))
    .filter((parts) => parts.length > 1)
  return (
    parted.length > 1 &&
    parted.length >= 0.6 * open.length &&
    parted.every(
      ([firm = '', city = '', ...more]) => firm.length > 3 && more.length === 0 && isCityAlone(city),
    )
  )
}

export interface Career {
  entries: DraftEntry<'work'>[]
  /** Which place and look held what. */
  slots: ReadonlyMap<string, Field>
  /** Which came first where one phrase held both. */
  order: Field | undefined
}

/**
 * Jobs and volunteering: an organisation, a role, a place, dates, and what was done. `prior`: how another section of
 * this kind was set.
 */
export const readCareer = (lines: readonly Line[], prior?: Pick<Career, 'slots' | 'order'>): Career => {
  const parsed = entriesOf(withFirmOfEachRole(itemsOf(lines))).map((entry) => ({
    entry,
    items: headOf(entry),
    head: headPieces(headOf(entry)),
  }))
  firmsApart(parsed)
  const slots = assignSlots<Field>(
    parsed.map(({ head }) => head),
    ['organisation', 'role'],
    affinity,
    prior?.slots,
  )
  const picked = parsed.map(({ entry, items, head }) => ({ entry, items, head, ...pickFields(head, slots) }))
  const holdsCity = namesHoldCities(
    picked.map(({ head, fields: { organisation } }) => ({
      ...(organisation && { organisation }),
      hasPlace: head.places.length > 0,
    })),
  )
  const alone = picked.flatMap(({ fields: { organisation, role } }) =>
    organisation && role ? [] : (organisation ?? role ?? []),
  )
  const order = orderOf(alone, prior?.order)
  let firm: Firm | undefined
  const entries = picked.map(({ entry, items, head, fields, rest }): DraftEntry<'work'> => {
    let { organisation, role } = fields
    const held = organisation === undefined && head.dates.length > 0 ? role : undefined
    const above = held && firm && isBelow(firm, held, items) ? firm : undefined
    firm = above ?? firmOver(items, head, fields)
    organisation ??= above?.organisation ?? takeCrowded(head)
    const only = organisation && role ? undefined : (organisation ?? role)
    if (only)
      ({ organisation, role } = { organisation: undefined, role: undefined, ...splitBoth(only, order) })
    const apart = head.places[0]?.phrase ?? rest.find((piece) => isCityAlone(piece.phrase.value))?.phrase
    const split = !apart && organisation ? withoutCity(organisation, holdsCity) : undefined
    if (split) organisation = split.organisation
    const place = apart ?? above?.place ?? split?.city
    const told = entryBodyOf(entry, items)
    const pinned = place ? undefined : told.pinned
    const { summary } = told
    const highlights = pinned ? told.highlights.slice(1) : told.highlights
    const left = rest
      .filter((piece) => piece.phrase !== place && piece.phrase.value.length > 1)
      .map((piece) => piece.phrase)
    return {
      name: leaf(organisation, organisation && affinity(organisation.value).organisation > 0 ? 0.95 : 0.75),
      position: leaf(role, role && roleLikeness(role.value) > 0 ? 0.95 : 0.7),
      location: leaf(place ?? pinned),
      url: head.urls[0] ? new Leaf(head.urls[0].url, head.urls[0].phrase, 0.9) : undefined,
      ...tenureOf(head),
      summary: leaf(joined([...left, ...summary])),
      highlights: highlights.map((phrase) => leaf(phrase)),
    }
  })
  return { entries, slots, order }
}

export const joined = (phrases: readonly Phrase[]): Phrase | undefined =>
  phrases.length === 0 ? undefined : Phrase.join(phrases, ' ')
