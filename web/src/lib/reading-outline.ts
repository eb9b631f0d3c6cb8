import type { Provenance, ResumeContent, ResumeReading } from '@thumbfolio/contracts'
import { counted } from './counted.js'

export interface OutlineEntry {
  /** JSON pointer of the entry; all values below it belong to it. */
  readonly pointer: string
  readonly title: string
  readonly detail: string
}

export interface OutlineSection {
  readonly key: string
  readonly title: string
  /** '3 jobs'. */
  readonly count: string
  readonly entries: readonly OutlineEntry[]
}

type Line = string | undefined
const joined = (...parts: Line[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join(', ')
const years = ({ startDate, endDate }: { startDate?: Line; endDate?: Line }): Line =>
  startDate === undefined && endDate === undefined
    ? undefined
    : [...new Set([startDate?.slice(0, 4), endDate?.slice(0, 4) ?? 'now'])].filter(Boolean).join('–')

function section<T>(
  key: string,
  title: string,
  [one, many]: readonly [one: string, many: string],
  list: readonly T[] | undefined,
  describe: (entry: T) => readonly [title: Line, detail: Line],
): OutlineSection {
  const entries = (list ?? []).map((entry, index) => {
    const [name, detail] = describe(entry)
    return {
      pointer: `/${key}/${index}`,
      title: name || detail || 'Untitled',
      detail: name ? (detail ?? '') : '',
    }
  })
  return { key, title, count: counted(entries.length, one, many), entries }
}

const contactKeys = ['email', 'phone', 'url'] as const

function contact(basics: ResumeContent['basics']): OutlineSection {
  const lines = contactKeys.flatMap((key) => {
    const text = basics?.[key]
    return text === undefined ? [] : [{ pointer: `/basics/${key}`, title: text, detail: '' }]
  })
  const { city, region, countryCode } = basics?.location ?? {}
  const place = joined(city, region, countryCode)
  const profiles = (basics?.profiles ?? []).map((profile, index) => ({
    pointer: `/basics/profiles/${index}`,
    title: profile.url ?? profile.username ?? profile.network ?? '',
    detail: profile.network ?? '',
  }))
  const located = place === '' ? [] : [{ pointer: '/basics/location', title: place, detail: '' }]
  return { key: 'contact', title: 'Contact', count: '', entries: [...lines, ...located, ...profiles] }
}

/** What was read, as a person would tell it: sections with entries, the empty ones left out. */
export function outlineOf(content: ResumeContent): OutlineSection[] {
  const all = [
    contact(content.basics),
    section('work', 'Work', ['job', 'jobs'], content.work, (job) => [
      joined(job.position, job.name) || undefined,
      years(job),
    ]),
    section('volunteer', 'Volunteering', ['voluntary post', 'voluntary posts'], content.volunteer, (job) => [
      joined(job.position, job.organization) || undefined,
      years(job),
    ]),
    section('projects', 'Projects', ['project', 'projects'], content.projects, (project) => [
      project.name,
      years(project),
    ]),
    section('education', 'Education', ['place of study', 'places of study'], content.education, (school) => [
      joined(joined(school.studyType, school.area), school.institution) || undefined,
      years(school),
    ]),
    section('skills', 'Skills', ['skill group', 'skill groups'], content.skills, (skill) => [
      skill.name,
      skill.keywords?.join(', '),
    ]),
    section('languages', 'Languages', ['language', 'languages'], content.languages, (spoken) => [
      spoken.language,
      spoken.fluency,
    ]),
    section(
      'certificates',
      'Certificates',
      ['certificate', 'certificates'],
      content.certificates,
      (paper) => [paper.name, paper.issuer],
    ),
    section('awards', 'Awards', ['award', 'awards'], content.awards, (award) => [award.title, award.awarder]),
    section('publications', 'Publications', ['publication', 'publications'], content.publications, (text) => [
      text.name,
      text.publisher,
    ]),
    section('interests', 'Interests', ['interest', 'interests'], content.interests, (one) => [
      one.name,
      one.keywords?.join(', '),
    ]),
    section('references', 'References', ['reference', 'references'], content.references, (one) => [
      one.name,
      one.reference,
    ]),
    section('custom', 'Other sections', ['entry', 'entries'], content.custom, (one) => [
      one.title ?? one.summary ?? one.highlights?.[0],
      one.section,
    ]),
    section(
      'personal',
      'Personal details, private',
      ['personal detail', 'personal details'],
      content.personal,
      (fact) => [fact.label ?? fact.text, fact.label ? fact.text : undefined],
    ),
  ]
  return all.filter(({ entries }) => entries.length > 0)
}

const isWithin = (pointer: string, parent: string) => pointer === parent || pointer.startsWith(`${parent}/`)

/** Where the values of an entry stand on paper. */
export const placesOf = ({ provenance }: ResumeReading, pointer: string): Provenance[] =>
  Object.entries(provenance)
    .filter(([key]) => isWithin(key, pointer))
    .map(([, place]) => place)

/** What a pointer names, for people: '/work/2/startDate' is 'Work 3'. */
export function nameOf(pointer: string, outline: readonly OutlineSection[]): string {
  const entry = outline
    .flatMap(({ title, entries }) => entries.map((one) => ({ ...one, section: title })))
    .find((one) => isWithin(pointer, one.pointer))
  if (entry) return `${entry.section}: ${entry.title}`
  if (pointer.startsWith('/basics/')) return pointer.slice('/basics/'.length).replace(/\/.*/, '')
  return ''
}
