import { type Line } from '../text/line.js'
import type { Run } from '../text/page-text.js'
import { Phrase } from '../text/phrase.js'
import { columnRole } from '../words/column-labels.js'
import { isContactLabel } from '../words/contact-labels.js'

/** Words that only join or label what was placed. */
const mortar =
  /^(?:and|or|at|in|of|on|to|by|for|from|with|the|y|e|en|de|du|des|a|und|bei|im|in|von|et|chez|presso|bij|w|i|oraz|gpa|grade|score|note|nota|phone|tel|mobile|e-?mail|web(?:site)?|address|date|dates|location|url|link|highlights|keywords|skills|tools|(?:relevant |major )?courses?(?:work)?|expected graduation|(?:issued|awarded|published)(?: by)?|released)?$/iu

/** What is left of a text without the marks at both its ends. */
const bare = (text: string): string => {
  const from = text.search(/[\p{L}\p{N}]/u)
  let to = text.length
  while (to > from && !/[\p{L}\p{N}]/u.test(lastOf(text, to))) to -= lastOf(text, to).length
  return from < 0 ? '' : text.slice(from, to)
}

const lastOf = (text: string, end: number): string =>
  /[\udc00-\udfff]/.test(text[end - 1] ?? '') ? text.slice(end - 2, end) : text.slice(end - 1, end)

const isWritten = (run: Run): boolean => !run.icon && /[\p{L}\p{N}]/u.test(run.text)

/** The column headers of a table label the cells below them. */
const isTableHead = ({ cells }: Line): boolean =>
  cells.length > 1 && cells.every(({ value }) => columnRole(value) !== undefined)

/** What was read and is in no field, in contiguous pieces. `used` are the runs that are in a field. */
export const leftovers = (lines: readonly Line[], used: ReadonlySet<Run>): Phrase[] =>
  lines.flatMap((line) => {
    if (isTableHead(line)) return []
    const pieces: Run[][] = []
    let before = true
    for (const run of line.cells.flatMap((cell) => cell.runs)) {
      const isLoose = isWritten(run) && !used.has(run)
      if (isLoose && before) pieces.push([run])
      else if (isLoose) pieces.at(-1)?.push(run)
      before = !isLoose
    }
    return pieces
      .map((runs) => Phrase.of(runs, (run) => (run.spaced ? ' ' : '')))
      .filter(({ value }) => !mortar.test(bare(value)) && !isContactLabel(value))
  })
