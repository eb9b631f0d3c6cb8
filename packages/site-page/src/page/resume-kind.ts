import type { ResumeContent } from '@thumbfolio/contracts'
import type { SectionName } from './composition.js'

/** How much a resume has of what its kind is told by. */
export interface KindSigns {
  readonly entries: Readonly<Record<SectionName, number>>
  readonly toldProjects: number
}

/** What a resume is read as. */
export type ResumeKind = keyof typeof kinds

/** The first kind that a resume is of decides; `first` is what its readers look for before the rest. */
const kinds = {
  academic: {
    isOf: ({ entries: { publications, awards, certificates } }: KindSigns) =>
      publications >= 4 || (publications >= 2 && awards >= 2 && publications >= certificates),
    first: ['publications', 'work', 'education', 'custom', 'awards', 'projects'],
  },
  student: {
    isOf: (_signs: KindSigns, content: ResumeContent) => isLearning(content),
    first: ['education', 'projects', 'work', 'volunteer', 'skills'],
  },
  licensed: {
    isOf: ({ toldProjects }: KindSigns, { certificates = [] }: ResumeContent) =>
      toldProjects === 0 &&
      certificates.some(({ name = '', issuer = '' }) => licence.test(`${name} ${issuer}`)),
    first: ['certificates', 'work', 'education', 'skills'],
  },
  maker: {
    isOf: ({ toldProjects, entries: { work } }: KindSigns) =>
      (toldProjects >= 3 && toldProjects >= work) || (toldProjects >= 2 && work <= 2),
    first: ['projects', 'work'],
  },
} satisfies Record<string, { readonly first: readonly SectionName[]; isOf: unknown }>

/** Where nothing else is known, a page follows this order. */
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

/** A permission to work: what it is called, or who keeps the register. */
const licence =
  /licen[cs]|licenz|licença|lizenz|approbation|berufserlaubnis|zulassung|registr|\bRN\b|board of|council|\bnurs(?:e|ing)\b|kammer|ordre des|colegiad|ordine (?:dei|degli)/i

/** Undefined where none fits. */
export const kindOf = (signs: KindSigns, content: ResumeContent): ResumeKind | undefined =>
  (Object.keys(kinds) as ResumeKind[]).find((kind) => kinds[kind].isOf(signs, content))

/** The sections as a reader of such a resume looks for them. */
export function sectionOrder(kind: ResumeKind | undefined): readonly SectionName[] {
  const first: readonly SectionName[] = kind === undefined ? [] : kinds[kind].first
  return [...first, ...standardOrder.filter((name) => !first.includes(name))]
}

/**
 * Months by which the latest education ends after the last job began, so that a degree beside a job is none of a student;
 * and the most of them between the first job and that education.
 */
const learning = { after: 12, before: 36 } as const

/** Still learning, or just done, with no more work than a student has. Without work: whoever learned. */
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

/** Undefined for what is no ISO date; a year alone is its January. */
function monthsOf(date = ''): number | undefined {
  const [, year, month = '1'] = /^(\d{4})(?:-(\d{2}))?/.exec(date) ?? []
  return year === undefined ? undefined : Number(year) * 12 + Number(month)
}
