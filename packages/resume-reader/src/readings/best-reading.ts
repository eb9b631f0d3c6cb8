import type { Reading } from '@thumbfolio/contracts'
import type { Cutting } from '../layout/columns.js'
import { textOf } from '../text/line.js'
import { unplacedShareOf, type Weights } from '../result/confidence.js'
import type { LayoutStage, Stages } from '../result/stages.js'
import { readingFeatures } from './reading-features.js'
import weights from './reading.weights.json' with { type: 'json' }

/** After the usual one, the ways that are tried. */
const otherCuttings: readonly Cutting[] = [
  'no-cuts',
  'no-margins',
  'no-columns',
  'open-gutters',
  'free-margins',
]

/** More than this share of the letters without a place is a reason to look again. */
const mostUnplaced = 0.1

export const isDoubtful = (reading: Reading): boolean =>
  unplacedShareOf(reading) > mostUnplaced || reading.quality?.level !== 'good'

/** Fitted by `bin/fit-readings.mjs --write`. */
const ofReadings: Weights = weights

const worthOf = (reading: Reading): number => {
  const features = readingFeatures(reading)
  return Object.entries(features).reduce((sum, [name, value]) => sum + value * (ofReadings[name] ?? 0), 0)
}

const orderOf = ({ lines }: LayoutStage): string => lines.map(textOf).join('\n')

/** The usual reading, and where it is doubtful each other one whose lines are in another order. */
export const readingsOf = (
  layoutOf: (cutting: Cutting) => LayoutStage,
  stagesOf: (layout: LayoutStage) => Stages,
  isAsked: (usual: Reading) => boolean = isDoubtful,
): [Stages, ...Stages[]] => {
  const layout = layoutOf('usual')
  const usual = stagesOf(layout)
  if (!isAsked(usual.reading)) return [usual]
  const orders = new Set([orderOf(layout)])
  const others = otherCuttings.map(layoutOf).filter((other) => {
    const order = orderOf(other)
    return orders.size < orders.add(order).size
  })
  return [usual, ...others.map(stagesOf)]
}

/** The usual one comes first. Another has to be better by the weight of `usual`. */
export const bestOf = ([usual, ...others]: readonly [Stages, ...Stages[]]): Stages => {
  const least = worthOf(usual.reading) + (ofReadings['usual'] ?? 0)
  const [best] = others
    .map((stages) => ({ stages, worth: worthOf(stages.reading) }))
    .filter(({ worth }) => worth > least)
    .sort((one, other) => other.worth - one.worth)
  return best?.stages ?? usual
}
