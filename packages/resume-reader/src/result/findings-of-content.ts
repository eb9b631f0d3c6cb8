import type { ResumeContent } from '@thumbfolio/contracts'
import { findDates } from '../recognizers/dates.js'
import type { NameDoubt } from '../fields/name-doubt.js'
import { titleKind } from '../recognizers/titles.js'
import { withoutEmployer } from '../words/without-employer.js'
import { enoughToCheck, quoted, type Finding } from './finding.js'
import { nameDoubtIn } from './name-in.js'
import { oddValues } from './odd-values.js'

/** What a content says about how well it was read, and what of the paper is not in it. */
export interface ContentSignals {
  readonly content: ResumeContent
  /** All that found no field. */
  readonly unplaced: readonly { readonly text: string; readonly isOtherDocument?: boolean | undefined }[]
  /** The share of all letters that found no place, 0 to 1. */
  readonly unplacedShare: number
  /** Its owner wrote or confirmed the name: then it is one, whatever it looks like. */
  readonly isNameGiven?: boolean
  /** How sure the reading is of the name, 0 to 1. */
  readonly nameConfidence?: number | undefined
}

/** Below this a name is asked about. */
const leastNameConfidence = 0.75

const doubts: Readonly<Record<NameDoubt, string>> = {
  heading: 'looks like a heading, not like your name',
  label: 'looks like the label of a form, not like your name',
  sentence: 'does not look like a name',
  trade: 'looks like a job title, not like your name',
  organisation: 'looks like an organisation, not like your name',
  part: 'may be only a part of your name',
}

const jobsOf = ({ work = [], volunteer = [] }: ResumeContent) => [
  ...work.map(({ name, position, startDate, endDate }) => ({ name, position, startDate, endDate })),
  ...volunteer.map(({ organization, position, startDate, endDate }) => ({
    name: organization,
    position,
    startDate,
    endDate,
  })),
]

/** Asked of every reading, of a file whose fields say what they are too. */
export function* findingsOfName({
  content,
  isNameGiven,
  nameConfidence = 1,
}: ContentSignals): Generator<Finding> {
  const { name } = content.basics ?? {}
  if (name === undefined) yield { code: 'no-name', cost: 0.3, detail: 'No name was found. Write it in.' }
  if (name === undefined || isNameGiven) return
  const doubt = nameDoubtIn(content)
  if (doubt !== undefined)
    yield { code: 'doubtful-name', cost: 0.35, detail: `${quoted([name])} ${doubts[doubt]}. Check it.` }
  else if (nameConfidence < leastNameConfidence)
    yield {
      code: 'doubtful-name',
      cost: enoughToCheck,
      detail: `We are not sure that ${quoted([name])} is your name. Check it.`,
    }
}

function* ofJobs(content: ResumeContent): Generator<Finding> {
  const { work = [] } = content
  const firmless = work.filter(
    ({ name, position = '', summary = '' }) =>
      name === undefined && !withoutEmployer.test(`${position} ${summary}`),
  )
  if (firmless.length > 0)
    yield {
      code: 'jobs-without-employer',
      cost: 0.1 + 0.4 * (firmless.length / work.length),
      detail:
        firmless.length === 1
          ? 'One job has no employer.'
          : `${firmless.length} of ${work.length} jobs have no employer.`,
    }
  const dated = jobsOf(content).filter(({ startDate, endDate }) => startDate && endDate)
  const closed = dated.filter(({ startDate, endDate }) => startDate === endDate)
  if (closed.length > 1 && closed.length > dated.length / 2)
    yield {
      code: 'ends-equal-starts',
      cost: enoughToCheck,
      detail: `${closed.length} jobs end when they begin. Check their dates.`,
    }
}

const rangesIn = (text: string): number => findDates(text).filter(({ isRange }) => isRange).length

function* ofLostText({ content, unplaced, unplacedShare }: ContentSignals): Generator<Finding> {
  if (unplacedShare > 0.12)
    yield {
      code: 'unplaced-text',
      cost: Math.min(0.5, Math.max(enoughToCheck, 1.2 * unplacedShare)),
      detail: `${Math.round(100 * unplacedShare)} % of the text is not placed yet.`,
    }
  const ofResume = unplaced.filter(({ isOtherDocument }) => !isOtherDocument)
  const loose = ofResume.reduce((sum, one) => sum + rangesIn(one.text), 0)
  const prose = [
    content.basics?.summary ?? '',
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
}

/** What can be judged by the content as it is now, its owner's corrections included. */
export function* findingsOfContent(signals: ContentSignals): Generator<Finding> {
  const { content } = signals
  const { label, location, email, phone } = content.basics ?? {}
  yield* findingsOfName(signals)
  const titled = [label, location?.city].find((value) => value !== undefined && titleKind(value))
  if (titled !== undefined)
    yield {
      code: 'title-as-value',
      cost: 0.35,
      detail: `“${titled}” looks like a heading, not like a fact about you.`,
    }
  if ((email ?? phone) === undefined)
    yield {
      code: 'no-contact',
      cost: enoughToCheck,
      detail: 'We found no e-mail address and no phone number.',
    }
  yield* ofJobs(content)
  const odd = oddValues(content)
  if (odd.length > 0)
    yield {
      code: 'odd-values',
      cost: Math.min(0.5, enoughToCheck + 0.05 * (odd.length - 1)),
      detail: `These were likely read wrong: ${quoted(odd)}.`,
    }
  yield* ofLostText(signals)
}
