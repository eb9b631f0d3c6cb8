import type { LaunchConcern, QualityCode, ReadingSignals, ResumeContent } from '@thumbfolio/contracts'
import type { PageComposition } from '@thumbfolio/site-page'
import type { Pinned } from '../site/site.js'

/** More of a PDF than this without a place is more than what has one. */
const mostUnplaced = 0.5

/** Asked of a good reading too: each alone makes a page wrong, or leaves out what the paper says. */
const always: ReadonlySet<QualityCode> = new Set([
  'no-name',
  'doubtful-name',
  'language-guess',
  'picture-page',
  'dates-without-entry',
  'empty-sections',
  'title-as-value',
])

/** What the owner can do, where the reason itself does not say it. */
const advice: Partial<Record<QualityCode, string>> = {
  'dates-without-entry': 'Open the resume and add the job or school that they belong to.',
  'empty-sections': 'Open the resume and add what is missing.',
  'title-as-value': 'Open the resume and correct it.',
  'no-contact': 'Open the resume and add one, if people should be able to reach you.',
  'jobs-without-employer': 'Open the resume and add it.',
  'unplaced-text': 'Open the resume and put it where it belongs.',
  'odd-values': 'Open the resume and correct them.',
  'no-titles': 'Open the resume and check that each line is where it belongs.',
  'unknown-script': 'Open the resume and check that each line is where it belongs.',
  'broken-letters': 'Open the resume and check the spelling.',
  'turned-text': 'Open the resume and add what is missing.',
}

type ShownParts = Pick<PageComposition, 'headline' | 'intro' | 'sections'>

/**
 * Why a page may be wrong: what a launch asks its owner to confirm, or for an empty one refuses. None for a good reading.
 * Without `composition` all that the resume says counts, else what the page shows of it.
 */
export function launchConcerns({ content, reading }: Pinned, composition?: ShownParts): LaunchConcern[] {
  const found = foundIn(content, composition)
  const isOther = reading?.isResume === false ? [notAResume] : []
  if (found !== 'more') return [...isOther, lacking[found]]
  const isMostlyUnplaced = reading !== undefined && reading.unplacedShare > mostUnplaced
  const reasons = reasonsIn(content, reading).filter(
    ({ code }) => code !== 'not-a-resume' && !(isMostlyUnplaced && code === 'unplaced-text'),
  )
  return [
    ...isOther,
    ...(isMostlyUnplaced ? [mostlyUnplaced(reading.unplacedShare)] : []),
    ...reasons,
    ...(wasReadBefore(reading) ? [readBefore] : []),
  ]
}

/** What the reading says against itself, worst first. A page needs a name, however well its resume was read. */
function reasonsIn(content: ResumeContent, reading: ReadingSignals | undefined): LaunchConcern[] {
  const { level, reasons = [] } = reading?.quality ?? {}
  // The page shows the text below such headings, with the headings as titles.
  const isShown = (code: QualityCode) => code === 'unknown-headings' && (content.custom ?? []).length > 0
  const asked = reasons
    .filter(({ code }) => always.has(code) || (level !== undefined && level !== 'good' && !isShown(code)))
    .map(({ code, detail }) => ({ code, detail: [detail, advice[code] ?? []].flat().join(' ') }))
  const isNameless = !content.basics?.name?.trim()
  return isNameless && !asked.some(({ code }) => code === 'no-name') ? [noName, ...asked] : asked
}

/** Before as much was measured as is now. Who has confirmed it since knows what it says. */
const wasReadBefore = (reading: ReadingSignals | undefined): boolean =>
  reading?.isIdentityConfirmed === false && reading.quality?.revision === undefined

const notAResume: LaunchConcern = {
  code: 'not-a-resume',
  detail: 'This PDF does not look like a resume. Check that you chose the right file.',
}

const mostlyUnplaced = (share: number): LaunchConcern => ({
  code: 'mostly-unplaced',
  detail: `We could not place ${Math.round(share * 100)} % of the text of this PDF, so the page lacks it. Open the resume and put it where it belongs.`,
})

const noName: LaunchConcern = {
  code: 'no-name',
  detail: 'This page has no name. Write it on the page, or open the resume and write it in.',
}

const readBefore: LaunchConcern = {
  code: 'read-before',
  detail:
    'This resume was read before we checked as much as we do now. Open it and read it again, or check the page yourself.',
}

const lacking: Readonly<Record<'nothing' | 'name', LaunchConcern>> = {
  nothing: {
    code: 'empty',
    detail:
      'There is nothing that this page could show: no name, no work, no words. Write on the page, or open the resume and fill it in.',
  },
  name: {
    code: 'only-a-name',
    detail:
      'There is only a name and how to reach the person: no work, no education and no text about them. Write it on the page, or open the resume and add what is missing.',
  },
}

/** Whether a page, or else a content, says more about somebody than who they are and how to reach them. */
function foundIn({ basics, ...sections }: ResumeContent, page?: ShownParts): 'nothing' | 'name' | 'more' {
  const hasMore = page
    ? page.intro.length > 0 || page.sections.length > 0
    : Object.values(sections).some((entries) => (entries ?? []).length > 0) || basics?.summary?.trim()
  if (hasMore) return 'more'
  const hasName = page?.headline !== undefined || (basics && Object.keys(basics).length > 0)
  return hasName ? 'name' : 'nothing'
}
