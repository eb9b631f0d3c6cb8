import { sortableFields, type SortedPart } from '@thumbfolio/contracts'
import { findDates } from '../recognizers/dates.js'
import type { PlacedText } from '../result/placed-text.js'
import type { Piece } from './pieces.js'

type Section = keyof typeof sortableFields
/** What a field takes of a span: one text, dates, one element of a list, or an element for each piece. */
type Taken = 'text' | 'dates' | 'date' | 'element' | 'elements'

const takenBy: Readonly<Record<string, Taken>> = {
  dates: 'dates',
  date: 'date',
  highlights: 'element',
  courses: 'element',
  keywords: 'elements',
}

/** A span of the document: its pieces, its text, and the text with its place. */
export interface Span {
  readonly pieces: readonly Piece[]
  readonly text: string
  readonly placed: (pieces: readonly Piece[], value: string) => PlacedText
}

interface Value {
  /** Where it begins in the document, in pieces. */
  readonly at: number
  readonly value: PlacedText
}

interface Entry {
  readonly section: Section
  first: number
  readonly texts: Map<string, PlacedText>
  readonly lists: Map<string, Value[]>
}

const isSection = (name: string): name is Section => Object.hasOwn(sortableFields, name)

/** A resume as it comes together from the statements of an answer. */
export class SortedDraft {
  private readonly entries = new Map<string, Entry>()

  /** False where the field is filled already, or the span has nothing for it: nothing changed then. */
  add({ section, entry, field }: SortedPart, at: number, span: Span): boolean {
    if (!isSection(section) || !(sortableFields[section] as readonly string[]).includes(field)) return false
    const key = section === 'basics' ? section : `${section} ${entry}`
    const known = this.entries.get(key) ?? { section, first: at, texts: new Map(), lists: new Map() }
    if (!fill(known, field, at, span)) return false
    known.first = Math.min(known.first, at)
    this.entries.set(key, known)
    return true
  }

  /** The tree of texts that a content is composed of: entries and elements in the order of the document. */
  tree(): Readonly<Partial<Record<Section, object | object[]>>> {
    const inOrder = [...this.entries.values()].sort((one, other) => one.first - other.first)
    const tree: Partial<Record<Section, object | object[]>> = {}
    for (const entry of inOrder) {
      if (entry.section === 'basics') tree.basics = fieldsOf(entry)
      else tree[entry.section] = [...((tree[entry.section] as object[] | undefined) ?? []), fieldsOf(entry)]
    }
    return tree
  }
}

function fill(
  { section, texts, lists }: Entry,
  field: string,
  at: number,
  { pieces, text, placed }: Span,
): boolean {
  const put = (key: string, value: string): boolean => {
    if (texts.has(key)) return false
    texts.set(key, placed(pieces, value))
    return true
  }
  const push = (values: readonly PlacedText[]): boolean => {
    lists.set(field, [
      ...(lists.get(field) ?? []),
      ...values.map((value, index) => ({ at: at + index, value })),
    ])
    return values.length > 0
  }
  switch (takenBy[field] ?? 'text') {
    case 'text':
      return put(field, text)
    case 'element':
      return push([placed(pieces, text)])
    case 'elements':
      return push(pieces.map((piece) => placed([piece], piece.text)))
    case 'date': {
      const [date] = findDates(text)
      const value = date?.end ?? date?.start
      return value !== undefined && put(section === 'publications' ? 'releaseDate' : 'date', value)
    }
    case 'dates': {
      const found = findDates(text)
      const date = found.find(({ isRange }) => isRange) ?? found[0]
      if (!date || texts.has('startDate') || texts.has('endDate')) return false
      // A lone date of a job is its start and its end; that of a school is its end.
      const start = date.isRange || section === 'education' ? date.start : date.end
      if (start !== undefined) put('startDate', start)
      if (date.end !== undefined) put('endDate', date.end)
      return true
    }
  }
}

const locationKeys = ['city', 'region', 'countryCode']

function fieldsOf({ section, texts, lists }: Entry): object {
  const fields: Record<string, unknown> = Object.fromEntries(texts)
  for (const [key, values] of lists)
    fields[key] = values.toSorted((one, other) => one.at - other.at).map(({ value }) => value)
  if (section !== 'basics') return fields
  const own = Object.entries(fields)
  return {
    ...Object.fromEntries(own.filter(([key]) => !locationKeys.includes(key))),
    location: Object.fromEntries(own.filter(([key]) => locationKeys.includes(key))),
  }
}
