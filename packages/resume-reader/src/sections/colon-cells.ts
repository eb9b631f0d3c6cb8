import { type Line, lineOf } from '../text/line.js'
import { Phrase } from '../text/phrase.js'

const isColon = ({ value }: Phrase): boolean => value === ':' || value === '：'

/** Forms have a column for the colon between a label and its value: it is a part of the label. */
export const withColonsAtLabels = (lines: readonly Line[]): Line[] =>
  lines.map((line) => {
    if (!line.cells.some((cell, at) => at > 0 && isColon(cell))) return line
    const cells: Phrase[] = []
    for (const cell of line.cells) {
      const label = cells.at(-1)
      if (label && isColon(cell)) cells.splice(-1, 1, Phrase.join([label, cell], ' '))
      else cells.push(cell)
    }
    const { cells: joined, look, baseline } = lineOf(cells)
    return { ...line, cells: joined, look, baseline }
  })
