import { type Line, lineOf } from '../text/line.js'
import { right, type Run } from '../text/page-text.js'
import { Phrase } from '../text/phrase.js'
import type { TextCues } from './text-cues.js'

const leastColumns = 2
const leastRows = 2
/** In points: how far a cell may stand out of its column to the left. */
const slack = 6
/** In parts of the text size: rows stand no further apart, and what goes on in a cell no looser. */
const loosestRow = 5
const tightest = 1.5

/** A table with a head, and what stands above and below it. */
export interface Table {
  readonly above: Phrase[]
  readonly lines: Line[]
  readonly below: Phrase[]
}

const rowsOf = (cells: readonly Phrase[]): Phrase[][] => {
  const rows: Phrase[][] = []
  for (const cell of [...cells].sort((a, b) => a.baseline - b.baseline || a.area.x - b.area.x)) {
    const row = rows.at(-1)
    if (row?.[0] && Math.abs(row[0].baseline - cell.baseline) < 0.3 * cell.look.size) row.push(cell)
    else rows.push([cell])
  }
  return rows.map((row) => row.sort((a, b) => a.area.x - b.area.x))
}

const isHead = (row: readonly Phrase[], { isColumnLabel }: TextCues): boolean =>
  row.length >= leastColumns && row.every(({ value }) => isColumnLabel(value))

/** The words of a row by column. Undefined where one stands before the first column. */
const byColumn = (row: readonly Phrase[], starts: readonly number[]): Phrase[] | undefined => {
  const columns = new Map<number, Run[]>()
  for (const run of row.flatMap(({ runs }) => runs)) {
    const at = starts.findLastIndex((x) => run.x >= x - slack)
    if (at < 0) return undefined
    const column = columns.get(at)
    if (column) column.push(run)
    else columns.set(at, [run])
  }
  const out: Phrase[] = []
  for (const [at, runs] of columns) {
    const inColumn = new Set(runs)
    const whole = row.find(
      (cell) => cell.runs.length === runs.length && cell.runs.every((run) => inColumn.has(run)),
    )
    out[at] = whole ?? Phrase.of(runs, (run) => (run.spaced || run.x > 0 ? ' ' : ''))
  }
  return out
}

/** The first cell is empty, or nothing but it is filled, right below: what stands there goes on from above. */
const goesOn = (row: readonly Phrase[], last: readonly Phrase[], gap: number): boolean => {
  const filled = row.filter((cell) => cell !== undefined)
  const size = filled[0]?.look.size ?? 10
  const isWithin = filled.length < last.filter((cell) => cell !== undefined).length
  return gap < tightest * size && isWithin && (row[0] === undefined || filled.length === 1)
}

/** Rows below a head whose every cell is known to head a column, up to what does not stand in its columns. */
export const tableIn = (cells: readonly Phrase[], cues: TextCues): Table | undefined => {
  const rows = rowsOf(cells)
  const at = rows.findIndex((row) => isHead(row, cues))
  const head = rows[at]
  if (!head) return undefined
  const starts = head.map(({ area }) => area.x)
  const found: Phrase[][] = []
  let end = at + 1
  for (let before = head; end < rows.length; end += 1) {
    const row = rows[end] ?? []
    const [first] = row
    const parts = byColumn(row, starts)
    const gap = (first?.baseline ?? 0) - (before[0]?.baseline ?? 0)
    const isTitle = row.length === 1 && first !== undefined && cues.isTitle(first.value)
    if (!first || !parts || isTitle || gap > loosestRow * first.look.size) break
    const last = found.at(-1)
    if (last && goesOn(parts, last, gap))
      parts.forEach((part, column) => (last[column] = joined(last[column], part)))
    else if (parts.filter(Boolean).length < leastColumns || isAcross(row, starts)) break
    else found.push(parts)
    before = row
  }
  if (found.length < leastRows) return undefined
  const inside = new Set(rows.slice(at, end).flat())
  return {
    above: rows.slice(0, at).flat(),
    lines: [lineOf(head), ...found.map((row) => rowLine(row, head))],
    below: cells.filter((cell) => !inside.has(cell) && cell.baseline > (head[0]?.baseline ?? 0)),
  }
}

const joined = (above: Phrase | undefined, below: Phrase): Phrase =>
  above ? Phrase.wrap([above, below]) : below

/** One cell alone that runs past the column it begins in. */
const isAcross = (row: readonly Phrase[], starts: readonly number[]): boolean => {
  const [first, ...more] = row
  return first !== undefined && more.length === 0 && right(first.area) > (starts[2] ?? Infinity)
}

const rowLine = (row: readonly Phrase[], head: readonly Phrase[]): Line => {
  const filled = row.flatMap((cell, column) => (cell ? [{ cell, label: head[column]?.value ?? '' }] : []))
  return { ...lineOf(filled.map(({ cell }) => cell)), columns: filled.map(({ label }) => label) }
}
