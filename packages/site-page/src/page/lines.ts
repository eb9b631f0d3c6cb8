import { lineFields, type ResumeContent } from '@thumbfolio/contracts'
import {
  partsOf,
  sectionNames,
  type EntryId,
  type LineId,
  type PageLine,
  type SectionName,
} from './composition.js'
import { anyEntry, sectionOf } from './entries.js'
import { sentencesIn } from './sentences.js'

export type LineField = 'description' | 'summary' | 'highlights'

/** A whole highlight, or one sentence of a summary or a description. It is never cut and never merged. */
export interface Line {
  readonly id: LineId
  /** `basics`, or the id of the entry that says it. */
  readonly entry: EntryId
  readonly field: LineField
  /** Of the text that the line is in or is, with its leading slash: where its source is kept. */
  readonly pointer: string
  readonly text: string
}

/** The lines of a resume in its order, each once. Pure: equal contents have equal lines. */
export const linesOf = (content: ResumeContent): Line[] => [
  ...linesIn(content.basics, 'basics', 'basics'),
  ...sectionNames.flatMap((section) =>
    (content[section] ?? []).flatMap((entry, at) => linesIn(entry, section, `${section}/${at}`)),
  ),
]

/** The lines of one entry, or of `basics`, in the resume's order; none for an entry that the resume has not. */
export function linesOfEntry(content: ResumeContent, id: EntryId): Line[] {
  const section = id === 'basics' ? id : sectionOf(id)
  return section ? linesIn(anyEntry(content, id), section, id) : []
}

/** A line as it is on a page in the resume's own words. */
export const pageLine = ({ id, text }: Line): PageLine => ({ text, line: id })

/** The line with that id; undefined where the resume has none. */
export function lineById(content: ResumeContent, id: string): Line | undefined {
  const { entry } = partsOf(id) ?? {}
  return entry === undefined ? undefined : linesOfEntry(content, entry).find((line) => line.id === id)
}

function linesIn(entry: object | undefined, section: SectionName | 'basics', id: EntryId): Line[] {
  if (!entry) return []
  return lineFields[section].flatMap((field): Line[] => {
    const value = (entry as Readonly<Record<string, unknown>>)[field]
    const base = { entry: id, field }
    if (typeof value === 'string')
      return sentencesIn(value).map((text, at) => ({
        ...base,
        id: `${id}/${field}#${at}`,
        pointer: `/${id}/${field}`,
        text,
      }))
    const items: readonly unknown[] = Array.isArray(value) ? value : []
    return items.flatMap((item, at) => {
      const text = typeof item === 'string' ? item.replace(/\s+/g, ' ').trim() : ''
      const pointer = `/${id}/${field}/${at}`
      return text === '' ? [] : [{ ...base, id: pointer.slice(1), pointer, text }]
    })
  })
}
