import type { ReadingQuality, ResumeContent } from '@thumbfolio/contracts'
import type { OtherDocument } from '../recognizers/other-documents.js'
import { isInTitledScript } from '../recognizers/titles.js'
import type { SectionKind } from '@thumbfolio/contracts/languages'
import { maxWordsPerPage } from '../text/page-text.js'
import { enoughToCheck, quoted, type Finding } from './finding.js'
import { findingsOfContent, type ContentSignals } from './findings-of-content.js'

/** What a finished reading says about itself. */
export interface Signals extends ContentSignals {
  /** All that was read. */
  readonly text: string
  readonly isResume: boolean
  /** Kinds of the sections whose titles are known. */
  readonly titles: readonly SectionKind[]
  /** Titles, as printed, of the sections that nothing was made of. */
  readonly lostTitles?: readonly string[]
  /** Unknown titles, as printed. The text below them is in custom sections. */
  readonly unknownTitles?: readonly string[]
  readonly words: number
  readonly hidden: number
  /** What is hidden and why, in words for the owner. */
  readonly hiddenDetail?: string | undefined
  readonly turned: number
  /** Numbers of the pages that are pictures. */
  readonly pictures?: readonly number[]
  /** Numbers of the pages that could not be opened. */
  readonly unreadable?: readonly number[]
  /** Numbers of the pages of which only the first words were read. */
  readonly cut?: readonly number[]
  /** The other documents in the file, and their page numbers. */
  readonly others?: readonly { readonly kind: OtherDocument['kind']; readonly pages: readonly number[] }[]
  readonly isLanguageGuess: boolean
}

/** Raised with every change that finds more than before. */
export const qualityRevision = 2

export const languageGuess: Finding = {
  code: 'language-guess',
  cost: 0.05,
  detail: 'We are not sure which language this resume is in.',
}

const levels = { good: 0.75, check: 0.45 }

/** Titles that a list of the content answers to, as they are called on screen. References are often only promised. */
const lists = [
  ['work', 'Work'],
  ['volunteer', 'Volunteering'],
  ['education', 'Education'],
  ['awards', 'Awards'],
  ['certificates', 'Certificates'],
  ['publications', 'Publications'],
  ['skills', 'Skills'],
  ['languages', 'Languages'],
  ['interests', 'Interests'],
  ['projects', 'Projects'],
] as const satisfies readonly (readonly [SectionKind & keyof ResumeContent, string])[]

const isBroken = (text: string): boolean =>
  (text.match(/\ufffd|(?:^|\s)\p{M}/gu)?.length ?? 0) > 3 + text.length / 200

const otherNames: Readonly<Record<OtherDocument['kind'], string>> = {
  letter: 'a letter',
  paper: 'another document',
  resume: 'a second resume',
}

const pagesOf = (pages: readonly number[]): string =>
  `${pages.length === 1 ? 'Page' : 'Pages'} ${new Intl.ListFormat('en').format(pages.map(String))}`

/** Pages that give no content. */
function* findingsOfPages({
  pictures = [],
  unreadable = [],
  cut = [],
  others = [],
}: Signals): Generator<Finding> {
  if (pictures.length > 0)
    yield {
      code: 'picture-page',
      cost: 0.4,
      detail:
        pictures.length === 1
          ? `${pagesOf(pictures)} is a picture, so nothing on it was read. Write in what it says, or upload a PDF with text.`
          : `${pagesOf(pictures)} are pictures, so nothing on them was read. Write in what they say, or upload a PDF with text.`,
    }
  if (unreadable.length > 0)
    yield {
      code: 'unreadable-page',
      cost: 0.4,
      detail: `${pagesOf(unreadable)} could not be opened, so we read no text there. Save the PDF again and upload the new file, or write in what is missing.`,
    }
  if (cut.length > 0)
    yield {
      code: 'unreadable-page',
      cost: 0.4,
      detail: `${pagesOf(cut)} ${cut.length === 1 ? 'has' : 'have'} more than ${maxWordsPerPage} words, so we read only the first ${maxWordsPerPage}. Write in what is missing, or upload a shorter resume.`,
    }
  if (others.length > 0)
    yield {
      code: 'other-documents',
      cost: 0.05 * others.length,
      detail: `${others
        .map(
          ({ kind, pages }) => `${pagesOf(pages)} ${pages.length === 1 ? 'is' : 'are'} ${otherNames[kind]}`,
        )
        .join('; ')}. We left this text out of the resume. It is under “Not placed yet”.`,
    }
}

/** Why the file itself is hard to read: what no correction of the content changes. */
function* findingsOfFile(signals: Signals): Generator<Finding> {
  const { content, text, titles, words, lostTitles = [], unknownTitles = [] } = signals
  if (!isInTitledScript(text))
    yield {
      code: 'unknown-script',
      cost: 0.6,
      detail: 'We do not know the headings of this script, so sections were not recognized.',
    }
  else if (titles.length === 0 && words > 40)
    yield { code: 'no-titles', cost: 0.4, detail: 'No section headings were recognized.' }
  if (isBroken(text))
    yield {
      code: 'broken-letters',
      cost: 0.5,
      detail: 'The file stores some letters so that they cannot be read as text.',
    }
  yield* findingsOfPages(signals)
  const empty = lists.filter(([kind]) => titles.includes(kind) && content[kind] === undefined)
  const lost = [...new Set([...empty.map(([, name]) => name), ...lostTitles])]
  if (lost.length > 0)
    yield {
      code: 'empty-sections',
      cost: Math.min(0.3, 0.12 * lost.length),
      detail: `Nothing was read below these headings: ${quoted(lost, 5)}.`,
    }
  if (unknownTitles.length > 0)
    yield {
      code: 'unknown-headings',
      cost: Math.min(0.3, 0.12 * unknownTitles.length),
      detail: `We do not know these headings, so the text below each is a section of its own: ${quoted(unknownTitles, 5)}. Check that it contains no job or school.`,
    }
  if (!signals.isResume) yield { code: 'not-a-resume', cost: 0.3, detail: 'It does not look like a resume.' }
  const isMuchHidden = signals.hidden > 5 && signals.hidden > 0.15 * words
  if (isMuchHidden || signals.hiddenDetail !== undefined)
    yield {
      code: 'hidden-text',
      cost: isMuchHidden ? 0.2 : 0.02,
      detail: signals.hiddenDetail ?? 'The file has much hidden text, which was left out.',
    }
  if (signals.turned > 5 && signals.turned > 0.15 * words)
    yield {
      code: 'turned-text',
      cost: Math.max(0.3, enoughToCheck),
      detail:
        'Part of the text runs sideways or from top to bottom, so we did not sort it into fields. It is under “Not placed yet”.',
    }
  if (signals.isLanguageGuess) yield languageGuess
}

/** One measure of how well a file was read. Pure: the same reading always has the same quality. */
export const qualityOf = (signals: Signals): ReadingQuality =>
  qualityFrom([...findingsOfContent(signals), ...findingsOfFile(signals)])

export function qualityFrom(findings: readonly Finding[]): ReadingQuality {
  const found = [...findings].sort((one, other) => other.cost - one.cost)
  const score = Math.round(100 * Math.max(0, 1 - found.reduce((sum, { cost }) => sum + cost, 0))) / 100
  const level = score >= levels.good ? 'good' : score >= levels.check ? 'check' : 'poor'
  return { score, level, reasons: found, revision: qualityRevision }
}
