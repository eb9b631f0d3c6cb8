import { findDates } from '../recognizers/dates.js'
import type { Line } from '../text/line.js'
import { Phrase } from '../text/phrase.js'
import { columnRole, type ColumnRole } from '../words/column-labels.js'
import { splitDegree } from './degrees.js'
import { type DraftEntry, Leaf, leaf } from './draft.js'

/** The cells of a row by what their columns hold. */
type Cells = Partial<Record<ColumnRole, { label: string; cell: Phrase }[]>>

/** The rows of a table that fills its section; undefined for any other lines. */
const rowsOf = (lines: readonly Line[]): Cells[] | undefined => {
  const [head, ...rows] = lines
  const isTable =
    head !== undefined &&
    rows.length > 0 &&
    head.cells.every(({ value }) => columnRole(value) !== undefined) &&
    rows.every(({ columns }) => columns !== undefined)
  if (!isTable) return undefined
  return rows.map(({ cells, columns = [] }) => {
    const row: Cells = {}
    cells.forEach((cell, at) => {
      const label = columns[at] ?? ''
      const role = columnRole(label)
      if (role) (row[role] ??= []).push({ label, cell })
    })
    return row
  })
}

const cellOf = (row: Cells, ...roles: ColumnRole[]): Phrase | undefined =>
  roles.flatMap((role) => row[role] ?? [])[0]?.cell

const moment = (cell: Phrase | undefined): Leaf | undefined => {
  const [span] = cell ? findDates(cell.text) : []
  const value = span?.start ?? span?.end
  return cell && span && value ? new Leaf(value, cell.slice(span.from, span.to), 0.95) : undefined
}

/** `isLone`: a lone date is a start as well. */
const periodOf = (
  row: Cells,
  isLone: boolean,
): { startDate?: Leaf | undefined; endDate?: Leaf | undefined } => {
  const [from, to] = [moment(cellOf(row, 'from')), moment(cellOf(row, 'to'))]
  if (from ?? to) return { startDate: from, endDate: to }
  const cell = cellOf(row, 'dates')
  const [span] = cell ? findDates(cell.text) : []
  if (!cell || !span) return {}
  const phrase = cell.slice(span.from, span.to)
  const of = (value: string | undefined) => (value ? new Leaf(value, phrase, 0.95) : undefined)
  return { startDate: of(span.start ?? (isLone ? span.end : undefined)), endDate: of(span.end) }
}

/** The jobs of a table, one in each row. */
export const jobsOfTable = (lines: readonly Line[]): DraftEntry<'work'>[] | undefined => {
  const rows = rowsOf(lines)
  if (!rows?.some((row) => cellOf(row, 'organisation', 'role'))) return undefined
  return rows.map((row) => ({
    name: leaf(cellOf(row, 'organisation', 'name')),
    position: leaf(cellOf(row, 'role')),
    location: leaf(cellOf(row, 'place')),
    ...periodOf(row, true),
    summary: leaf(cellOf(row, 'told')),
  }))
}

export const schoolsOfTable = (lines: readonly Line[]): DraftEntry<'education'>[] | undefined => {
  const rows = rowsOf(lines)
  if (!rows?.some((row) => cellOf(row, 'organisation', 'degree'))) return undefined
  return rows.map((row) => {
    const printed = cellOf(row, 'degree', 'name')
    const area = cellOf(row, 'area')
    const parts = printed && !area ? splitDegree(printed) : { degree: printed, area }
    // A class or an exam that nobody knows is what was passed there all the same.
    const { degree, area: subject } = parts.degree ? parts : { degree: printed, area: undefined }
    return {
      institution: leaf(cellOf(row, 'organisation')),
      studyType: leaf(degree),
      area: leaf(subject),
      location: leaf(cellOf(row, 'place')),
      ...periodOf(row, false),
      score: leaf(cellOf(row, 'score')),
    }
  })
}

export const certificatesOfTable = (lines: readonly Line[]): DraftEntry<'certificates'>[] | undefined => {
  const rows = rowsOf(lines)
  if (!rows?.some((row) => cellOf(row, 'name', 'degree'))) return undefined
  return rows.map((row) => ({
    name: leaf(cellOf(row, 'name', 'degree')),
    issuer: leaf(cellOf(row, 'organisation'), 0.8),
    date: moment(cellOf(row, 'dates', 'to', 'from')),
  }))
}

/** Several columns of levels say each what it is of: `Speaking Fluent, Reading Good`. */
export const languagesOfTable = (lines: readonly Line[]): DraftEntry<'languages'>[] | undefined => {
  const rows = rowsOf(lines)
  if (!rows?.some((row) => row.level)) return undefined
  return rows.map((row) => {
    const levels = row.level ?? []
    const [only] = levels
    const fluency = levels.length > 1 ? levelsOf(levels, lines[0]) : leaf(only?.cell)
    return { language: leaf(cellOf(row, 'name')), fluency }
  })
}

const levelsOf = (
  levels: readonly { label: string; cell: Phrase }[],
  head: Line | undefined,
): Leaf | undefined => {
  const named = levels.flatMap(({ label, cell }) => {
    const title = head?.cells.find(({ value }) => value === label)
    return [title ? Phrase.join([title, cell], ' ') : cell]
  })
  return leaf(Phrase.join(named, ', '))
}
