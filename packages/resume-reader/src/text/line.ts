import type { Area, Look } from './page-text.js'
import { right, union } from './page-text.js'
import { lookKey, Phrase } from './phrase.js'

/** One row of a column: one cell, or several with wide gaps between them. */
export interface Line extends Area {
  page: number
  baseline: number
  cells: Phrase[]
  look: Look
  /** The column's edges: a line that ends near the right one may go on below. */
  left: number
  edge: number
  /** Several lines end at the edge, so it is where lines are broken. */
  firm: boolean
  /** Its first cell is in the margin, beside the column. */
  margin: boolean
  /** The first line of a column of its own. */
  startsColumn: boolean
  /** Points from the line above in the same column, Infinity for its first line on a page. */
  above: number
  /** The least distance at which lines of its font follow one another in the column, in parts of their size. */
  closest: number
  /** The ground behind its first and its last word, where that is no larger than a few lines. */
  grounds: [first: Area | undefined, last: Area | undefined]
  /** Known from its list: it does or does not go on from the line above. */
  goesOn?: boolean
  /** A form lists it among others: it is one of several, without a mark. */
  isListed?: boolean
  /** A row of a table: the column header of each cell. */
  columns?: readonly string[]
  /** A label of its form says that it is of the entry above. */
  inner?: boolean
}

/** Cells of one row from left to right; a page of the other direction comes as its mirror image. */
export const lineOf = (cells: readonly Phrase[]): Line => {
  const sorted = [...cells].sort((a, b) => a.area.x - b.area.x)
  const area = union(sorted.map((cell) => cell.area))
  const whole = Phrase.join(sorted, ' ')
  return {
    ...area,
    page: whole.page,
    baseline: sorted[0]?.baseline ?? 0,
    cells: sorted,
    look: sorted[0]?.look ?? whole.look,
    left: area.x,
    edge: right(area),
    firm: false,
    margin: false,
    startsColumn: false,
    above: Infinity,
    closest: Infinity,
    grounds: [undefined, undefined],
  }
}

export const textOf = (line: Line): string => line.cells.map((cell) => cell.text).join('\t')
export const phraseOf = (line: Line): Phrase => Phrase.join(line.cells, '\t')

/** The next line in the same look and column, at its edge or in the middle of it. */
export const isRightBelow = (below: Phrase, above: Phrase): boolean => {
  const last = above.runs.at(-1)
  if (!last || last.page !== below.page) return false
  const away = below.area.x - above.area.x
  const isCentred = Math.abs(away + (below.area.width - above.area.width) / 2) < 2
  if (Math.abs(away) >= 2 && !isCentred) return false
  const down = below.baseline - last.baseline
  return down > 0 && down < 1.6 * below.look.size && lookKey(below.look) === lookKey(above.look)
}
