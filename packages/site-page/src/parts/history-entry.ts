import type { ResumeContent } from '@thumbfolio/contracts'
import type { PageEntry, SectionName } from '../page/composition.js'
import { entryOf } from '../page/entries.js'
import { comma, commaList, keywordsOf, saidOf, type Said } from './entry-parts.js'
import { studyLink } from './study-link.js'
import type { Part } from './html.js'
import { scoreText } from './score.js'
import { fieldsOf, type View } from './view.js'

interface Named extends Said {
  readonly text: string
  readonly url?: string | undefined
}

/** An entry that took time: its heading, its second line, when, where and what it says. */
export interface HistoryEntry {
  /** Absent for an entry whose text is directly below its section's title. */
  readonly heading?: Named | undefined
  readonly second?: Named | undefined
  /** Stand behind the second line. */
  readonly asides: readonly Said[]
  readonly place?: Said | undefined
  readonly startDate?: string | undefined
  readonly endDate?: string | undefined
  readonly body: (leads: boolean) => Part[]
}

/** Undefined for sections without periods, and for an entry without a heading; a custom entry needs only some text. */
export function historyEntryOf(
  section: SectionName,
  composed: PageEntry,
  view: View,
): HistoryEntry | undefined {
  const { content } = view
  const { id } = composed
  if (section === 'work') {
    const entry = entryOf(content, section, id)
    return entry && worked(entry, { text: entry.name, field: 'name' }, composed, view)
  }
  if (section === 'volunteer') {
    const entry = entryOf(content, section, id)
    return entry && worked(entry, { text: entry.organization, field: 'organization' }, composed, view)
  }
  if (section === 'education') return learned(entryOf(content, section, id), composed, view)
  if (section === 'projects') return made(entryOf(content, section, id), composed, view)
  if (section === 'custom') return titled(entryOf(content, section, id), composed, view)
  return undefined
}

type Entries<S extends SectionName> = NonNullable<ResumeContent[S]>[number]
type Worked = Omit<Entries<'work'>, 'name'>

function worked(entry: Worked, employer: Said, composed: PageEntry, view: View) {
  const body = (leads: boolean) => saidOf(composed, view, leads)
  const { startDate, endDate } = entry
  const { id } = composed
  return headed(
    { text: entry.position, field: fieldsOf(id, 'position') },
    { text: employer.text, url: entry.url, field: fieldsOf(id, employer.field) },
    { startDate, endDate, place: { text: entry.location, field: fieldsOf(id, 'location') }, body },
  )
}

function learned(entry: Entries<'education'> | undefined, composed: PageEntry, view: View) {
  if (!entry) return undefined
  const { id } = composed
  const body = () => [...saidOf(composed, view), keywordsOf(entry.courses, view, fieldsOf(id, 'courses'))]
  const { startDate, endDate } = entry
  const score = { text: scoreText(entry.score, view), field: fieldsOf(id, 'score') }
  const place = { text: entry.location, field: fieldsOf(id, 'location') }
  return headed(
    { text: degreeText(entry, view), field: degreeFields(id, entry) },
    { text: entry.institution, url: entry.url, field: fieldsOf(id, 'institution') },
    { startDate, endDate, place, body, asides: score.text?.trim() ? [score] : [] },
  )
}

function made(entry: Entries<'projects'> | undefined, composed: PageEntry, view: View) {
  if (!entry) return undefined
  const { startDate, endDate } = entry
  const { id } = composed
  return headed(
    { text: entry.name, url: entry.url, field: fieldsOf(id, 'name') },
    {
      text: joinedText([commaList(entry.roles, view), entry.entity, entry.type], ' · '),
      field: fieldsOf(id, 'roles', 'entity', 'type'),
    },
    { startDate, endDate, body: () => projectBody(composed, entry, view) },
  )
}

export const projectBody = (composed: PageEntry, entry: Entries<'projects'>, view: View): Part[] => [
  ...saidOf(composed, view),
  keywordsOf(entry.keywords, view, fieldsOf(composed.id, 'keywords')),
  studyLink(composed.id, view),
]

function titled(entry: Entries<'custom'> | undefined, composed: PageEntry, view: View) {
  if (!entry) return undefined
  const { startDate, endDate, url } = entry
  const { id } = composed
  const place = { text: entry.location, field: fieldsOf(id, 'location') }
  const rest = { startDate, endDate, place, body: (leads: boolean) => saidOf(composed, view, leads) }
  const named = headed(
    { text: entry.title, url, field: fieldsOf(id, 'title') },
    { text: entry.subtitle, field: fieldsOf(id, 'subtitle') },
    rest,
  )
  const says = [...composed.lines.map(({ text }) => text), place.text ?? '', startDate ?? '', endDate ?? '']
  return named ?? (says.some((text) => text.trim() !== '') ? { asides: [], ...rest } : undefined)
}

type Maybe = Said & { url?: string | undefined }

/** The first of the two that is there is the heading. */
function headed(
  first: Maybe,
  second: Maybe,
  rest: Omit<HistoryEntry, 'heading' | 'second' | 'asides'> & { asides?: Said[] },
): HistoryEntry | undefined {
  const [heading, under] = [first, second].flatMap(({ text = '', url, field }) =>
    text.trim() ? [{ text, url, field }] : [],
  )
  return heading && { asides: [], ...rest, heading, second: under }
}

/** What was studied; the field once, also where the degree names it. */
export function degreeText({ studyType, area }: Entries<'education'>, { language }: View): string {
  const isNamed = area !== undefined && studyType?.toLowerCase().includes(area.trim().toLowerCase())
  return joinedText(isNamed ? [studyType] : [studyType, area], comma(language))
}

/** The fields that `degreeText` shows. */
export const degreeFields = (id: string, { studyType, area }: Entries<'education'>): string =>
  fieldsOf(id, ...(studyType === undefined ? [] : ['studyType']), ...(area === undefined ? [] : ['area']))

export const joinedText = (parts: readonly (string | undefined)[], separator: string): string =>
  parts
    .map((part = '') => part.trim())
    .filter((part) => part !== '')
    .join(separator)
