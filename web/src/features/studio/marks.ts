import {
  introPlace,
  linesAt,
  withBasic,
  withField,
  withLine,
  withPrintedTitle,
  withTitle,
  type Place,
} from './change-words.js'
import { fieldShapes } from './section-shapes.js'
import { studyMarkOf, studyTextAt, withStudyText, type StudyMark } from './study-marks.js'
import { entryAt, type FieldValue, type Words } from './words.js'

/** What a text of the page shows: a line, or a single value. */
export type Mark =
  | { readonly kind: 'line'; readonly place: Place; readonly at: number }
  | { readonly kind: 'field'; readonly key: string; readonly field: string }
  | { readonly kind: 'basics'; readonly field: string }
  | { readonly kind: 'title'; readonly section: string }
  | { readonly kind: 'headline' }
  | StudyMark
  /** Several values shown as one text, such as a period: they are edited in the panel. */
  | { readonly kind: 'several'; readonly key: string; readonly fields: readonly string[] }

export const markSelector = '[data-at],[data-field],[data-block]'

/** Undefined for an element without a mark. The page has the server's ids; `keys` maps them to keys. */
export function markOf({ dataset }: HTMLElement, keys: ReadonlyMap<string, string>): Mark | undefined {
  const keyOf = (id: string) => keys.get(id) ?? id
  const [place = '', at = ''] = split(dataset['at'] ?? '')
  if (place !== '')
    return { kind: 'line', place: place === introPlace ? place : keyOf(place), at: Number(at) }
  if (dataset['block'] !== undefined) return studyMarkOf(dataset['block'], keyOf)
  if (dataset['field'] === 'headline') return { kind: 'headline' }
  const [owner = '', field = ''] = split(dataset['field'] ?? '')
  if (owner === '' || field === '') return undefined
  if (owner === 'title') return { kind: 'title', section: field }
  const fields = field.split('+')
  if (owner === personKey)
    return isWhole(field)
      ? { kind: 'basics', field }
      : { kind: 'several', key: owner, fields: firstOf(field) }
  const isOne = fields.length === 1 && isEditableInPlace(owner, field)
  return isOne ? { kind: 'field', key: keyOf(owner), field } : { kind: 'several', key: keyOf(owner), fields }
}

/** Means the person where an entry's key is expected. */
export const personKey = 'basics'

const isWhole = (field: string) => field !== 'location' && field !== 'profiles'
const firstOf = (field: string) => (field === 'location' ? ['location/city'] : ['profiles/0/network'])

/** Whether a field is edited as the page shows it: a date is shown in words but stored in numbers. */
const isEditableInPlace = (owner: string, field: string): boolean =>
  fieldShapes(owner.split('/')[0] ?? '').find(({ key }) => key === field)?.kind !== 'date'

const split = (text: string): string[] => {
  const at = text.indexOf(':')
  return at < 0 ? [] : [text.slice(0, at), text.slice(at + 1)]
}

export const markName = (mark: Mark): string => JSON.stringify(mark)

/** The text of a mark; undefined where these words have no such place. */
export function textAt(words: Words, mark: Mark): string | undefined {
  switch (mark.kind) {
    case 'line':
      return linesAt(words, mark.place)[mark.at]
    case 'field': {
      const entry = entryAt(words, mark.key)
      return entry && textOf(entry.fields[mark.field])
    }
    case 'basics':
      return textOf(words.basics[mark.field])
    case 'title':
      return words.titles[mark.section]
    case 'headline':
      return words.headline
    case 'study':
      return studyTextAt(words, mark)
    case 'several':
      return undefined
  }
}

const textOf = (value: FieldValue = ''): string => (typeof value === 'string' ? value : value.join(', '))

/** A list is shown comma-separated, and is parsed back into a list. */
const valueLike = (before: FieldValue | undefined, text: string): FieldValue =>
  before === undefined || typeof before === 'string'
    ? text
    : text
        .split(',')
        .map((one) => one.trim())
        .filter((one) => one !== '')

export function withTextAt(words: Words, mark: Mark, text: string): Words {
  switch (mark.kind) {
    case 'line':
      return withLine(words, mark.place, mark.at, text)
    case 'field': {
      // The printed title of a custom section: no other text of a page shows this field.
      if (mark.field === 'section') return withPrintedTitle(words, mark.key, text)
      const before = entryAt(words, mark.key)?.fields[mark.field]
      return withField(words, mark.key, mark.field, valueLike(before, text))
    }
    case 'basics':
      return withBasic(words, mark.field, text)
    case 'title':
      return withTitle(words, mark.section, text)
    case 'headline':
      return { ...words, headline: text }
    case 'study':
      return withStudyText(words, mark, text)
    case 'several':
      return words
  }
}
