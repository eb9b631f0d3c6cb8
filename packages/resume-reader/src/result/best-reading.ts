import type { Reading } from '@thumbfolio/contracts'
import { unplacedShareOf, type Weights } from './confidence.js'
import type { Stages } from './stages.js'

/** A larger share of the letters without a place is a reason to read again. */
const mostUnplaced = 0.1

export const isDoubtful = (reading: Reading): boolean =>
  unplacedShareOf(reading) > mostUnplaced || reading.quality?.level !== 'good'

/** What a good reading has more of than a bad one of the same file; no truth is needed. */
export const signsOf = (reading: Reading): Weights => {
  const { content, quality } = reading
  const { work = [] } = content
  const withText = work.filter(({ summary, highlights }) => summary ?? highlights?.[0])
  return {
    quality: quality?.score ?? 0,
    unplaced: unplacedShareOf(reading),
    jobs: Math.log1p(work.length),
    jobsWithText: withText.length / Math.max(1, work.length),
    sections: Math.log1p(Object.keys(content).length),
  }
}

/** Fitted by `bin/fit-readings.mjs`. Another reading must be better than the usual one by `usual`. */
const signWeights: Weights = {
  quality: 4.46,
  unplaced: -0.7,
  jobs: 2.12,
  jobsWithText: 3.8,
  sections: 4.86,
  usual: 1.46,
}

export const worthOf = (signs: Weights, weights: Weights = signWeights): number =>
  Object.entries(signs).reduce((sum, [name, value]) => sum + value * (weights[name] ?? 0), 0)

const undatedOf = ({ content: { work = [], education = [] } }: Reading): number =>
  [...work, ...education].filter(({ startDate, endDate }) => !startDate && !endDate).length

/** Labels of a form that become jobs have no dates, and a wrong cut loses who the person is: no other sign outweighs these. */
const isNoWorse = (usual: Reading, { reading }: Stages): boolean =>
  undatedOf(reading) <= undatedOf(usual) &&
  Object.keys(usual.content.basics ?? {}).every((key) => key in (reading.content.basics ?? {}))

/** `usual` comes first and is kept unless another is clearly better. */
export const bestOf = ([usual, ...others]: readonly [Stages, ...Stages[]]): Stages => {
  const ways = [usual, ...others.filter((other) => isNoWorse(usual.reading, other))]
  const worths = ways.map(({ reading }, at) => worthOf({ ...signsOf(reading), usual: at === 0 ? 1 : 0 }))
  return ways[worths.indexOf(Math.max(...worths))] ?? usual
}
