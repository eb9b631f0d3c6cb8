import type { Line } from '../text/line.js'
import type { Phrase } from '../text/phrase.js'

/** In a cell of its own, or before a wide gap. */
const number = /^(?:\d{1,3}[.)]|\[\d{1,3}\])(?:\t|$)/
/** Fewer may be something else. */
const leastNumbers = 2

const numberedCells = ({ cells: [first, ...rest] }: Line): Phrase[] | undefined => {
  const mark = number.exec(first?.text ?? '')?.[0]
  if (!first || mark === undefined) return undefined
  const body = first.slice(mark.length)
  const cells = body.isEmpty ? rest : [body, ...rest]
  return cells.length > 0 ? cells : undefined
}

const withoutNumber = (line: Line): Line => {
  const cells = numberedCells(line)
  const [next] = cells ?? []
  if (!cells || !next) return line
  const x = next.area.x
  return { ...line, cells, x, width: line.x + line.width - x, look: next.look, margin: false }
}

/** Numbers that hang before the entries of a list are bullets, and no part of them. */
export const withoutNumbers = (lines: readonly Line[]): Line[] =>
  lines.filter((line) => numberedCells(line)).length < leastNumbers ? [...lines] : lines.map(withoutNumber)
