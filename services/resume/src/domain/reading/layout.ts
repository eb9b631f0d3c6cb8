import { bestCut } from './columns.js'
import { type Line, lineOf } from './line.js'
import { bottom, type PageText, right, union } from './page-text.js'
import type { Phrase } from './phrase.js'
import { segmentsOf } from './segments.js'

/** Lines of one column, or of the page's full width. */
interface Strip {
  column: boolean
  lines: Line[]
}

const deepest = 6

/** Cells beside each other make a line, also where a big title stands beside small text. */
const linesOf = (cells: readonly Phrase[]): Line[] => {
  const rows: Phrase[][] = []
  for (const cell of [...cells].sort((a, b) => a.area.y - b.area.y || a.area.x - b.area.x)) {
    const { area } = cell
    const row = rows.findLast((candidate) =>
      candidate.every((other) => {
        const there = other.area
        const overlap = Math.min(bottom(area), bottom(there)) - Math.max(area.y, there.y)
        const beside = right(area) <= there.x + 1 || right(there) <= area.x + 1
        return beside && overlap >= 0.6 * Math.min(area.height, there.height)
      }),
    )
    if (row) row.push(cell)
    else rows.push([cell])
  }
  return rows.map(lineOf).sort((a, b) => a.y + a.height / 2 - (b.y + b.height / 2))
}

const strip = (cells: readonly Phrase[], column: boolean): Strip[] => {
  if (cells.length === 0) return []
  const lines = linesOf(cells)
  const area = union(lines)
  lines.forEach((line, at) => {
    const before = lines[at - 1]
    line.left = area.x
    line.edge = right(area)
    line.startsColumn = column && at === 0
    line.above = before ? line.baseline - before.baseline : Infinity
  })
  return [{ column, lines }]
}

const arrange = (cells: readonly Phrase[], width: number, column: boolean, depth: number): Strip[] => {
  const sorted = [...cells].sort((a, b) => a.baseline - b.baseline)
  const cut = depth < deepest && sorted.length >= 4 ? bestCut(sorted, width) : undefined
  if (!cut) return strip(sorted, column)
  const inside = new Set([...cut.left, ...cut.right])
  const outside = sorted.filter((cell) => !inside.has(cell))
  const middle = (cut.top + cut.bottom) / 2
  const [above, below] = [
    outside.filter((cell) => cell.baseline <= middle),
    outside.filter((cell) => cell.baseline > middle),
  ]
  const isColumn = cut.kind === 'columns'
  const parts = [
    ...arrange(above, width, column, depth + 1),
    ...arrange(cut.left, width, isColumn, depth + 1),
    ...arrange(cut.right, width, isColumn, depth + 1),
    ...arrange(below, width, false, depth + 1),
  ]
  return parts
}

const edges = (lines: readonly Line[]) => ({
  left: Math.min(...lines.map((line) => line.x)),
  right: Math.max(...lines.map(right)),
})

/** A column goes on where the page before left it. */
const goesOn = (before: Strip, next: Strip): boolean => {
  const [a, b] = [edges(before.lines), edges(next.lines)]
  return Math.abs(a.left - b.left) < 6 && b.right < a.right + 12
}

/** All lines in the order in which people read them. */
export const readingOrder = (pages: readonly PageText[]): Line[] => {
  const strips: Strip[] = []
  for (const page of pages) {
    const next = arrange(segmentsOf(page), page.width, false, 0)
    const open = strips.filter(
      (candidate) => candidate.column && candidate.lines.at(-1)?.page === page.page - 1,
    )
    for (const [at, part] of next.entries()) {
      const home = part.column || at === 0 ? open.find((candidate) => goesOn(candidate, part)) : undefined
      if (!home) strips.push(part)
      else {
        for (const line of part.lines) line.startsColumn = false
        home.lines.push(...part.lines)
      }
    }
  }
  return strips.flatMap((part) => part.lines)
}
