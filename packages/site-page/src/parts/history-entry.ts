import type { ResumeContent } from '@thumbfolio/contracts'
import type { PageEntry, SectionName } from '../page/composition.js'
import { entryOf } from '../page/entries.js'
import { comma, commaList, keywordsOf, saidOf } from './entry-parts.js'
import type { Part } from './html.js'
import { scoreText } from './score.js'
import type { View } from './view.js'

interface Named {
  readonly text: string
  readonly url?: string | undefined
}

/** An entry that took time: its heading, its second line, when, where and what it says. */
export interface HistoryEntry {
  readonly heading: Named
  readonly second?: Named | undefined
  /** Stand behind the second line. */
  readonly asides: readonly string[]
  readonly place?: string | undefined
  readonly startDate?: string | undefined
  readonly endDate?: string | undefined
  readonly body: (leads: boolean) => Part[]
}

/** Undefined for an entry that names nothing, and for sections that have no periods. */
export function historyEntryOf(
  section: SectionName,
  composed: PageEntry,
  view: View,
): HistoryEntry | undefined {
  const { content } = view
  const { id } = composed
  if (section === 'work') {
    const entry = entryOf(content, section, id)
    return entry && worked(entry, entry.name, composed, view)
  }
  if (section === 'volunteer') {
    const entry = entryOf(content, section, id)
    return entry && worked(entry, entry.organization, composed, view)
  }
  if (section === 'education') return learned(entryOf(content, section, id), composed, view)
  if (section === 'projects') return made(entryOf(content, section, id), composed, view)
  return undefined
}

type Entries<S extends SectionName> = NonNullable<ResumeContent[S]>[number]
type Worked = Omit<Entries<'work'>, 'name'>

function worked(entry: Worked, employer: string | undefined, composed: PageEntry, view: View) {
  const body = (leads: boolean) => saidOf(composed, view, leads)
  const { startDate, endDate, location: place } = entry
  return headed(
    { text: entry.position },
    { text: employer, url: entry.url },
    { startDate, endDate, place, body },
  )
}

function learned(entry: Entries<'education'> | undefined, composed: PageEntry, view: View) {
  if (!entry) return undefined
  const body = () => [...saidOf(composed, view), keywordsOf(entry.courses, view)]
  const { startDate, endDate, location: place } = entry
  const score = scoreText(entry.score, view)
  return headed(
    { text: degreeText(entry, view) },
    { text: entry.institution, url: entry.url },
    { startDate, endDate, place, body, asides: score?.trim() ? [score] : [] },
  )
}

function made(entry: Entries<'projects'> | undefined, composed: PageEntry, view: View) {
  if (!entry) return undefined
  const { startDate, endDate } = entry
  return headed(
    { text: entry.name, url: entry.url },
    { text: joinedText([commaList(entry.roles, view), entry.entity, entry.type], ' · ') },
    { startDate, endDate, body: () => projectBody(composed, entry, view) },
  )
}

export const projectBody = (composed: PageEntry, entry: Entries<'projects'>, view: View): Part[] => [
  ...saidOf(composed, view),
  keywordsOf(entry.keywords, view),
]

type Maybe = { text: string | undefined; url?: string | undefined }

/** The first of the two that is there is the heading. */
function headed(
  first: Maybe,
  second: Maybe,
  rest: Omit<HistoryEntry, 'heading' | 'second' | 'asides'> & { asides?: string[] },
): HistoryEntry | undefined {
  const [heading, under] = [first, second].flatMap(({ text = '', url }) =>
    text.trim() ? [{ text, url }] : [],
  )
  return heading && { asides: [], ...rest, heading, second: under }
}

/** What was studied; the field once, also where the degree names it. */
export function degreeText({ studyType, area }: Entries<'education'>, { language }: View): string {
  const isNamed = area !== undefined && studyType?.toLowerCase().includes(area.trim().toLowerCase())
  return joinedText(isNamed ? [studyType] : [studyType, area], comma(language))
}

export const joinedText = (parts: readonly (string | undefined)[], separator: string): string =>
  parts
    .map((part = '') => part.trim())
    .filter((part) => part !== '')
    .join(separator)
