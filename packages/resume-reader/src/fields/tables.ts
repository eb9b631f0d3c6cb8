import { findDates } from '../recognizers/dates.js'
import { isBulletText } from '../layout/segments.js'
import type { Line } from '../text/line.js'
import { Phrase } from '../text/phrase.js'
import type { ColumnRole } from '@thumbfolio/contracts/languages'
import { columnRole } from '../words/column-labels.js'
import { splitDegree } from './degrees.js'
import { type DraftEntry, Leaf, leaf } from './draft.js'

/** The cells of a row by the role of their column. */
type Cells = Partial<Record<ColumnRole, { label: string; cell: Phrase }[]>>

/** The rows of a table that is the whole section; undefined for any other lines. */
const rowsOf = (lines: readonly Line[]): Cells[] | undefined => {
  const [head, ...rows] = lines
  const isTable =
    head !== undefined &&
    rows.length > 0 &&
    head.cells.every(({ value }) => columnRole(value) !== undefined) &&
    rows.every(({ columns }) => columns !== undefined)
  if (!isTable) return undefined
  const found: Cells[] = []
  for (const { cells, columns = [] } of rows) {
    const [only, ...others] = cells
    const isListed = only !== undefined && others.length === 0 && isBulletText(only.text[0] ?? '')
    // A bullet below a row is of that row.
    const row = (isListed && found.at(-1)) || {}
    cells.forEach((cell, at) => {
      const label = columns[at] ?? ''
      const role = columnRole(label)
      if (role) (row[role] ??= []).push({ label, cell })
    })
    if (!found.includes(row)) found.push(row)
  }
  return found
}

const cellOf = (row: Cells, ...roles: ColumnRole[]): Phrase | undefined =>
  roles.flatMap((role) => row[role] ?? [])[0]?.cell

interface Period {
  startDate?: Leaf | undefined
  endDate?: Leaf | undefined
}

const periodIn = (cell: Phrase | undefined): Period => {
  const [span] = cell ? findDates(cell.text) : []
  const dateLeaf = (date: string | undefined) =>
    cell && span && date ? new Leaf(date, cell.slice(span.from, span.to), 0.95) : undefined
  return { startDate: dateLeaf(span?.start), endDate: dateLeaf(span?.end) }
}

const dateIn = (cell: Phrase | undefined): Leaf | undefined => {
  const { startDate, endDate } = periodIn(cell)
  return startDate ?? endDate
}

const periodOf = (row: Cells): Period => {
  const [startDate, endDate] = [dateIn(cellOf(row, 'from')), dateIn(cellOf(row, 'to'))]
  return (startDate ?? endDate) ? { startDate, endDate } : periodIn(cellOf(row, 'dates'))
}

/** The period of a job: a single date is its start and its end. */
const tenureOf = (row: Cells): Period => {
  const period = periodOf(row)
  return (period.startDate ?? cellOf(row, 'from', 'to')) ? period : { ...period, startDate: period.endDate }
}

/** What was done: bullets one by one, and sentences. */
const entryBodyIn = ({ description = [] }: Cells): Pick<DraftEntry<'work'>, 'summary' | 'highlights'> => {
  const cells = description.map(({ cell }) => cell)
  const bullets = cells.filter(({ text }) => isBulletText(text[0] ?? ''))
  const sentences = cells.filter((cell) => !bullets.includes(cell))
  return {
    summary: leaf(sentences.length > 0 ? Phrase.join(sentences, ' ') : undefined),
    highlights: bullets.map((cell) => leaf(cell.slice(/^\S\s*/u.exec(cell.text)?.[0].length ?? 0))),
  }
}

/** The jobs of a table, one in each row. */
export const jobsOfTable = (lines: readonly Line[]): DraftEntry<'work'>[] | undefined => {
  const rows = rowsOf(lines)
  if (!rows?.some((row) => cellOf(row, 'organisation', 'role'))) return undefined
  return rows.map((row) => ({
    name: leaf(cellOf(row, 'organisation', 'name')),
    position: leaf(cellOf(row, 'role')),
    location: leaf(cellOf(row, 'place')),
    ...tenureOf(row),
    ...entryBodyIn(row),
  }))
}

export const schoolsOfTable = (lines: readonly Line[]): DraftEntry<'education'>[] | undefined => {
  const rows = rowsOf(lines)
  if (!rows?.some((row) => cellOf(row, 'organisation', 'degree'))) return undefined
  return rows.map((row) => {
    const printed = cellOf(row, 'degree', 'name')
    const area = cellOf(row, 'area')
    const parts = printed && !area ? splitDegree(printed) : { degree: printed, area }
    // An unknown degree, class or exam is kept whole.
    const { degree, area: subject } = parts.degree ? parts : { degree: printed, area: undefined }
    return {
      institution: leaf(cellOf(row, 'organisation')),
      studyType: leaf(degree),
      area: leaf(subject),
      location: leaf(cellOf(row, 'place')),
      ...periodOf(row),
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
    date: dateIn(cellOf(row, 'dates', 'to', 'from')),
  }))
}

/** With several level columns, each level is named by its column: `Speaking Fluent, Reading Good`. */
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
