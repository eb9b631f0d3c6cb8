import {
  entryFields,
  invalid,
  mostEntries,
  newEntryId,
  valueAt,
  type EditableSection,
  type ResumeContent,
  type SiteContentEdit,
} from '@thumbfolio/contracts'
import type { z } from 'zod'
import {
  areEqual,
  cleanText,
  entryOf,
  isNamed,
  SectionName,
  webLink,
  type EntryId,
} from '@thumbfolio/site-page'
import type { Pinned } from '../site/site.js'
import { withFacts, type FactChange } from '../page/facts.js'

type SectionEdit = SiteContentEdit['sections'][number]
type EntryEdit = SectionEdit['entries'][number]

/** An edit whose entries exist: an added one has its id. */
export interface FactEdit {
  readonly pinned: Pinned
  readonly sections: readonly { readonly name: SectionName; readonly entries: readonly EntryEdit[] }[]
}

/**
 * The facts of an edit, and its entries with their ids.
 * @throws DomainError `validation-failed` for a section, an entry or a value that cannot be, at its place in the edit
 */
export function factsEdited(
  pinned: Pinned,
  { basics, sections }: Pick<SiteContentEdit, 'basics' | 'sections'>,
): FactEdit {
  const { content } = pinned
  const changes: FactChange[] = Object.entries(basics ?? {}).map(([field, value]) =>
    checkedLinks(content, { pointer: `/basics/${field}`, value: filled(value) }, `#/basics/${field}`),
  )
  const seen = new Set<string>()
  const counts = new Map<SectionName, number>()
  const resolved = sections.map(({ name, entries }, s) => {
    const section = SectionName.safeParse(name)
    // Custom sections differ by the titles of their entries.
    const isRepeated = seen.has(name) && name !== 'custom'
    if (!section.success || isRepeated) throw invalid(`#/sections/${s}/name`, 'There is no such section')
    seen.add(name)
    return {
      name: section.data,
      entries: entries.map((entry, e) => {
        const at = `#/sections/${s}/entries/${e}`
        const isNew = entry.id === newEntryId
        const count = counts.get(section.data) ?? content[section.data]?.length ?? 0
        const id = isNew ? `${section.data}/${count}` : entry.id
        if (isNew) counts.set(section.data, count + 1)
        if (isNew && count >= mostEntries)
          throw invalid(`${at}/id`, `A section has at most ${mostEntries} entries`)
        if (!isNew && !entryOf(content, section.data, id))
          throw invalid(`${at}/id`, 'The resume of this page has no such entry')
        if (seen.has(id)) throw invalid(`${at}/id`, 'This entry is on the page already')
        seen.add(id)
        changes.push(...fieldChanges(content, { ...entry, id }, { section: section.data, at }))
        return { ...entry, id }
      }),
    }
  })
  const edited = withFacts(pinned, changes)
  expectRoom(content, edited.content)
  expectNamed(content, edited.content, { sections, resolved })
  return { pinned: edited, sections: resolved }
}

/** Many times the size of a long resume. Entries that were taken off a page are kept, so the page's own limit does not limit them. */
const mostFactCharacters = 1_500_000

/** Every request for a page reads its content, so its size is limited. A content above the limit can still be changed and shortened. */
function expectRoom(before: ResumeContent, after: ResumeContent): void {
  const sizeOf = (content: ResumeContent) => JSON.stringify(content).length
  if (after !== before && sizeOf(after) > Math.max(mostFactCharacters, sizeOf(before)))
    throw invalid(
      '#',
      'This is more than a page can keep, with the entries that you took off. Please shorten some of them, and save again.',
    )
}

interface Place {
  readonly section: EditableSection
  /** Pointer of the entry in the edit. */
  readonly at: string
}

function fieldChanges(
  content: ResumeContent,
  { id, fields = {} }: EntryEdit,
  { section, at }: Place,
): FactChange[] {
  const shape: Readonly<Record<string, z.ZodType>> = entryFields[section].shape
  return Object.entries(fields).map(([field, given]) => {
    const place = `${at}/fields/${field}`
    const schema = Object.hasOwn(shape, field) ? shape[field] : undefined
    if (!schema) throw invalid(place, 'This section has no such field')
    const value = filled(given)
    const pointer = `/${id}/${field}`
    const parsed = schema.safeParse(value)
    if (!parsed.success)
      throw invalid(place, parsed.error.issues[0]?.message ?? 'This cannot be written here')
    return checkedLinks(content, { pointer, value }, place)
  })
}

/** Refuses a changed address that is not a web link: no page shows a link with another scheme. `place`: pointer of the value in the edit. */
function checkedLinks(content: ResumeContent, change: FactChange, place: string): FactChange {
  const { pointer, value } = change
  if (areEqual(value, valueAt(content, pointer))) return change
  for (const [at, url] of urlsIn(value, pointer, place))
    if (!webLink(url)) throw invalid(at, 'Please write a web address, like https://example.org')
  return change
}

function urlsIn(value: unknown, pointer: string, at: string): [place: string, url: string][] {
  if (pointer.endsWith('/url')) return typeof value === 'string' ? [[at, value]] : []
  if (!Array.isArray(value)) return []
  return value.flatMap((item: unknown, index): [string, string][] => {
    const url = typeof item === 'object' && item !== null && 'url' in item ? item.url : undefined
    return typeof url === 'string' ? [[`${at}/${index}/url`, url]] : []
  })
}

/** A value without surrounding white space; undefined for an empty one. */
function filled(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value) || undefined
  if (Array.isArray(value)) {
    const items = value.map(filled).filter((item) => item !== undefined)
    return items.length > 0 ? items : undefined
  }
  if (typeof value !== 'object' || value === null) return undefined
  const fields = Object.entries(value).flatMap(([key, item]) => {
    const said = filled(item)
    return said === undefined ? [] : [[key, said] as const]
  })
  return fields.length > 0 ? Object.fromEntries(fields) : undefined
}

/** No theme shows an entry without a name: an added one needs a name, and one on the page cannot lose its name. */
function expectNamed(
  before: ResumeContent,
  after: ResumeContent,
  {
    sections,
    resolved,
  }: { readonly sections: readonly SectionEdit[]; readonly resolved: FactEdit['sections'] },
): void {
  const isNamedIn = (content: ResumeContent, section: SectionName, id: EntryId) =>
    isNamed(entryOf(content, section, id))
  for (const [s, { name, entries }] of resolved.entries())
    for (const [e, { id }] of entries.entries()) {
      const isNew = sections[s]?.entries[e]?.id === newEntryId
      if ((isNew || isNamedIn(before, name, id)) && !isNamedIn(after, name, id))
        throw invalid(
          `#/sections/${s}/entries/${e}/fields`,
          'Please give this entry a name, so that the page shows it',
        )
    }
}
