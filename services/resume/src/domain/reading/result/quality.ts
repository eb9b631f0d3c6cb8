import type { QualityCode, ReadingQuality, ResumeContent } from '@thumbfolio/contracts'
import { findDates } from '../fields/dates.js'
import { isInTitledScript, titleKind } from '../sections/titles.js'
import type { SectionKind } from '../words/section-kinds.js'

/** What a finished reading says about itself. */
export interface Signals {
  readonly content: ResumeContent
  /** All that was read, and what of it found no field. */
  readonly text: string
  readonly unplaced: readonly { readonly text: string }[]
  /** The share of all letters that found no place, 0 to 1. */
  readonly unplacedShare: number
  readonly isResume: boolean
  /** Kinds of the sections whose titles are known. */
  readonly titles: readonly SectionKind[]
  readonly words: number
  readonly hidden: number
  readonly turned: number
  readonly isLanguageGuess: boolean
}

interface Finding {
  readonly code: QualityCode
  readonly detail: string
  /** How much of the score it takes. */
  readonly cost: number
}

export const languageGuess = 'We are not sure which language this resume is in.'

const levels = { good: 0.75, check: 0.45 }

/** Titles that a list of the content answers to, and how they are called on screen. */
const listsOf: Partial<Record<SectionKind, keyof ResumeContent>> = {
  work: 'work',
  volunteer: 'volunteer',
  education: 'education',
  awards: 'awards',
  certificates: 'certificates',
  publications: 'publications',
  skills: 'skills',
  languages: 'languages',
  interests: 'interests',
  references: 'references',
  projects: 'projects',
}

const rangesIn = (text: string): number => findDates(text).filter(({ isRange }) => isRange).length

const isBroken = (text: string): boolean =>
  (text.match(/\ufffd|(?:^|\s)\p{M}/gu)?.length ?? 0) > 3 + text.length / 200

const shareOf = (value: number): string => `${Math.round(100 * value)} %`

function* findings(signals: Signals): Generator<Finding> {
  const { content, text, unplaced, unplacedShare, titles, words } = signals
  const { basics = {} } = content
  const values = [basics.name, basics.label, basics.location?.city].filter((value) => value !== undefined)
  const titled = values.find((value) => titleKind(value) !== undefined)
  if (titled !== undefined)
    yield {
      code: 'title-as-value',
      cost: 0.35,
      detail: `“${titled}” looks like a heading, not like a fact about you.`,
    }
  if (basics.name === undefined) yield { code: 'no-name', cost: 0.3, detail: 'No name was found.' }
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
  if (unplacedShare > 0.12)
    yield {
      code: 'unplaced-text',
      cost: Math.min(0.5, 1.2 * unplacedShare),
      detail: `${shareOf(unplacedShare)} of the text belongs to no field yet.`,
    }
  const loose = unplaced.reduce((sum, one) => sum + rangesIn(one.text), 0)
  const prose = [
    basics.summary ?? '',
    ...[...(content.work ?? []), ...(content.education ?? [])].map(({ summary = '' }) => summary),
  ]
  const lost = loose + prose.reduce((sum, one) => sum + rangesIn(one), 0)
  if (lost > 0)
    yield {
      code: 'dates-without-entry',
      cost: Math.min(0.4, 0.12 * lost),
      detail:
        lost === 1
          ? 'One period of time belongs to no job or school.'
          : `${lost} periods of time belong to no job or school.`,
    }
  const empty = titles.filter((kind) => {
    const list = listsOf[kind]
    return list !== undefined && content[list] === undefined
  })
  if (empty.length > 0)
    yield {
      code: 'empty-sections',
      cost: Math.min(0.3, 0.12 * empty.length),
      detail: `Nothing was read below these headings: ${[...new Set(empty)].join(', ')}.`,
    }
  if (!signals.isResume) yield { code: 'not-a-resume', cost: 0.3, detail: 'It does not look like a resume.' }
  if (signals.hidden > 5 && signals.hidden > 0.15 * words)
    yield { code: 'hidden-text', cost: 0.2, detail: 'The file has much hidden text, which was left out.' }
  if (signals.turned > 5 && signals.turned > 0.15 * words)
    yield {
      code: 'turned-text',
      cost: 0.3,
      detail: 'Part of the text runs sideways and was not sorted into fields.',
    }
  if (signals.isLanguageGuess)
    yield {
      code: 'language-guess',
      cost: 0.05,
      detail: languageGuess,
    }
}

/** One measure of how well a file was read. Pure: the same reading always has the same quality. */
export const qualityOf = (signals: Signals): ReadingQuality => {
  const found = [...findings(signals)].sort((one, other) => other.cost - one.cost)
  const score = Math.round(100 * Math.max(0, 1 - found.reduce((sum, { cost }) => sum + cost, 0))) / 100
  const level = score >= levels.good ? 'good' : score >= levels.check ? 'check' : 'poor'
  return { score, level, reasons: found.map(({ code, detail }) => ({ code, detail })) }
}
