import {
  DomainError,
  type Confirmations,
  type LaunchConcern,
  type PersonalFinding,
} from '@thumbfolio/contracts'
import type { ConcernToConfirm } from '@thumbfolio/contracts'
import { invalid } from '@thumbfolio/contracts'
import {
  answersFor,
  idOf,
  stored,
  type AnsweredFinding,
  type AskedAbout,
  type StoredAnswer,
} from './answers.js'
import type { Fingerprint } from './fingerprint.js'

/** What somebody is asked about a page before it is published. */
export interface Question {
  readonly about: AskedAbout
  readonly findings: readonly AnsweredFinding[]
  /** Which of the open findings have to be answered now. Default: all. */
  readonly isNeeded?: (finding: AnsweredFinding) => boolean
  readonly concerns?: readonly ConcernToConfirm[]
  /** A finding as its owner reads it. */
  readonly present: (finding: AnsweredFinding) => PersonalFinding
}

interface Answering {
  readonly fingerprint: Fingerprint
  /** Unix time in ms. */
  readonly now: number
}

export const concernsToConfirm = (
  concerns: readonly LaunchConcern[],
  { ownerId, subject, version }: AskedAbout,
  fingerprint: Fingerprint,
): ConcernToConfirm[] =>
  concerns.map((concern) => ({
    ...concern,
    id: fingerprint(['concern', ownerId, subject, version, concern.code, concern.detail]),
  }))

/**
 * The answers that this confirmation gives, once nothing is left to ask.
 * @throws DomainError `confirmation-needed` with all that is open, also where the confirmation is about another version,
 * another owner or something answered otherwise meanwhile; `validation-failed` for an answer that a finding cannot have
 */
export function confirmed(question: Question, confirm: Confirmations, answering: Answering): StoredAnswer[] {
  const { answers, unknown, ids } = given(question, confirm, answering, (known) => known === undefined)
  const { concerns = [], findings, isNeeded = () => true, about, present } = question
  const open = findings.filter((finding) => finding.answer === undefined && isNeeded(finding))
  const isLeft =
    open.some((finding) => !ids.has(idOf(finding, about, answering.fingerprint))) ||
    concerns.some(({ id }) => !ids.has(id))
  // Nothing of a refused confirmation is kept, so all of it is listed again.
  if (unknown || isLeft)
    throw new DomainError('confirmation-needed', {
      ...(unknown && { detail: pageChanged }),
      findings: open.map(present),
      reasons: concerns,
    })
  return answers
}

/** The answers of somebody who answers some of the findings, also again. @throws DomainError as `confirmed` */
export function answersIn(question: Question, confirm: Confirmations, answering: Answering): StoredAnswer[] {
  const { answers, unknown } = given(question, confirm, answering, () => true)
  const open = question.findings.filter(({ answer }) => answer === undefined)
  if (unknown)
    throw new DomainError('confirmation-needed', {
      detail: pageChanged,
      findings: open.map(question.present),
    })
  return answers
}

/** Whether somebody answers a finding otherwise than it is answered already. */
export const isContrary = (
  { about, findings }: Pick<Question, 'about' | 'findings'>,
  confirm: Confirmations,
  fingerprint: Fingerprint,
): boolean => {
  const wanted = new Map(confirm.map(({ id, answer }) => [id, answer]))
  return findings.some((finding) => {
    const now = wanted.get(idOf(finding, about, fingerprint))
    return now !== undefined && finding.answer !== undefined && now !== finding.answer
  })
}

const pageChanged =
  'The page changed after it was shown, so this confirmation is for another version of it. Nothing was published or charged. Please look at what is open now, and answer that.'

/** What is answered, and whether an answer is to an unknown finding. */
function given(
  { about, findings, concerns = [] }: Question,
  confirm: Confirmations,
  { fingerprint, now }: Answering,
  isChangeable: (known: AnsweredFinding['answer']) => boolean,
) {
  const asked = new Map(findings.map((finding) => [idOf(finding, about, fingerprint), finding]))
  const reasons = new Set(concerns.map(({ id }) => id))
  const ids = new Set<string>()
  const answers: StoredAnswer[] = []
  let unknown = false
  for (const [at, { id, answer }] of confirm.entries()) {
    if (ids.has(id)) throw invalid(`#/confirm/${at}/id`, 'This is answered twice. Please answer each once.')
    ids.add(id)
    const finding = asked.get(id)
    if (reasons.has(id)) {
      if (answer !== 'ok') throw invalid(`#/confirm/${at}/answer`, 'Please answer this with ok')
    } else if (!finding) unknown = true
    else if (answer === 'ok' || !answersFor(finding).includes(answer))
      throw invalid(`#/confirm/${at}/answer`, `Please answer this with ${answersFor(finding).join(' or ')}`)
    else if (finding.answer === answer) continue
    else if (isChangeable(finding.answer)) answers.push(stored(finding, answer, fingerprint, now))
    else unknown = true
  }
  return { answers, unknown, ids }
}
