import type { SiteContent, SiteContentEdit } from '@thumbfolio/contracts'
import { isEqual } from './is-equal.js'
import { studyEdit } from './study-words.js'
import {
  entryAt,
  fieldsOf,
  placePrefix,
  savedForm,
  type Entry,
  type Fields,
  type Ids,
  type Section,
  type Words,
} from './words.js'

type Edit = SiteContentEdit
type ChangedFields = Readonly<Record<string, string | readonly string[] | null>>

/** The edit that saves these words. It has only the fields that differ from the saved ones. */
export function editOf(words: Words, saved: Words, ids: Ids): Edit {
  const { headline, intro, sections, titles } = sentForm(words, ids)
  const basics = basicsEdit(words, saved)
  const changedTitles = changedFields(titles, saved.titles, '')
  return {
    ...(headline !== saved.headline && { headline }),
    intro: [...intro],
    ...(basics && { basics }),
    ...(changedTitles && { titles: changedTitles as Record<string, string> }),
    sections: joined(sections).map(({ name, entries }) => ({
      name,
      entries: entries.map((entry) => entryEdit(entry, saved, ids)),
    })),
  }
}

/** What an edit sends of these words: as they are saved, without new entries that are empty. */
export function sentForm(words: Words, ids: Ids): Words {
  const form = savedForm(words)
  const sections = form.sections.map((section) => ({
    ...section,
    entries: section.entries.filter((entry) => isSent(entry, ids)),
  }))
  return { ...form, sections: sections.filter(({ entries }) => entries.length > 0) }
}

/** Neighbours with own titles as one section: a page may have more titles than an edit may have sections. */
const joined = (sections: readonly Section[]): readonly Section[] =>
  sections.reduce<readonly Section[]>((before, section) => {
    const last = before.at(-1)
    return last?.name === section.name
      ? [...before.slice(0, -1), { ...last, entries: [...last.entries, ...section.entries] }]
      : [...before, section]
  }, [])

/** Whether an edit includes the entry. A new one is not sent while it is empty. */
const isSent = ({ key, fields, lines }: Entry, ids: Ids): boolean =>
  !isNewKey(key) || ids.has(key) || lines.length > 0 || Object.keys(fieldsOf(fields)).length > 0

const newPrefix = 'new:'
export const newKey = (): string => newPrefix + crypto.randomUUID()
const isNewKey = (key: string): boolean => key.startsWith(newPrefix)

/** The server's id of an entry; `new` if it has none yet. */
const idOf = (key: string, ids: Ids): string => ids.get(key) ?? (isNewKey(key) ? 'new' : key)

function entryEdit(entry: Entry, saved: Words, ids: Ids): Edit['sections'][number]['entries'][number] {
  const known =
    entryAt(saved, entry.key) ?? saved.hidden.find(({ entry: { key } }) => key === entry.key)?.entry
  const fields = changedFields(entry.fields, known?.fields ?? {}, null)
  const { pictures = [] } = entry
  const caseStudy = studyEdit(entry.caseStudy, known?.caseStudy)
  return {
    id: idOf(entry.key, ids),
    emphasis: entry.emphasis,
    lines: [...entry.lines],
    ...(!isEqual(pictures, known?.pictures ?? []) && { pictures: [...pictures] }),
    ...(caseStudy !== undefined && { caseStudy }),
    ...(fields && { fields: fields as NonNullable<Edit['sections'][number]['entries'][number]['fields']> }),
  }
}

function basicsEdit({ basics, profiles }: Words, saved: Words): Edit['basics'] {
  const changed = changedFields(basics, saved.basics, null) ?? {}
  const entries = Object.entries(changed)
  const isPlace = ([key]: [string, unknown]) => key.startsWith(placePrefix)
  // The server takes the location as one value.
  const location = Object.fromEntries(
    Object.entries(basics).flatMap(([key, value]) =>
      key.startsWith(placePrefix) ? [[key.slice(placePrefix.length), value]] : [],
    ),
  )
  const edit = {
    ...Object.fromEntries(entries.filter((entry) => !isPlace(entry))),
    ...(entries.some(isPlace) && { location: Object.keys(location).length > 0 ? location : null }),
    ...(!isEqual(profiles, saved.profiles) && { profiles: profiles.filter(isFilled) }),
  }
  return Object.keys(edit).length > 0 ? edit : undefined
}

const isFilled = (fields: Fields) => Object.keys(fieldsOf(fields)).length > 0

/** The fields that differ from the saved ones; a cleared one is `empty`. Undefined if there are none. */
function changedFields(now: Fields, saved: Fields, empty: '' | null): ChangedFields | undefined {
  const keys = [...new Set([...Object.keys(now), ...Object.keys(saved)])]
  const changed = keys.flatMap((key) => {
    const value = trimmed(now[key])
    return isEqual(value, trimmed(saved[key])) ? [] : [[key, value ?? empty]]
  })
  return changed.length > 0 ? (Object.fromEntries(changed) as ChangedFields) : undefined
}

const trimmed = (value: Fields[string] | undefined) => {
  if (value === undefined) return undefined
  const text =
    typeof value === 'string' ? value.trim() : value.map((one) => one.trim()).filter((one) => one !== '')
  return text.length > 0 ? text : undefined
}

/** Whether these words have unsaved changes. */
export function isChanged(words: Words, saved: Words, ids: Ids): boolean {
  return !isEqual(editOf(words, saved, ids), editOf(saved, saved, ids))
}

/** Adds the ids of entries that were new in an edit: the response has them at the same positions. */
export function idsAfter(words: Words, ids: Ids, { sections }: Pick<SiteContent, 'sections'>): Ids {
  const next = new Map(ids)
  for (const [index, { entries }] of joined(sentForm(words, ids).sections).entries()) {
    for (const [at, { key }] of entries.entries()) {
      const id = sections[index]?.entries[at]?.id
      if (idOf(key, ids) === 'new' && id !== undefined) next.set(key, id)
    }
  }
  return next
}

/** The path of an entry in the edit of these words, as a validation problem names it. */
export function pathOf(words: Words, key: string, ids: Ids): string | undefined {
  const sections = joined(sentForm(words, ids).sections)
  const section = sections.findIndex(({ entries }) => entries.some((entry) => entry.key === key))
  if (section < 0) return undefined
  return `sections/${section}/entries/${sections[section]!.entries.findIndex((entry) => entry.key === key)}`
}
