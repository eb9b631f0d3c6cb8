import { type Line, lineOf } from '../text/line.js'
import { isApart, right, type Run } from '../text/page-text.js'
import { Phrase } from '../text/phrase.js'
import { rowsOf } from './sides.js'
import { isBulletText } from './segments.js'
import type { TextCues } from './text-cues.js'

const leastColumns = 2
const leastRows = 2
/** So many known headers in a row leave no doubt, also above a single row. */
const sureColumns = 3
/** In points: how far a cell may start to the left of its column. */
const slack = 6
/** In parts of the text size: the largest distance between rows, and between the lines of one cell. */
const loosestRow = 5
const loosestWrap = 1.5

/** A table with a header row, and the cells above and below it. */
export interface Table {
  readonly above: Phrase[]
  readonly lines: Line[]
  readonly below: Phrase[]
}

const isHead = (row: readonly Phrase[], cues: TextCues): boolean =>
  row.length >= leastColumns &&
  (row.every(({ value }) => cues.isColumnLabel(value)) || isDatedHead(row, cues))

/** Columns for year, month and event. Below the title of the last column there are titles of its parts. */
const isDatedHead = ([year, month, title, ...more]: readonly Phrase[], cues: TextCues): boolean =>
  year !== undefined &&
  month !== undefined &&
  title !== undefined &&
  more.length === 0 &&
  cues.areYearAndMonth(year.value, month.value) &&
  cues.isTitle(title.value)

/** The words of a row by column. Undefined if one starts before the first column. */
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
    out[at] = whole ?? Phrase.of(runs, (run, index) => (isApart(runs[index - 1], run) ? ' ' : ''))
  }
  return out
}

const startsWithMark = (cell: Phrase | undefined): boolean => isBulletText(cell?.text[0] ?? '')

/** Right below a row, with the first cell empty or the only one filled: the text wraps from the row above. */
const isWrapped = (row: readonly Phrase[], last: readonly Phrase[], gap: number): boolean => {
  const filled = row.filter((cell) => cell !== undefined)
  const size = filled[0]?.look.size ?? 10
  const isWithin = filled.length < last.filter((cell) => cell !== undefined).length
  return gap < loosestWrap * size && isWithin && (row[0] === undefined || filled.length === 1)
}

/** A header row whose cells are all known column headers, and the rows below it until one does not fit its columns. */
export const tableIn = (cells: readonly Phrase[], cues: TextCues): Table | undefined => {
  const rows = rowsOf(cells).map((row) => row.sort((a, b) => a.area.x - b.area.x))
  const at = rows.findIndex((row) => isHead(row, cues))
  const head = rows[at]
  if (!head) return undefined
  const isDated = isDatedHead(head, cues)
  // The header of the last column is centred.
  const starts = head.map(({ area }, column) =>
    isDated ? columnStart(rows.slice(at), column, area.x) : area.x,
  )
  const found: Phrase[][] = []
  let end = at + 1
  for (let before = head; end < rows.length; end += 1) {
    const row = rows[end] ?? []
    const [first] = row
    const parts = byColumn(row, starts)
    const gap = (first?.baseline ?? 0) - (before[0]?.baseline ?? 0)
    const isTitle = !isDated && row.length === 1 && first !== undefined && cues.isTitle(first.value)
    // Another header of this kind, or a title at the left edge, ends the table.
    if (isDated && (isDatedHead(row, cues) || (row.length === 1 && parts?.[0] !== undefined))) break
    if (!first || !parts || isTitle || gap > loosestRow * first.look.size) break
    const last = found.at(-1)
    if (startsWithMark(parts[0]) && !startsWithMark(found[0]?.[0])) break
    const isListed = parts.some(startsWithMark)
    if (isListed && last && parts[0] === undefined) found.push(parts)
    else if (!isDated && last && isWrapped(parts, last, gap))
      parts.forEach((part, column) => (last[column] = joined(last[column], part)))
    else if (!isDated && (parts.filter(Boolean).length < leastColumns || isAcross(row, starts))) break
    else found.push(parts)
    before = row
  }
  if (found.length < (head.length < sureColumns ? leastRows : 1)) return undefined
  const inside = new Set(rows.slice(at, end).flat())
  return {
    above: rows.slice(0, at).flat(),
    lines: [lineOf(head), ...found.map((row) => rowLine(row, head))],
    below: cells.filter((cell) => !inside.has(cell) && cell.baseline > (head[0]?.baseline ?? 0)),
  }
}

const joined = (above: Phrase | undefined, below: Phrase): Phrase =>
  above ? Phrase.wrap([above, below]) : below

/** Where the cells of a column start, for a head that is set in the middle of it. */
const columnStart = (rows: readonly (readonly Phrase[])[], column: number, x: number): number =>
  Math.min(x, ...rows.flatMap((row) => (row.length > column ? [row[column]?.area.x ?? x] : [])))

/** A single cell that reaches into the third column: a paragraph, not a row. */
const isAcross = (row: readonly Phrase[], starts: readonly number[]): boolean => {
  const [first, ...more] = row
  return first !== undefined && more.length === 0 && right(first.area) > (starts[2] ?? Infinity)
}

const rowLine = (row: readonly Phrase[], head: readonly Phrase[]): Line => {
  const filled = row.flatMap((cell, column) => (cell ? [{ cell, label: head[column]?.value ?? '' }] : []))
  return { ...lineOf(filled.map(({ cell }) => cell)), columns: filled.map(({ label }) => label) }
}
