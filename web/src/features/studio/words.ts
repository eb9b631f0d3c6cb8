import type { PlacedPicture, SiteContent } from '@thumbfolio/contracts'

export type FieldValue = string | readonly string[]
export type Fields = Readonly<Record<string, FieldValue>>

/** A picture under an entry, and what is said about it. */
export type EntryPicture = Readonly<PlacedPicture>

export interface Entry {
  /** Stays the same from the first keystroke on: the server's id, but for an entry that was added here. */
  readonly key: string
  /** What the server calls it. */
  readonly title: string
  readonly emphasis: 'lead' | 'normal' | 'compact'
  readonly fields: Fields
  readonly lines: readonly string[]
  /** In their order; absent for none. */
  readonly pictures?: readonly EntryPicture[]
}

export interface Section {
  readonly name: string
  readonly entries: readonly Entry[]
}

export interface HiddenEntry {
  readonly section: string
  readonly entry: Entry
}

/** All that an owner edits on a page, at one moment. */
export interface Words {
  /** Who the page is about; a part of the place is `location/city`. */
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

type Shown = Pick<SiteContent, 'headline' | 'intro' | 'sections' | 'takenOff' | 'basics' | 'titles'>

/** Where a part of `basics` is an object and its fields are one each here. */
export const placePrefix = 'location/'

function flatBasics({ location, profiles: _, ...plain }: NonNullable<Shown['basics']>): Fields {
  const places = Object.entries<unknown>(location ?? {}).map(
    ([key, value]) => [placePrefix + key, value] as const,
  )
  return fieldsOf({ ...plain, ...Object.fromEntries<unknown>(places) })
}

const isSaid = (value: unknown): value is FieldValue =>
  typeof value === 'string' ? value !== '' : Array.isArray(value) && value.length > 0

/** The fields that say something. */
export const fieldsOf = (fields: Readonly<Record<string, unknown>> = {}): Fields =>
  Object.fromEntries(Object.entries(fields).flatMap(([key, value]) => (isSaid(value) ? [[key, value]] : [])))

export function wordsOf(content: Shown, ids: Ids = new Map()): Words {
  const keys = new Map([...ids].map(([key, id]) => [id, key]))
  const keyOf = (id: string) => keys.get(id) ?? id
  const { basics = {}, titles = {}, headline, intro, sections, takenOff } = content
  return {
    basics: flatBasics(basics),
    profiles: (basics.profiles ?? []).map((profile) => fieldsOf(profile)),
    headline: headline?.text ?? '',
    intro: intro.map(({ text }) => text),
    titles: Object.fromEntries(Object.entries(titles).filter(([, title]) => title !== '')),
    sections: sections.map(({ name, entries }) => ({
      name,
      entries: entries.map(({ id, title, emphasis, fields, lines, pictures = [] }) => ({
        key: keyOf(id),
        title,
        emphasis,
        fields: fieldsOf(fields),
        lines: lines.map(({ text }) => text),
        ...(pictures.length > 0 && { pictures: pictures.map(wordsOfPicture) }),
      })),
    })),
    hidden: takenOff.map(({ section, id, title }) => ({
      section,
      entry: { key: keyOf(id), title, emphasis: 'normal', fields: {}, lines: [] },
    })),
  }
}

const wordsOfPicture = ({ id, alt, caption, isDecorative }: EntryPicture): EntryPicture => ({
  id,
  ...(alt !== undefined && alt !== '' && { alt }),
  ...(isDecorative && { isDecorative }),
  ...(caption !== undefined && caption !== '' && { caption }),
})

/** As they are saved: without lines that say nothing, spaced as a page sets them. */
export const savedForm = (words: Words): Words => ({
  ...words,
  headline: oneLine(words.headline),
  intro: said(words.intro),
  sections: words.sections.map((section) => ({
    ...section,
    entries: section.entries.map((entry) => ({
      ...entry,
      lines: said(entry.lines),
      ...(entry.pictures && { pictures: entry.pictures.map(savedPicture) }),
    })),
  })),
})

const savedPicture = ({ alt = '', caption = '', ...picture }: EntryPicture): EntryPicture =>
  wordsOfPicture({ ...picture, alt: alt.trim(), caption: caption.trim() })

const said = (lines: readonly string[]): string[] => lines.map(oneLine).filter((text) => text !== '')
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

export const entriesOf = ({ sections }: Words): readonly Entry[] => sections.flatMap(({ entries }) => entries)

export const entryAt = (words: Words, key: string): Entry | undefined =>
  entriesOf(words).find((entry) => entry.key === key)

export const sectionOf = ({ sections }: Words, key: string): Section | undefined =>
  sections.find(({ entries }) => entries.some((entry) => entry.key === key))
