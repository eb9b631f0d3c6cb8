import type { Reading } from '@thumbfolio/contracts'
import { unplacedShareOf, type Weights } from '../result/confidence.js'

const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, one) => sum + one, 0) / numbers.length

const shareOf = (values: readonly unknown[]): number =>
  mean(values.map((value) => (value === undefined ? 0 : 1)))

/** What tells a good reading of a page from a bad one, each about 0 to 1. */
export const readingFeatures = (reading: Reading): Weights => {
  const { content, provenance, quality } = reading
  const { work = [], education = [] } = content
  const jobs = work.map(({ name, position, startDate }) => shareOf([name, position, startDate]))
  const schools = education.map(({ institution, studyType, area, startDate, endDate }) =>
    shareOf([institution, studyType ?? area, startDate ?? endDate]),
  )
  const texts = work.map(({ summary, highlights }) => summary ?? highlights?.[0])
  const values = Object.values(provenance)
  return {
    quality: quality?.score ?? 0,
    unplaced: unplacedShareOf(reading),
    jobs: mean(jobs),
    schools: mean(schools),
    'count of jobs': Math.log1p(work.length),
    'count of schools': Math.log1p(education.length),
    'jobs with text': shareOf(texts),
    values: Math.log1p(values.length),
    confidence: mean(values.map(({ confidence }) => confidence)),
    'sure values': mean(values.map(({ confidence }) => (confidence > 0.9 ? 1 : 0))),
    sections: Math.log1p(Object.keys(content).length),
  }
}
