import type { PlacedPicture, SiteContent } from '@thumbfolio/contracts'
import { savedStudy, studyWordsOf, type StudyWords } from './study-words.js'

export type FieldValue = string | readonly string[]
export type Fields = Readonly<Record<string, FieldValue>>

/** A picture of an entry, with its alternative text and caption. */
export type EntryPicture = Readonly<PlacedPicture>

export interface Entry {
  /** Never changes: the server's id, or a local key for an entry that was added here. */
  readonly key: string
  /** What the server calls it. */
  readonly title: string
  readonly emphasis: 'lead' | 'normal' | 'compact'
  readonly fields: Fields
  readonly lines: readonly string[]
  /** In display order; absent if there are none. */
  readonly pictures?: readonly EntryPicture[]
  readonly caseStudy?: StudyWords
}

export interface Section {
  readonly name: string
  readonly entries: readonly Entry[]
}

export interface HiddenEntry {
  readonly section: string
  readonly entry: Entry
}

/** Everything that an owner edits on a page, at one moment. */
export interface Words {
  /** Who the page is about; a part of the location is `location/city`. */
  readonly basics: Fields
  readonly profiles: readonly Fields[]
  readonly headline: string
  readonly intro: readonly string[]
  /** Own titles of sections, by the section's name. */
  readonly titles: Readonly<Record<string, string>>
  readonly sections: readonly Section[]
  readonly hidden: readonly HiddenEntry[]
}

/** The server's ids of entries that were added here, by their key. */
export type Ids = ReadonlyMap<string, string>

/** The keys of entries that were added here, by the server's id. */
export const keysById = (ids: Ids): ReadonlyMap<string, string> =>
  new Map([...ids].map(([key, id]) => [id, key]))

type Shown = Pick<SiteContent, 'headline' | 'intro' | 'sections' | 'takenOff' | 'basics' | 'titles'>

/** Prefix of the fields of `basics.location`, which are flat here. */
export const placePrefix = 'location/'

function flatBasics({ location, profiles: _, ...plain }: NonNullable<Shown['basics']>): Fields {
  const places = Object.entries<unknown>(location ?? {}).map(
    ([key, value]) => [placePrefix + key, value] as const,
  )
  return fieldsOf({ ...plain, ...Object.fromEntries<unknown>(places) })
}

const hasText = (value: unknown): value is FieldValue =>
  typeof value === 'string' ? value !== '' : Array.isArray(value) && value.length > 0

/** The fields that are not empty. */
export const fieldsOf = (fields: Readonly<Record<string, unknown>> = {}): Fields =>
  Object.fromEntries(Object.entries(fields).flatMap(([key, value]) => (hasText(value) ? [[key, value]] : [])))

export function wordsOf(content: Shown, ids: Ids = new Map()): Words {
  const keys = keysById(ids)
  const keyOf = (id: string) => keys.get(id) ?? id
  const { basics = {}, titles = {}, headline, intro, sections, takenOff } = content
  return {
    basics: flatBasics(basics),
    profiles: (basics.profiles ?? []).map((profile) => fieldsOf(profile)),
    headline: headline?.text ?? '',
    intro: intro.map(({ text }) => text),
    titles: Object.fromEntries(Object.entries(titles).filter(([, title]) => title !== '')),
    sections: byTitle(
      sections.map(({ name, entries }) => ({
        name,
        entries: entries.map(({ id, title, emphasis, fields, lines, pictures = [], caseStudy }) => ({
          key: keyOf(id),
          title,
          emphasis,
          fields: fieldsOf(fields),
          lines: lines.map(({ text }) => text),
          ...(pictures.length > 0 && { pictures: pictures.map(wordsOfPicture) }),
          ...(caseStudy && { caseStudy: studyWordsOf(caseStudy) }),
        })),
      })),
    ),
    hidden: takenOff.map(({ section, id, title }) => ({
      section,
      entry: { key: keyOf(id), title, emphasis: 'normal', fields: {}, lines: [] },
    })),
  }
}

/** The title that an entry of a custom section has on the page: entries with one title are one section there. */
export const printedTitle = ({ fields: { section = '' } }: Entry): string =>
  typeof section === 'string' ? section.trim() : ''

/** The sections with those of each custom title in one, at the first of its entries. */
function byTitle(sections: readonly Section[]): readonly Section[] {
  const split = new Map<string, Section>()
  for (const { name, entries } of sections)
    for (const entry of entries) {
      const place = name === 'custom' ? `${name}/${printedTitle(entry)}` : name
      split.set(place, { name, entries: [...(split.get(place)?.entries ?? []), entry] })
    }
  return [...split.values()]
}

const customPrefix = 'custom:'

/** Identifies a custom section by an entry of it. */
export const customSection = (key: string): string => customPrefix + key

/** Identifies a section of a page: its name; custom sections differ by the least key of their entries. */
export const sectionId = ({ name, entries }: Section): string =>
  name === 'custom' ? customSection(entries.map(({ key }) => key).toSorted()[0] ?? '') : name

/** The section with this id. Any of its entries identifies a custom one. */
export const sectionAt = ({ sections }: Words, id: string): Section | undefined =>
  sections.find(
    ({ name, entries }) =>
      name === id || (name === 'custom' && entries.some(({ key }) => customSection(key) === id)),
  )

const wordsOfPicture = ({ id, alt, caption, isDecorative }: EntryPicture): EntryPicture => ({
  id,
  ...(alt !== undefined && alt !== '' && { alt }),
  ...(isDecorative && { isDecorative }),
  ...(caption !== undefined && caption !== '' && { caption }),
})

/**
 * As they are saved: without empty lines, with single spaces, and with one section for each own title, as a page shows
 * them.
 */
export const savedForm = (words: Words): Words => ({
  ...words,
  headline: oneLine(words.headline),
  intro: filledLines(words.intro),
  sections: byTitle(words.sections).map((section) => ({
    ...section,
    entries: section.entries.map((entry) => ({
      ...entry,
      lines: filledLines(entry.lines),
      ...(entry.pictures && { pictures: entry.pictures.map(savedPicture) }),
      ...(entry.caseStudy && { caseStudy: savedStudy(entry.caseStudy) }),
    })),
  })),
})

const savedPicture = ({ alt = '', caption = '', ...picture }: EntryPicture): EntryPicture =>
  wordsOfPicture({ ...picture, alt: alt.trim(), caption: caption.trim() })

const filledLines = (lines: readonly string[]): string[] => lines.map(oneLine).filter((text) => text !== '')

/** The lines of a text area; none where it is empty. */
export const linesIn = (text: string): string[] => (text === '' ? [] : text.split('\n'))

export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

export const entriesOf = ({ sections }: Words): readonly Entry[] => sections.flatMap(({ entries }) => entries)

export const entryAt = (words: Words, key: string): Entry | undefined =>
  entriesOf(words).find((entry) => entry.key === key)

export const sectionOf = ({ sections }: Words, key: string): Section | undefined =>
  sections.find(({ entries }) => entries.some((entry) => entry.key === key))
