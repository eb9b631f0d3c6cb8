import { entryFields, lineFields, type EditableSection } from '@thumbfolio/contracts'
import { basicsFields, listShapes, type FieldShape, type ListShape } from '../../lib/field-catalogue.js'
import type { Entry, FieldValue, Section, Words } from './words.js'

const isEditable = (name: string): name is EditableSection => name in entryFields

/** Sections that a page can have, in their usual order. */
export const sectionShapes: readonly (ListShape & { readonly name: EditableSection })[] = listShapes.flatMap(
  (shape) => {
    const name = shape.root.slice(1)
    return isEditable(name) ? [{ ...shape, name }] : []
  },
)

export const shapeOf = (section: string) => sectionShapes.find(({ name }) => name === section)

/** The fields of an entry, without its lines. */
export const fieldShapes = (section: string): readonly FieldShape[] =>
  (shapeOf(section)?.fields ?? []).filter(
    ({ key }) => isEditable(section) && key in entryFields[section].shape,
  )

export const hasLines = (section: string): boolean => isEditable(section) && lineFields[section].length > 0

/** The fields of the person that are edited besides headline and introduction. */
export const personFields = basicsFields.filter(({ key }) => key !== 'label' && key !== 'summary')

export const profileFields = listShapes.find(({ root }) => root === '/basics/profiles')!.fields

/** The owner's title of a section; default: its standard title. */
export const titleOf = ({ titles }: Words, section: string): string =>
  titles[section] ?? standardTitle(section)

/** The title of one section of a page: several custom ones have their own. */
export const titleOfSection = (words: Words, section: Section): string =>
  ownTitleOf(words, section) || titleOf(words, section.name)

/** The title that the owner gave a section; of a custom one, the printed title of its entries. Empty: none. */
export const ownTitleOf = ({ titles }: Words, { name, entries: [first] }: Section): string => {
  const printed = name === 'custom' ? first?.fields['section'] : undefined
  return typeof printed === 'string' ? printed : name === 'custom' ? '' : (titles[name] ?? '')
}

export const standardTitle = (section: string): string =>
  listShapes.find(({ root }) => root === `/${section}`)?.title ?? section

/** The name of an entry in a list: its first two fields that are not empty. The title of its section is above it. */
export function nameOf(section: string, { fields, title, lines }: Entry): string {
  const values = fieldShapes(section)
    .filter(({ kind, key }) => kind === 'line' && !(section === 'custom' && key === 'section'))
    .map(({ key }) => text(fields[key]))
    .filter((value) => value !== '')
  return values.slice(0, 2).join(', ') || title || lines[0] || `New ${shapeOf(section)?.one ?? 'entry'}`
}

const text = (value: FieldValue = ''): string => (typeof value === 'string' ? value : value.join(', ')).trim()
