import type { DraftEntry } from '../result/draft.js'
import { Leaf, leaf } from '../result/draft.js'
import { type Entry, entriesOf, headOf } from './entries.js'
import { type Item, itemsOf, valueOf, whole } from './items.js'
import { organisationLikeness, roleLikeness } from '../fields/likeness.js'
import type { Line } from '../layout/line.js'
import { featuredHeads, type HeadedItems } from './head-features.js'
import { headFields } from './head-layout.js'
import type { HeadPart } from './head-parts.js'
import { type Head, headPieces, isBareLabel } from './pieces.js'
import { iconMark, Phrase } from '../layout/phrase.js'
import { looksLikeCity } from '../fields/places.js'
import { withFirmOfEachRole } from './tenures.js'
import { asksForTasks } from '../words/form-labels.js'
import { type Firm, firmOver, isBelow } from './firm.js'

const soundsLikeFirm = (text: string): boolean => organisationLikeness(text) > 0.7 * roleLikeness(text)

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

const isCityAlone = (text: string): boolean =>
  looksLikeCity(text) && roleLikeness(text) === 0 && organisationLikeness(text) === 0

export interface Career {
  entries: DraftEntry<'work'>[]
  /** What the heads of its entries consist of. */
  parts: readonly HeadPart[]
}

/** The heads of a section's entries. */
export const careerHeads = (lines: readonly Line[]): (HeadedItems & { entry: Entry })[] =>
  entriesOf(withFirmOfEachRole(itemsOf(lines))).map((entry) => {
    const items = headOf(entry)
    return { entry, items, head: headPieces(items) }
  })

/**
 * Jobs and volunteering: an organisation, a role, a place, dates, and what was done. `before`: how another section of
 * this kind was set.
 */
export const readCareer = (lines: readonly Line[], before?: Career): Career => {
  const parsed = careerHeads(lines)
  const featured = featuredHeads(parsed, before?.parts)
  let firm: Firm | undefined
  const entries = parsed.map(({ entry, items, head }, at): DraftEntry<'work'> => {
    const found = headFields(featured[at] ?? { parts: [], features: [], whole: new Map() })
    const { role } = found.fields
    const held = found.fields.organisation === undefined && head.dates.length > 0 ? role : undefined
    const above = held && firm && isBelow(firm, held, items) ? firm : undefined
    firm = above ?? firmOver(items, found)
    const organisation = found.fields.organisation ?? above?.organisation
    const place = found.fields.place ?? above?.place
    const told = entryBodyOf(entry, items)
    const pinned = place ? undefined : told.pinned
    const { summary } = told
    const highlights = pinned ? told.highlights.slice(1) : told.highlights
    const left = found.rest
      .filter((piece) => piece.slot !== 'place' && piece.phrase.value.length > 1)
      .map((piece) => piece.phrase)
    return {
      name: leaf(organisation, organisation && soundsLikeFirm(organisation.value) ? 0.95 : 0.75),
      position: leaf(role, role && roleLikeness(role.value) > 0 ? 0.95 : 0.7),
      location: leaf(place ?? pinned),
      url: head.urls[0] ? new Leaf(head.urls[0].url, head.urls[0].phrase, 0.9) : undefined,
      ...tenureOf(head),
      summary: leaf(joined([...left, ...summary])),
      highlights: highlights.map((phrase) => leaf(phrase)),
    }
  })
  return { entries, parts: featured.flatMap(({ parts }) => parts) }
}

export const joined = (phrases: readonly Phrase[]): Phrase | undefined =>
  phrases.length === 0 ? undefined : Phrase.join(phrases, ' ')
