import type { DraftEntry } from './draft.js'
import { Leaf, leaf } from './draft.js'
import { type Entry, entriesOf, headOf } from '../entries/entries.js'
import { type Item, itemsOf, valueOf, whole } from '../items/items.js'
import { pageWithin } from '../recognizers/link-targets.js'
import { organisationLikeness, roleLikeness } from '../recognizers/likeness.js'
import { type Line, lineOf } from '../text/line.js'
import { featuredHeads } from '../entries/head-features.js'
import { entryUrl } from './entry-url.js'
import { headFields } from '../entries/head-layout.js'
import { type Head, headPieces, isBareLabel } from '../entries/pieces.js'
import { iconMark, Phrase } from '../text/phrase.js'
import { looksLikeCity } from '../recognizers/places.js'
import { assignSlots } from '../entries/slots.js'
import { withFirmOfEachRole } from '../entries/tenures.js'
import { columnRole } from '../words/column-labels.js'
import { asksForTasks } from '../words/form-labels.js'
import { type Firm, firmOver, isBelow } from '../entries/firm.js'

type Field = 'organisation' | 'role'

const affinity = (text: string): Record<Field, number> => {
  const [role, organisation] = [roleLikeness(text), organisationLikeness(text)]
  return { role: role - 0.7 * organisation, organisation: organisation - 0.7 * role }
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

/** What an entry has below its head. Sentences after bullets belong to the bullet before them. */
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
  /** Which place and look held what, as the words alone say. */
  slots: ReadonlyMap<string, Field>
}

/** Right below a firm that links to its page and is dated, a line with neither begins no entry. */
const isBelowLink = (item: Item, before: Item): boolean =>
  before.dated &&
  !item.dated &&
  pageWithin(whole(before)) !== undefined &&
  pageWithin(whole(item)) === undefined

/** The table of one job below its head: its column headers are ignored, and its rows are not jobs. */
const withoutInnerHeads = (lines: readonly Line[]): Line[] =>
  lines.flatMap((line, at) => {
    const isHead =
      at > 0 && line.cells.length > 1 && line.cells.every(({ value }) => columnRole(value) !== undefined)
    if (isHead) return []
    if (columnRole(line.columns?.[0] ?? '') !== 'dates' || line.cells.length < 2) return [line]
    const [date, ...rest] = line.cells
    const isRepeated = lines
      .slice(0, at)
      .some(({ cells }) => cells.some(({ text }) => text.includes(date?.text ?? '')))
    return [{ ...line, ...(isRepeated ? lineOf(rest) : {}), columns: line.columns ?? [], inner: true }]
  })

/** The entries of a section, and the features of their heads. `prior`: what slots held in another section of this kind. */
export const careerHeads = (lines: readonly Line[], prior?: ReadonlyMap<string, Field>) => {
  const parsed = entriesOf(withFirmOfEachRole(itemsOf(withoutInnerHeads(lines))), isBelowLink).map(
    (entry) => {
      const items = headOf(entry)
      return { entry, items, head: headPieces(items) }
    },
  )
  const heads = parsed.map(({ head }) => head)
  const slots = assignSlots<Field>(heads, ['organisation', 'role'], affinity, prior)
  return { parsed, slots, featured: featuredHeads(parsed, slots, prior) }
}

/**
 * Jobs and volunteering: an organisation, a role, a place, dates, and what was done. `prior`: how another section of
 * this kind was set.
 */
export const readCareer = (lines: readonly Line[], prior?: Career): Career => {
  const { parsed, slots, featured } = careerHeads(lines, prior?.slots)
  const fields = featured.map(headFields)
  let firm: Firm | undefined
  const entries = parsed.map(({ entry, items, head }, at): DraftEntry<'work'> => {
    const found = fields[at] ?? { fields: {}, rows: {}, rest: [] }
    const { role } = found.fields
    const held = found.fields.organisation === undefined && head.dates.length > 0 ? role : undefined
    const above = held && firm && isBelow(firm, held, items) ? firm : undefined
    firm = above ?? firmOver(items, found)
    const organisation = found.fields.organisation ?? above?.organisation
    const unlabelled = found.rest.find(({ slot }) => slot === 'place')?.phrase
    const place = found.fields.place ?? unlabelled ?? above?.place
    const body = entryBodyOf(entry, items)
    const pinned = place ? undefined : body.pinned
    const { summary } = body
    const highlights = pinned ? body.highlights.slice(1) : body.highlights
    const left = found.rest
      .filter((piece) => piece.slot !== 'place' && piece.phrase.value.length > 1)
      .map((piece) => piece.phrase)
    return {
      name: leaf(organisation, organisation && affinity(organisation.value).organisation > 0 ? 0.95 : 0.75),
      position: leaf(role, role && roleLikeness(role.value) > 0 ? 0.95 : 0.7),
      location: leaf(place ?? pinned),
      url: entryUrl(head, organisation),
      ...tenureOf(head),
      summary: leaf(joined([...left, ...summary])),
      highlights: highlights.map((phrase) => leaf(phrase)),
    }
  })
  return { entries, slots }
}

export const joined = (phrases: readonly Phrase[]): Phrase | undefined =>
  phrases.length === 0 ? undefined : Phrase.join(phrases, ' ')
