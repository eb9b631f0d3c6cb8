import { isEqual } from './is-equal.js'
import { newKey } from './words-edit.js'
import {
  entryAt,
  printedTitle,
  sectionAt,
  sectionOf,
  type Entry,
  type FieldValue,
  type Fields,
  type HiddenEntry,
  type Section,
  type Words,
} from './words.js'

/** What lines belong to: the introduction, or the entry with this key. */
export type Place = string
export const introPlace: Place = 'intro'

export const linesAt = (words: Words, place: Place): readonly string[] =>
  place === introPlace ? words.intro : (entryAt(words, place)?.lines ?? [])

export const withLines = (words: Words, place: Place, lines: readonly string[]): Words =>
  place === introPlace
    ? { ...words, intro: lines }
    : withEntry(words, place, (entry) => ({ ...entry, lines }))

export const withLine = (words: Words, place: Place, at: number, text: string): Words =>
  linesAt(words, place)[at] === text ? words : withLines(words, place, linesAt(words, place).with(at, text))

export const withLineAdded = (words: Words, place: Place, at: number, text = ''): Words =>
  withLines(words, place, linesAt(words, place).toSpliced(at, 0, text))

export const withoutLine = (words: Words, place: Place, at: number): Words =>
  withLines(words, place, linesAt(words, place).toSpliced(at, 1))

/** Splits lines at line breaks, and removes the empty ones. */
export function withFilledLines(words: Words, place: Place): Words {
  const lines = linesAt(words, place)
  const filled = lines.flatMap((line) => line.split('\n')).filter((line) => line.trim() !== '')
  return isEqual(filled, lines) ? words : withLines(words, place, filled)
}

export const withLineMoved = (words: Words, place: Place, at: number, to: number): Words =>
  withLines(words, place, movedTo(linesAt(words, place), at, to))

/** Returns the same list if the new position does not exist. */
export function movedTo<T>(items: readonly T[], at: number, to: number): readonly T[] {
  const item = items[at]
  if (item === undefined || at === to || to < 0 || to >= items.length) return items
  return items.toSpliced(at, 1).toSpliced(to, 0, item)
}

export function withEntry(words: Words, key: string, change: (entry: Entry) => Entry): Words {
  const sections = words.sections.map((section) => ({
    ...section,
    entries: section.entries.map((entry) => (entry.key === key ? change(entry) : entry)),
  }))
  return { ...words, sections }
}

const withValue = (fields: Fields, field: string, value: FieldValue): Fields => {
  const { [field]: _, ...others } = fields
  return value.length === 0 ? others : { ...others, [field]: value }
}

export const withField = (words: Words, key: string, field: string, value: FieldValue): Words =>
  withEntry(words, key, (entry) => ({ ...entry, fields: withValue(entry.fields, field, value) }))

export const withBasic = (words: Words, field: string, value: FieldValue): Words => ({
  ...words,
  basics: withValue(words.basics, field, value),
})

export const withProfile = (words: Words, at: number, field: string, value: string): Words => ({
  ...words,
  profiles: words.profiles.map((profile, index) =>
    index === at ? withValue(profile, field, value) : profile,
  ),
})

export const withProfileAdded = (words: Words): Words => ({ ...words, profiles: [...words.profiles, {}] })

export const withoutProfile = (words: Words, at: number): Words => ({
  ...words,
  profiles: words.profiles.toSpliced(at, 1),
})

export const withTitle = (words: Words, section: string, title: string): Words => {
  const { [section]: _, ...others } = words.titles
  return { ...words, titles: title === '' ? others : { ...others, [section]: title } }
}

const withSection = (words: Words, wanted: Section, change: (section: Section) => Section): Words => ({
  ...words,
  sections: words.sections.map((section) => (section === wanted ? change(section) : section)),
})

export function withEntryMoved(words: Words, key: string, to: number): Words {
  const section = sectionOf(words, key)
  if (!section) return words
  const entries = movedTo(
    section.entries,
    section.entries.findIndex((entry) => entry.key === key),
    to,
  )
  return entries === section.entries ? words : withSection(words, section, (kept) => ({ ...kept, entries }))
}

export function withSectionMoved(words: Words, id: string, to: number): Words {
  const section = sectionAt(words, id)
  const sections = section ? movedTo(words.sections, words.sections.indexOf(section), to) : words.sections
  return sections === words.sections ? words : { ...words, sections }
}

/** Hides an entry. It keeps its words, to be shown again. */
export function withoutEntry(words: Words, key: string): Words {
  const section = sectionOf(words, key)
  const entry = entryAt(words, key)
  if (!section || !entry) return words
  const hidden: HiddenEntry = { section: section.name, entry }
  const without = withSection(words, section, (kept) => ({
    ...kept,
    entries: kept.entries.filter((one) => one !== entry),
  }))
  return { ...without, sections: without.sections.filter(hasEntries), hidden: [...words.hidden, hidden] }
}

const hasEntries = ({ entries }: Section) => entries.length > 0

export function withoutSection(words: Words, id: string): Words {
  const section = sectionAt(words, id)
  return (section?.entries ?? []).reduce((now, { key }) => withoutEntry(now, key), words)
}

/** Shows a hidden entry, as the last of its section. */
export function withEntryShown(words: Words, key: string): Words {
  const back = words.hidden.find(({ entry }) => entry.key === key)
  if (!back) return words
  const hidden = words.hidden.filter((kept) => kept !== back)
  return withEntryIn({ ...words, hidden }, back.section, back.entry)
}

function withEntryIn(words: Words, name: string, entry: Entry, behind?: string): Words {
  const isPlace = (one: Section) =>
    one.name === name &&
    (name !== 'custom' || one.entries.some((known) => printedTitle(known) === printedTitle(entry)))
  const section =
    (behind === undefined ? undefined : sectionOf(words, behind)) ?? words.sections.find(isPlace)
  if (!section) return { ...words, sections: [...words.sections, { name, entries: [entry] }] }
  const after = section.entries.findIndex(({ key }) => key === behind)
  const at = after < 0 ? section.entries.length : after + 1
  return withSection(words, section, (kept) => ({ ...kept, entries: kept.entries.toSpliced(at, 0, entry) }))
}

/** Adds an entry below the one with the key `behind` and under the same printed title; default: last in its section. */
export function withEntryAdded(
  words: Words,
  section: string,
  behind?: string,
): { words: Words; key: string } {
  const key = newKey()
  const neighbour = behind === undefined ? undefined : entryAt(words, behind)
  const fields = withValue({}, 'section', neighbour?.fields['section'] ?? '')
  const entry: Entry = { key, title: '', emphasis: 'normal', fields, lines: [] }
  return { key, words: withEntryIn(words, section, entry, behind) }
}

/** Changes the printed title of the custom section of an entry, in all its entries. */
export function withPrintedTitle(words: Words, key: string, title: string): Words {
  const section = sectionOf(words, key)
  return section?.name === 'custom'
    ? section.entries.reduce((now, entry) => withField(now, entry.key, 'section', title), words)
    : words
}

/** Changes the title of a section: of a custom one, the printed title of its entries. */
export function withOwnTitle(words: Words, { name, entries: [first] }: Section, title: string): Words {
  return name === 'custom' && first
    ? withPrintedTitle(words, first.key, title)
    : withTitle(words, name, title)
}
