import { type PageText, right, type Run } from '../text/page-text.js'
import { findEmails } from '../text/urls.js'
import type { SectionKind } from '../words/languages/section-kinds.js'
import { isLetterEnd, isOtherPaper, isSalutation } from '../words/letter-words.js'
import { titleKind } from './titles.js'

/** What stands beside a resume in its file: a letter, another paper such as a certificate, or a second resume. */
export interface OtherDocument {
  readonly kind: 'letter' | 'paper' | 'resume'
  readonly pages: readonly PageText[]
}

interface Row {
  readonly text: string
  readonly size: number
}

/** Lines as they are printed, without columns: enough to know what a page is. */
const rowsOf = ({ runs }: PageText): Row[] => {
  const rows: { baseline: number; runs: Run[] }[] = []
  for (const run of [...runs].sort((a, b) => a.baseline - b.baseline || a.x - b.x)) {
    const row = rows.at(-1)
    if (row && run.baseline - row.baseline < 0.3 * run.size) row.runs.push(run)
    else rows.push({ baseline: run.baseline, runs: [run] })
  }
  return rows.map(({ runs: own }) => {
    const parts = own.sort((a, b) => a.x - b.x)
    const text = parts
      .map((run, at) => `${at > 0 && isApart(parts[at - 1], run) ? ' ' : ''}${run.text}`)
      .join('')
    return { text, size: Math.max(...parts.map(({ size }) => size)) }
  })
}

const isApart = (before: Run | undefined, run: Run): boolean =>
  run.spaced || (before !== undefined && run.x - right(before) > 0.1 * run.size)

const kindsOf = (rows: readonly Row[]): SectionKind[] => [
  ...new Set(rows.flatMap(({ text }) => titleKind(text) ?? [])),
]

const leastWords = 40
const mostTitles = 1
/** What a paper is called stands on top of it. */
const topRows = 8

interface Page {
  readonly page: PageText
  readonly rows: Row[]
  readonly kinds: SectionKind[]
}

const isTold = ({ page }: Page): boolean => page.runs.length >= leastWords
const begins = ({ rows }: Page): boolean => rows.some(({ text }) => isSalutation(text))
const ends = ({ rows }: Page): boolean => rows.some(({ text }) => isLetterEnd(text))

/** The largest line on top, which a resume has its name in. */
const nameOf = ({ rows }: Page): string | undefined =>
  [...rows.slice(0, topRows)].sort((one, other) => other.size - one.size)[0]?.text

const leastAgain = 2

/** The name in the largest letters and an address again, over sections that there were before: a second version. */
const isAgain = (page: Page, first: Page, before: readonly Page[]): boolean => {
  const known = new Set(before.flatMap(({ kinds }) => kinds))
  const isNamed = nameOf(page) !== undefined && nameOf(page) === nameOf(first)
  const isReached = page.rows.some(({ text }) => findEmails(text).length > 0)
  return isNamed && isReached && page.kinds.filter((kind) => known.has(kind)).length >= leastAgain
}

const kindOf = (page: Page, resume: readonly Page[], open: OtherDocument['kind'] | undefined) => {
  const isBare = page.kinds.length <= mostTitles
  if (isBare && isTold(page) && begins(page)) return 'letter'
  if (isBare && page.rows.slice(0, topRows).some(({ text }) => isOtherPaper(text))) return 'paper'
  const [first] = resume
  if (first && isAgain(page, first, resume)) return 'resume'
  // A letter goes on until it ends; what follows a second version is of it.
  return open === 'resume' || (open === 'letter' && page.kinds.length === 0 && ends(page)) ? open : undefined
}

/**
 * Parts the pages of a file: those of the resume, and what else there is. A file without a resume's sections is left
 * whole, and so is a single page.
 */
export const withoutOthers = (
  pages: readonly PageText[],
): { pages: readonly PageText[]; others: readonly OtherDocument[] } => {
  if (pages.length < 2) return { pages, others: [] }
  const resume: Page[] = []
  const others: { kind: OtherDocument['kind']; pages: PageText[] }[] = []
  let open: OtherDocument['kind'] | undefined
  for (const page of pages) {
    const rows = rowsOf(page)
    const own = { page, rows, kinds: kindsOf(rows) }
    const kind = kindOf(own, resume, open)
    if (kind === undefined) resume.push(own)
    else if (kind === open && kind !== 'paper') others.at(-1)?.pages.push(page)
    else others.push({ kind, pages: [page] })
    open = kind
  }
  const isResume = resume.some(({ kinds }) => kinds.length > mostTitles)
  return isResume ? { pages: resume.map(({ page }) => page), others } : { pages, others: [] }
}
