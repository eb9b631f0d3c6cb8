import { runRows } from '../layout/segments.js'
import { isApart, type PageText } from '../text/page-text.js'
import { Phrase } from '../text/phrase.js'
import { findEmails } from '../text/urls.js'
import type { SectionKind } from '@thumbfolio/contracts/languages'
import { isLetterEnd, isOtherPaper, isSalutation } from '../words/letter-words.js'
import { titleKind } from './titles.js'

/** Pages of the file that are not the resume: a letter, another paper such as a certificate, or a second resume. */
export interface OtherDocument {
  readonly kind: 'letter' | 'paper' | 'resume'
  readonly pages: readonly PageText[]
}

interface Row {
  readonly text: string
  readonly size: number
}

/** Lines as they are printed, columns side by side: enough to tell letters, papers and resumes apart. */
const rowsOf = ({ runs }: PageText): Row[] =>
  runRows(runs).map((row) => ({
    text: Phrase.of(row, (run, at) => (isApart(row[at - 1], run) ? ' ' : '')).value,
    size: Math.max(...row.map(({ size }) => size)),
  }))

const kindsOf = (rows: readonly Row[]): SectionKind[] => [
  ...new Set(rows.flatMap(({ text }) => titleKind(text) ?? [])),
]

/** A letter has more words than a cover page. */
const leastWords = 40
/** More section titles than this make a page part of a resume. */
const mostTitles = 1
/** How far down the title of a paper, or the name of a person, can be. */
const topRows = 8
/** A second resume repeats this many sections. */
const leastRepeated = 2

interface Page {
  readonly page: PageText
  readonly rows: Row[]
  readonly kinds: SectionKind[]
}

const hasText = ({ page }: Page): boolean => page.runs.length >= leastWords
const hasSalutation = ({ rows }: Page): boolean => rows.some(({ text }) => isSalutation(text))
const hasLetterEnd = ({ rows }: Page): boolean => rows.some(({ text }) => isLetterEnd(text))

/** The largest line near the top: on a resume, the person's name. */
const nameOf = ({ rows }: Page): string | undefined =>
  [...rows.slice(0, topRows)].sort((one, other) => other.size - one.size)[0]?.text

/** The same name and an e-mail address above sections that came before: a second version of the resume. */
const isSecondVersion = (page: Page, first: Page, resume: readonly Page[]): boolean => {
  const known = new Set(resume.flatMap(({ kinds }) => kinds))
  const hasName = nameOf(page) !== undefined && nameOf(page) === nameOf(first)
  const hasEmail = page.rows.some(({ text }) => findEmails(text).length > 0)
  return hasName && hasEmail && page.kinds.filter((kind) => known.has(kind)).length >= leastRepeated
}

const kindOf = (page: Page, resume: readonly Page[], open: OtherDocument['kind'] | undefined) => {
  const hasFewTitles = page.kinds.length <= mostTitles
  if (hasFewTitles && hasText(page) && hasSalutation(page)) return 'letter'
  if (hasFewTitles && page.rows.slice(0, topRows).some(({ text }) => isOtherPaper(text))) return 'paper'
  const [first] = resume
  if (first && isSecondVersion(page, first, resume)) return 'resume'
  // A letter can end on its second page. All pages after the first page of a second version belong to it.
  const isContinued =
    open === 'resume' || (open === 'letter' && page.kinds.length === 0 && hasLetterEnd(page))
  return isContinued ? open : undefined
}

/**
 * Splits the pages of a file into the resume and the other documents. Returns all pages as the resume if there is only
 * one, or if no page has the section titles of a resume.
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
