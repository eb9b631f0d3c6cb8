import { right } from '../text/page-text.js'
import type { Phrase } from '../text/phrase.js'
import type { TextCues } from './text-cues.js'

const nearPoints = 3

/** The text on one side of a gutter, row by row. */
export interface Side {
  rows: Phrase[][]
  tops: number[]
}

export const rowsOf = (cells: readonly Phrase[]): Phrase[][] => {
  const rows: Phrase[][] = []
  for (const cell of [...cells].sort((a, b) => a.baseline - b.baseline)) {
    const row = rows.at(-1)
    if (row?.[0] && Math.abs(row[0].baseline - cell.baseline) < 0.3 * cell.look.size) row.push(cell)
    else rows.push([cell])
  }
  return rows
}

export const sideOf = (cells: readonly Phrase[]): Side => {
  const rows = rowsOf(cells)
  return { rows, tops: rows.map((row) => row[0]?.baseline ?? 0) }
}

/** How many rows begin at the edge where most rows begin. */
export const alignment = (side: Side, near = nearPoints): number => {
  const starts = side.rows.map((row) => Math.min(...row.map((cell) => cell.area.x)))
  const best = Math.max(...starts.map((x) => starts.filter((other) => Math.abs(other - x) <= near).length))
  return best / starts.length
}

export const alignmentRight = (side: Side): number => {
  const ends = side.rows.map((row) => Math.max(...row.map((cell) => right(cell.area))))
  const best = Math.max(...ends.map((x) => ends.filter((other) => Math.abs(other - x) <= nearPoints).length))
  return best / ends.length
}

export const unpaired = (side: Side, other: Side, from: number, to: number): number =>
  side.tops.filter(
    (top, at) =>
      top >= from &&
      top <= to &&
      !other.tops.some((there) => Math.abs(there - top) <= 0.3 * (side.rows[at]?.[0]?.look.size ?? 10)),
  ).length

export const dateShare = (side: Side, { hasDate }: TextCues): number =>
  side.rows.filter((row) => row.some((cell) => hasDate(cell.text))).length / side.rows.length

export const median = (numbers: number[]): number =>
  [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0

/** Lines on the left that follow closely on one another, as one. */
export const clustersOf = (cells: readonly Phrase[]): Phrase[][][] => {
  const clusters: Phrase[][][] = []
  let before = -Infinity
  for (const row of rowsOf(cells)) {
    const [first] = row
    if (!first) continue
    if (first.baseline - before < 1.45 * first.look.size) clusters.at(-1)?.push(row)
    else clusters.push([row])
    before = first.baseline
  }
  return clusters
}
