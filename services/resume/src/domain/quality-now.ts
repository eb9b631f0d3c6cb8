import type { Reading, ReadingQuality } from '@thumbfolio/contracts'
import { correctsMoreThanIdentity, isNameGiven } from './identity.js'
import {
  unplacedShareOf,
  findingsOfContent,
  findingsOfName,
  qualityFrom,
  qualityRevision,
} from '@thumbfolio/resume-reader'
import { contentOf, type Resume } from './resume.js'

/** What the content decides, so that it is judged by the content as it is now. */
const ofContent: ReadonlySet<string> = new Set([
  'no-name',
  'doubtful-name',
  'title-as-value',
  'no-contact',
  'jobs-without-employer',
  'ends-equal-starts',
  'odd-values',
  'unplaced-text',
  'dates-without-entry',
])

/** Of a reading from before each reason had its cost. */
const formerCost = 0.3

/** Share of the text that is in no field; none once its owner has gone through the content. */
export const unplacedShareNow = (resume: Resume, reading: Reading): number =>
  correctsMoreThanIdentity(resume) ? 0 : unplacedShareOf(reading)

/**
 * The quality of a reading with its owner's corrections: what they corrected does not count against it. An owner who has reviewed
 * the content knows what is wrong with the file. Absent if it was never measured.
 */
export function qualityNow(resume: Resume, reading: Reading): ReadingQuality | undefined {
  const isReviewed = correctsMoreThanIdentity(resume)
  const quality = isReviewed ? { reasons: [], revision: qualityRevision } : reading.quality
  if (!quality) return undefined
  const content = contentOf(resume)
  const signals = {
    content,
    unplaced: isReviewed ? [] : reading.unplaced,
    unplacedShare: unplacedShareNow(resume, reading),
    isNameGiven: isNameGiven(resume),
    nameConfidence: reading.provenance['/basics/name']?.confidence,
  }
  // The fields of a structured file say what they are.
  const isStructured = ['json-resume', 'linkedin', 'by-hand'].includes(reading.imported?.kind ?? '')
  const now = isStructured ? findingsOfName(signals) : findingsOfContent(signals)
  // Which language it is, is no question any more once its owner said so.
  const isAnswered = (code: string) => code === 'language-guess' && resume.chosenLanguage !== undefined
  const ofFile = quality.reasons.filter(({ code }) => !ofContent.has(code) && !isAnswered(code))
  const { revision: _, ...rest } = qualityFrom([
    ...now,
    ...ofFile.map(({ cost = formerCost, ...reason }) => ({ ...reason, cost })),
  ])
  return { ...rest, ...(quality.revision !== undefined && { revision: quality.revision }) }
}
