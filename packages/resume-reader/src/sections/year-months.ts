import { type Line, lineOf } from '../text/line.js'
import { Phrase } from '../text/phrase.js'
import { columnRole } from '../words/column-labels.js'

const isUnder = ({ columns = [] }: Line): boolean =>
  columnRole(columns[0] ?? '') === 'year' && columnRole(columns[1] ?? '') === 'month'

const isHead = ({ cells: [year, month] }: Line): boolean =>
  columnRole(year?.value ?? '') === 'year' && columnRole(month?.value ?? '') === 'month'

/** The columns of years and months make one date of each row; their heads say nothing more. */
export const withYearMonths = (lines: readonly Line[]): Line[] =>
  lines.flatMap((line) => {
    const [year, month, ...rest] = line.cells
    if (!year || !month) return [line]
    if (isHead(line)) return rest.length > 0 ? [{ ...line, ...lineOf(rest) }] : []
    if (!isUnder(line) || rest.length === 0) return [line]
    const date = Phrase.join([year, month], /[年년]$/u.test(year.value) ? '' : '年')
    return [{ ...line, ...lineOf([date, ...rest]) }]
  })
