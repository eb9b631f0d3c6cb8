import type { ResumeContent } from '@thumbfolio/contracts'
import { sectionNames, type EntryId, type SectionName } from './composition.js'

export type EntryOf<S extends SectionName> = NonNullable<ResumeContent[S]>[number]
export type Entry = EntryOf<SectionName> | NonNullable<ResumeContent['basics']>

const idForm = /^([a-z]+)\/(0|[1-9]\d{0,2})$/

/** The entry of that section with that id; undefined when there is none. */
export function entryOf<S extends SectionName>(
  content: ResumeContent,
  section: S,
  id: EntryId,
): EntryOf<S> | undefined {
  const [, name, index] = idForm.exec(id) ?? []
  if (name !== section) return undefined
  const entries: readonly EntryOf<S>[] | undefined = content[section]
  return entries?.[Number(index)]
}

/** The section whose entry an id names; undefined for `basics`. */
export const sectionOf = (id: EntryId): SectionName | undefined =>
  sectionNames.find((name) => id.startsWith(`${name}/`))

/** The entry with that id, of whichever section. */
export function anyEntry(content: ResumeContent, id: EntryId): Entry | undefined {
  if (id === 'basics') return content.basics
  const section = sectionOf(id)
  return section && entryOf(content, section, id)
}

/** Ids of a section's entries that say anything, in the order of the content. */
export function idsOf(content: ResumeContent, section: SectionName): EntryId[] {
  const entries: readonly object[] = content[section] ?? []
  return entries.flatMap((entry, index) => (hasText(entry) ? [`${section}/${index}`] : []))
}

function hasText(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== ''
  return typeof value === 'object' && value !== null && Object.values(value).some(hasText)
}

/** Every text in a value, at every depth, without empty ones. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsOf)
}
