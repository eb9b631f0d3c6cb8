import { bottom, right, union } from '../text/page-text.js'
import { lookKey, type Phrase } from '../text/phrase.js'
import {
  alignment,
  alignmentRight,
  clustersOf,
  dateShare,
  median,
  type Side,
  sideOf,
  unpaired,
} from './sides.js'
import type { TextCues } from './text-cues.js'

/**
 * Two sides of a vertical gutter.
 * `margin`: titles, labels or dates on the left, each level with the block that it belongs to.
 */
export interface Cut {
  kind: 'columns' | 'margin'
  top: number
  bottom: number
  left: Phrase[]
  right: Phrase[]
}

/** How a page is cut. The others are for pages that are read badly with the usual one. */
export type Cutting = 'usual' | 'no-cuts' | 'no-margins' | 'open-gutters'

const leastGutterPoints = 5
/** With `open-gutters` an empty gutter of this width separates columns, whatever is beside it. */
const anyGutterPoints = 8
/** In parts of the height: what is no further above a text that crosses a gutter is in its row. */
const sameRow = 0.3
/** An empty gutter so wide and, in parts of the taller side, so tall parts columns by itself, however they are indented. */
const openGutterPoints = 12
const openGutterShare = 0.6
const leastOpenRows = 6

/** Titles, labels or dates beside the blocks they belong to: few, short, and each level with the start of a block. */
const isMargin = (left: readonly Phrase[], two: Side, cues: TextCues): boolean => {
  // A column of symbols alone marks the text beside it.
  if (left.every((cell) => cell.isEmpty)) return true
  const clusters = clustersOf(left)
  if (isLabelColumn(left, clusters, two, cues)) return true
  const rows = clusters.flat().length
  const pitches = two.tops.slice(1).map((top, at) => top - (two.tops[at] ?? top))
  const usual = median(pitches)
  const blocks = two.rows.filter((_, at) => at === 0 || (pitches[at - 1] ?? 0) > 1.2 * usual)
  const level = clusters.filter((cluster) => {
    const title = cluster[0]?.[0]
    if (!title) return false
    const same = two.rows.some((row) => row[0] && Math.abs(row[0].baseline - title.baseline) < 1.5)
    const near = blocks.some(
      (row) =>
        row[0] &&
        Math.abs(row[0].area.y - title.area.y) < 1.1 * Math.max(title.area.height, row[0].area.height),
    )
    return same || near
  })
  const isLevel =
    level.length >= 0.7 * clusters.length && rows <= 2 * clusters.length && rows <= 0.75 * two.rows.length
  if (!isLevel) return false
  // A dense column may be level with its neighbour by chance; dates are not, and titles are few.
  const exact = clusters.filter((cluster) =>
    two.tops.some((top) => Math.abs(top - (cluster[0]?.[0]?.baseline ?? 0)) < 0.6),
  )
  return (
    dateShare(sideOf(left), cues) > 0.4 ||
    rows <= 6 ||
    rows <= 0.4 * two.rows.length ||
    exact.length === clusters.length
  )
}

/** In parts of the rows: labels that are set towards the gutter end there, nearly all. */
const leastAtGutter = 0.9
/** In parts of the column: the others are titles of sections. */
const leastLabels = 0.4

/**
 * Labels set towards the gutter, as on the forms of Europass: each is level with its value, or is the title of a section,
 * in one line or two, and nothing besides.
 */
const isLabelColumn = (
  left: readonly Phrase[],
  clusters: readonly Phrase[][][],
  two: Side,
  cues: TextCues,
): boolean => {
  const side = sideOf(left)
  if (alignmentRight(side) < leastAtGutter || alignment(side) >= leastAtGutter) return false
  const isTitle = (rows: Phrase[][]): boolean =>
    cues.isTitle(rows.map((row) => row.map(({ value }) => value).join(' ')).join(' '))
  const isLevel = ([cell]: Phrase[]): boolean =>
    cell !== undefined && two.tops.some((top) => Math.abs(top - cell.baseline) < 0.6)
  const labels = clusters.filter((rows) => rows.length === 1 && rows.every(isLevel))
  return (
    labels.length >= leastLabels * clusters.length &&
    labels.length < clusters.length &&
    clusters.every((rows) => labels.includes(rows) || isTitle(rows))
  )
}

const isAllTitles = (side: Side, cues: TextCues): boolean =>
  side.rows.every((row) => row.every((cell) => cues.isTitle(cell.value)))

/** Each side with a section title of its own in one row: two flows, not labels with what they label. */
const hasTitlesAbreast = (left: readonly Phrase[], other: readonly Phrase[], cues: TextCues): boolean =>
  left.some(
    (cell) =>
      cues.isTitle(cell.value) &&
      other.some(
        (there) =>
          cues.isTitle(there.value) &&
          Math.abs(there.baseline - cell.baseline) < 2 &&
          lookKey(there.look) === lookKey(cell.look),
      ),
  )

