import type { PageText, Run } from '../text/page-text.js'
import { union } from '../text/page-text.js'
import { lookKey } from '../text/phrase.js'
import { startsUnspaced } from '../words/scripts.js'

/** Fewer letters below one another may be a label set by hand. */
const leastLetters = 20
/** In parts of the text size: the distance between letters of a column, and the one across a blank. */
const [leastPitch, widestPitch, blankPitch] = [0.7, 2.6, 1.6]

const isLetter = ({ text }: Run): boolean => [...text].length === 1 && startsUnspaced(text)

const isBelow = (run: Run, before: Run | undefined): boolean => {
  if (!before || lookKey(run) !== lookKey(before) || Math.abs(run.x - before.x) > 0.3 * run.size) return false
  const pitch = (run.baseline - before.baseline) / run.size
  return pitch > leastPitch && pitch < widestPitch
}

const columnsOf = (runs: readonly Run[]): Run[][] => {
  const columns: Run[][] = []
  for (const run of runs) {
    const open = columns.at(-1)
    if (open && isBelow(run, open.at(-1))) open.push(run)
    else columns.push([run])
  }
  return columns.filter(({ length }) => length > 1)
}

const isApart = (run: Run, before: Run | undefined): boolean =>
  before !== undefined && run.baseline - before.baseline > blankPitch * run.size

const asOne = (column: readonly Run[]): Run[] => {
  const [first] = column
  const text = column.map((run, at) => (isApart(run, column[at - 1]) ? ` ${run.text}` : run.text)).join('')
  return first ? [{ ...first, ...union(column), text }] : []
}

/**
 * Japanese that is set from top to bottom: each column becomes one rotated text, so that it is listed as one unplaced text.
 * Pages with only a few such letters are unchanged.
 */
export const withVerticalColumnsApart = (page: PageText): PageText => {
  const letters = page.runs.filter(isLetter)
  if (letters.length < leastLetters) return page
  const columns = columnsOf(letters)
  const vertical = new Set(columns.flat())
  if (vertical.size < leastLetters || vertical.size < page.runs.length / 2) return page
  return {
    ...page,
    runs: page.runs.filter((run) => !vertical.has(run)),
    turned: [...page.turned, ...columns.flatMap(asOne)],
  }
}
