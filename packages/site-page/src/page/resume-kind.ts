import type { ResumeContent } from '@thumbfolio/contracts'
import { languagesWith } from '@thumbfolio/contracts/languages'
import type { SectionName } from './composition.js'

/** Counts that decide the kind of a resume. */
export interface KindSigns {
  readonly entries: Readonly<Record<SectionName, number>>
  readonly describedProjects: number
}

/** What a resume is read as. */
export type ResumeKind = keyof typeof kinds

/** The first kind whose `isOf` is true. `first`: the sections that its readers look for first. */
const kinds = {
  academic: {
    // Grants, teaching and talks are custom entries.
    isOf: ({ entries: { publications, awards, custom, certificates } }: KindSigns) =>
      publications >= 4 || (publications >= 2 && awards + custom >= 2 && publications >= certificates),
    first: ['publications', 'work', 'education', 'custom', 'awards', 'projects'],
  },
  student: {
    isOf: (_signs: KindSigns, content: ResumeContent) => isLearning(content),
    first: ['education', 'projects', 'work', 'volunteer', 'skills'],
  },
  licensed: {
    isOf: ({ describedProjects }: KindSigns, { certificates = [] }: ResumeContent) =>
      describedProjects === 0 &&
      certificates.some(({ name = '', issuer = '' }) => licence.test(`${name} ${issuer}`)),
    first: ['certificates', 'work', 'education', 'skills'],
  },
  maker: {
    isOf: ({ describedProjects, entries: { work } }: KindSigns) =>
      (describedProjects >= 3 && describedProjects >= work) || (describedProjects >= 2 && work <= 2),
    first: ['projects', 'work'],
  },
} satisfies Record<string, { readonly first: readonly SectionName[]; isOf: unknown }>

/** Default order, and the order behind a kind's first sections. */
const standardOrder: readonly SectionName[] = [
  'work',
  'projects',
  'skills',
  'volunteer',
  'custom',
  'references',
  'education',
  'certificates',
  'awards',
  'publications',
  'languages',
  'interests',
]

const licence = new RegExp(
  languagesWith('licenceToWork')
    .map(([, { source }]) => source)
    .join('|'),
  'i',
)

/** Undefined when no kind fits. */
export const kindOf = (signs: KindSigns, content: ResumeContent): ResumeKind | undefined =>
  (Object.keys(kinds) as ResumeKind[]).find((kind) => kinds[kind].isOf(signs, content))

/** The sections as a reader of such a resume looks for them. */
export function sectionOrder(kind: ResumeKind | undefined): readonly SectionName[] {
  const first: readonly SectionName[] = kind === undefined ? [] : kinds[kind].first
  return [...first, ...standardOrder.filter((name) => !first.includes(name))]
}

/**
 * Months. `after`: the latest education ends at least this long after the last job began, so a finished degree does not
 * make a student. `before`: it starts at most this long after the first job, so a degree beside a career does not either.
 */
const learning = { after: 12, before: 36 } as const

/** Whether this is a student or a recent graduate. Without work, any education is enough. */
function isLearning({ work = [], education = [] }: ResumeContent): boolean {
  if (work.length === 0) return education.length > 0
  const jobs = work.flatMap(({ startDate }) => monthsOf(startDate) ?? [])
  const [latest] = education
    .flatMap(({ startDate, endDate }) => {
      const from = monthsOf(startDate)
      return from === undefined ? [] : [{ from, to: monthsOf(endDate) ?? Infinity }]
    })
    .sort((a, b) => b.from - a.from)
  if (latest === undefined || jobs.length < work.length) return false
  return latest.to - Math.max(...jobs) >= learning.after && latest.from - Math.min(...jobs) <= learning.before
}

/** Months since year 0; undefined without an ISO date. A year alone counts as its January. */
function monthsOf(date = ''): number | undefined {
  const [, year, month = '1'] = /^(\d{4})(?:-(\d{2}))?/.exec(date) ?? []
  return year === undefined ? undefined : Number(year) * 12 + Number(month)
}