const judge = (
  left: Phrase[],
  other: Phrase[],
  gutter: number,
  cues: TextCues,
  cutting: Cutting,
): Cut['kind'] | undefined => {
  const [one, two] = [sideOf(left), sideOf(other)]
  if (one.rows.length < 2 || two.rows.length < 2) return undefined
  const [areaL, areaR] = [union(left.map((cell) => cell.area)), union(other.map((cell) => cell.area))]
  const from = Math.max(areaL.y, areaR.y) - 2
  const to = Math.min(bottom(areaL), bottom(areaR)) + 2
  if (to - from < 18) return undefined
  const isOpen =
    gutter >= openGutterPoints &&
    Math.min(one.rows.length, two.rows.length) >= leastOpenRows &&
    to - from >= openGutterShare * Math.max(areaL.height, areaR.height)
  const aligned = isOpen || (alignment(one) >= 0.4 && alignment(two) >= 0.4)
  const inRange = (side: Side) => side.tops.filter((top) => top >= from && top <= to).length
  const loose = [unpaired(one, two, from, to), unpaired(two, one, from, to)] as const
  const apart = loose[0] >= Math.max(2, 0.25 * inRange(one)) && loose[1] >= Math.max(2, 0.2 * inRange(two))
  const loneDates = two.rows.filter(
    (row, at) =>
      row.every((cell) => cues.isOnlyDates(cell.text)) &&
      one.tops.some((top) => Math.abs(top - (two.tops[at] ?? 0)) < 3),
  ).length
  if (loneDates >= Math.max(2, 0.25 * two.rows.length)) return undefined
  const datesLead = dateShare(one, cues) > 0.5 || dateShare(two, cues) > 0.6
  if (
    cutting !== 'no-margins' &&
    !hasTitlesAbreast(left, other, cues) &&
    isMargin(left, two, cues) &&
    alignment(two) >= 0.4 &&
    Math.max(alignment(one), alignmentRight(one)) >= 0.6
  )
    return 'margin'
  if (cutting === 'open-gutters' && gutter >= anyGutterPoints) return 'columns'
  // Centred titles over text at the left edge are no column.
  if (isAllTitles(two, cues)) return undefined
  if (aligned && (apart || (two.rows.length >= 8 && hasTitlesAbreast(left, other, cues))) && !datesLead)
    return 'columns'
  return undefined
}

/** Section titles that stand alone, one and all: then they head both sides, however short they are. */
const headings = (cells: readonly Phrase[], titles: readonly Phrase[], x: number): ReadonlySet<Phrase> => {
  const left = titles.filter(({ area }) => right(area) < x)
  const isAlone = ({ area }: Phrase): boolean =>
    !cells.some((cell) => cell.area.x >= x - 1 && cell.area.y < bottom(area) && bottom(cell.area) > area.y)
  return new Set(left.length >= 2 && left.every(isAlone) ? left : [])
}

/** Stretches of the page that nothing crosses at `x`. */
const stripesAt = (cells: readonly Phrase[], titles: readonly Phrase[], x: number): Phrase[][] => {
  const across = headings(cells, titles, x)
  const stripes: Phrase[][] = [[]]
  let floor = -Infinity
  for (const cell of cells) {
    const { area } = cell
    const crosses = across.has(cell) || (area.x < x - 1 && right(area) > x - leastGutterPoints + 1)
    if (crosses) {
      const open = stripes.pop() ?? []
      stripes.push(
        open.filter(({ baseline }) => baseline < cell.baseline - sameRow * area.height),
        [],
      )
      floor = bottom(area) - 0.35 * area.height
    } else if (cell.baseline > floor) stripes.at(-1)?.push(cell)
  }
  return stripes
}

/** The widest agreement on a gutter within these cells, if there is any. `cells` must be sorted by baseline. */
export const bestCut = (cells: readonly Phrase[], cues: TextCues, cutting: Cutting): Cut | undefined => {
  if (cutting === 'no-cuts') return undefined
  const starts = [...new Set(cells.map((cell) => Math.floor(cell.area.x)))].filter((x) =>
    cells.some((cell) => right(cell.area) < x),
  )
  let best: { cut: Cut; worth: number } | undefined
  const titles = cells.filter((cell) => cues.isTitle(cell.value))
  for (const x of starts) {
    for (const stripe of stripesAt(cells, titles, x)) {
      const left = stripe.filter((cell) => right(cell.area) < x)
      const other = stripe.filter((cell) => cell.area.x >= x - 1)
      if (left.length < 2 || other.length < 2) continue
      const gutter =
        Math.min(...other.map((cell) => cell.area.x)) - Math.max(...left.map((cell) => right(cell.area)))
      if (gutter < leastGutterPoints) continue
      const [areaL, areaR] = [union(left.map((cell) => cell.area)), union(other.map((cell) => cell.area))]
      const worth = (areaL.height + areaR.height) * Math.sqrt(Math.min(areaL.width, areaR.width)) + gutter
      if (best && best.worth >= worth) continue
      const kind = judge(left, other, gutter, cues, cutting)
      if (!kind) continue
      best = {
        worth,
        cut: {
          kind,
          left,
          right: other,
          top: Math.min(areaL.y, areaR.y),
          bottom: Math.max(bottom(areaL), bottom(areaR)),
        },
      }
    }
  }
  return best?.cut
}
