import { privateKeys, type ResumeContent } from '@thumbfolio/contracts'
import {
  sectionNames,
  type EntryId,
  idsOf,
  linesOfEntry,
  removeMatches,
  privatePatterns,
} from '@thumbfolio/site-page'
import { splitOver } from '@thumbfolio/site-page/render'

/** These are sent as lines, each with its id. */
const asLines = new Set(['summary', 'description', 'highlights'])

interface DataEntry {
  readonly id: EntryId
  readonly [field: string]: unknown
}

/**
 * The resume as a model gets it: entries with ids, their lines with ids, without private fields, also where a text has
 * them. Of references only the id is sent: their words are somebody else's. The content has no hidden text to begin with.
 */
export function modelData(content: ResumeContent, language: string): string {
  const contact = privatePatterns(content)
  const without = (text: string) => removeMatches(text, contact)
  const split = splitOver(content, contact)
  const linesIn = (id: EntryId) =>
    linesOfEntry(content, id).flatMap((line): [string, string][] =>
      split.has(line.id) ? [] : [[line.id, without(line.text)]],
    )
  const dataOf = (id: EntryId, entry: object): DataEntry => {
    const lines = linesIn(id)
    return {
      id,
      ...publicFields(entry, without),
      ...(lines.length > 0 && { lines: Object.fromEntries(lines) }),
    }
  }
  const entries: DataEntry[] = content.basics ? [dataOf('basics', content.basics)] : []
  for (const section of sectionNames)
    for (const id of idsOf(content, section)) {
      const entry = (content[section] as readonly object[])[Number(id.slice(section.length + 1))]!
      entries.push(section === 'references' ? { id } : dataOf(id, entry))
    }
  // A resume that spells the closing tag must not leave its place.
  return JSON.stringify({ language, entries }).replaceAll('<', '\\u003c')
}

function publicFields(entry: object, without: (text: string) => string): Record<string, unknown> {
  const change = (value: unknown): unknown => {
    if (typeof value === 'string') return without(value)
    if (Array.isArray(value)) return value.map(change)
    return typeof value === 'object' && value !== null ? publicFields(value, without) : value
  }
  return Object.fromEntries(
    Object.entries(entry).flatMap(([field, value]: [string, unknown]): [string, unknown][] =>
      privateKeys.has(field) || asLines.has(field) || value === undefined || value === ''
        ? []
        : [[field, change(value)]],
    ),
  )
}
