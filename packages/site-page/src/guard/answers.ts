import { createHmac } from 'node:crypto'
import { FindingAnswer, FindingKind } from '@thumbfolio/contracts'
import { z } from 'zod'
import type { Fingerprint } from './fingerprint.js'
import type { Unit } from './units.js'

/**
 * What an owner answered for a personal fact. It does not contain the value, only a hash of it with a key of its own, enough to
 * recognise the same fact when it is met again.
 */
export const StoredAnswer = z.object({
  kind: FindingKind,
  key: z.string(),
  value: z.string(),
  /** The kind of place: `work/highlights`, `skills/keywords`, `pdf/<resume id>`. */
  place: z.string(),
  where: z.string(),
  answer: FindingAnswer,
  /** Unix time in ms. */
  at: z.number(),
})
export type StoredAnswer = z.infer<typeof StoredAnswer>

/** A personal fact in one place of a page. */
export interface Finding {
  readonly kind: FindingKind
  /** Normalised. */
  readonly value: string
  /** As it is on the page. */
  readonly text: string
  readonly unit: Unit
}

export interface AnsweredFinding extends Finding {
  /** Undefined: not published until its owner answers. */
  readonly answer: FindingAnswer | undefined
}

/** Sites keep this many answers, the newest. One that is forgotten is asked for again. */
const mostAnswers = 1_000

const ofOthers: readonly FindingAnswer[] = ['hide', 'not-personal']
const all: readonly FindingAnswer[] = ['hide', 'show', 'not-personal']

export const pdfPlace = (resumeId: string): string => `pdf/${resumeId}`
export const isPdfPlace = (place: string): boolean => place.startsWith('pdf/')
export const isInPdf = ({ unit }: Pick<Finding, 'unit'>): boolean => isPdfPlace(unit.place)

/** What can be answered: contact data of other people is never shown, and nothing can be hidden in a file. */
export function answersFor(finding: Pick<Finding, 'kind' | 'unit'>): readonly FindingAnswer[] {
  const allowed = finding.kind === 'contact-of-others' ? ofOthers : all
  return isInPdf(finding) ? allowed.filter((answer) => answer !== 'hide') : allowed
}

/** Whether an answer publishes what it is about. */
export const isShown = (answer: FindingAnswer | undefined): boolean =>
  answer === 'show' || answer === 'not-personal'

/**
 * The answer for a finding: that of this very place, else the one for the same value in the same kind of place, where
 * `hide` comes before any other.
 */
export function answerTo(answers: readonly StoredAnswer[], finding: Finding): FindingAnswer | undefined {
  const same = answers.filter(
    ({ kind, place, key, value }) =>
      kind === finding.kind && place === finding.unit.place && value === hashed(key, finding.value),
  )
  const { answer } =
    same.findLast(({ key, where }) => where === hashed(key, finding.unit.id)) ??
    same.find((one) => one.answer === 'hide') ??
    same[0] ??
    {}
  return answer !== undefined && answersFor(finding).includes(answer) ? answer : undefined
}

/** `fingerprint` makes the key: one finding has one key, and others cannot be found by it. */
export function stored(
  { kind, value, unit }: Finding,
  answer: FindingAnswer,
  fingerprint: Fingerprint,
  at: number,
): StoredAnswer {
  const { place, id } = unit
  const key = fingerprint(['answer', kind, value, place, id])
  return { kind, key, value: hashed(key, value), place, where: hashed(key, id), answer, at }
}

const hashed = (key: string, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url')

/** Both, of two about the same the later one. */
export function mergedAnswers(
  before: readonly StoredAnswer[] = [],
  after: readonly StoredAnswer[] = [],
): StoredAnswer[] {
  const keyOf = ({ kind, place, key }: StoredAnswer) => [kind, place, key].join(' ')
  const merged = new Map<string, StoredAnswer>()
  for (const answer of [...before, ...after].sort((a, b) => a.at - b.at)) {
    merged.delete(keyOf(answer))
    merged.set(keyOf(answer), answer)
  }
  return [...merged.values()].slice(-mostAnswers)
}

/** Names a finding for one owner in one version of one draft or site, and nothing anywhere else. */
export const idOf = (
  { kind, value, unit }: Finding,
  { ownerId, subject, version }: AskedAbout,
  fingerprint: Fingerprint,
): string => fingerprint(['finding', ownerId, subject, version, kind, value, unit.id])

/** Whose answers are asked for, and about which version of what. */
export interface AskedAbout {
  readonly ownerId: string
  /** Names a draft, a site or the resume of a launch. */
  readonly subject: string
  readonly version: string
}
