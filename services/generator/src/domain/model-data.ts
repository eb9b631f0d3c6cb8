import type { ResumeContent } from '@thumbfolio/contracts'
import { sectionNames, type EntryId } from './composition.js'
import { contactIn } from './contact-data.js'
import { idsOf } from './entries.js'
import { withoutRead } from './render/as-read.js'
import { contactPatterns } from './render/contact-patterns.js'
import { withTexts } from './with-texts.js'

/** What nobody needs to see in order to write: how to reach a person, and where things are linked to. */
const withheld = new Set(['email', 'phone', 'image', 'url', 'profiles', 'address', 'postalCode'])

interface DataEntry {
  readonly id: EntryId
  readonly [field: string]: unknown
}

/**
 * The resume as a model gets it: entries with ids, without contact data, also where a text tells it. Of references only
 * the id goes: their words are somebody else's. Hidden text is not in the content in the first place.
 */
export function modelData(whole: ResumeContent, language: string): string {
  const contact = contactPatterns(contactIn([whole]))
  const content = withTexts(whole, (text) => withoutRead(text, contact))
  const entries: DataEntry[] = []
  if (content.basics) entries.push({ id: 'basics', ...told(content.basics) })
  for (const section of sectionNames)
    for (const id of idsOf(content, section)) {
      const entry = (content[section] as readonly object[])[Number(id.slice(section.length + 1))]!
      entries.push(section === 'references' ? { id } : { id, ...told(entry) })
    }
  // A resume that spells the closing tag must not leave its place.
  return JSON.stringify({ language, entries }).replaceAll('<', '\\u003c')
}

const told = (entry: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(entry).flatMap(([field, value]: [string, unknown]): [string, unknown][] => {
      if (withheld.has(field) || value === undefined || value === '') return []
      const isNested = typeof value === 'object' && value !== null && !Array.isArray(value)
      return [[field, isNested ? told(value) : value]]
    }),
  )
