import { type Line, lineOf } from '../text/line.js'
import { isBold, lookKey, type Phrase } from '../text/phrase.js'

const nearPoints = 2

/** Two or more bold heads of one look in a row. */
const headsOf = ({ cells }: Line): readonly Phrase[] => {
  const [first] = cells
  const isRow =
    first !== undefined &&
    cells.length > 1 &&
    cells.every(({ look }) => isBold(look) && lookKey(look) === lookKey(first.look))
  return isRow ? cells : []
}

/** The index of the head that a cell is below. */
const columnOf = (cell: Phrase, heads: readonly Phrase[]): number =>
  heads.findLastIndex((head) => cell.area.x >= head.area.x - nearPoints)

const isBelow = (line: Line, heads: readonly Phrase[]): boolean =>
  line.cells.every((cell) => !isBold(cell.look) && columnOf(cell, heads) >= 0)

const partOf = (line: Line, cells: readonly Phrase[]): Line => ({
  ...line,
  ...lineOf(cells),
  edge: line.edge,
  above: line.above,
})

/** A row of heads with the lines below it, head by head: some of them may have nothing below. */
const unfolded = (row: Line, heads: readonly Phrase[], below: readonly Line[]): Line[] =>
  heads.flatMap((head, at) => {
    const parts = below.map((line) => line.cells.filter((cell) => columnOf(cell, heads) === at))
    const lines = below.flatMap((line, index) => {
      const cells = parts[index] ?? []
      return cells.length > 0 ? [partOf(line, cells)] : []
    })
    return [partOf(row, [head]), ...lines]
  })

/** Lists whose heads stand side by side, one list after the other. */
export const listByList = (lines: readonly Line[]): Line[] => {
  const out: Line[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const row = lines[at]
    if (!row) continue
    const heads = headsOf(row)
    const below: Line[] = []
    for (let next = lines[at + 1]; next && heads.length > 0 && isBelow(next, heads);) {
      below.push(next)
      next = lines[at + 1 + below.length]
    }
    out.push(...(below.length > 0 ? unfolded(row, heads, below) : [row]))
    at += below.length
  }
  return out
}
