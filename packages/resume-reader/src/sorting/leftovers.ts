import type { Reading } from '@thumbfolio/contracts'
import { isContactLabel } from '../words/contact-labels.js'
import type { DocumentLine } from './document-lines.js'
import { isPersonal, keptProvenance } from './kept.js'
import type { Piece } from './pieces.js'
import { bareText } from './withheld.js'

/** What stands in no field after sorting, in pieces that hang together: nothing a person wrote disappears. */
export function leftoversOf(
  base: Reading,
  lines: readonly DocumentLine[],
  pieces: readonly Piece[],
  placed: ReadonlySet<string>,
): Reading['unplaced'] {
  const kept = keptProvenance(base)
    .filter(([pointer]) => !isPersonal(pointer))
    .map(([, { text }]) => bareText(text))
  const isKeptText = (text: string): boolean => {
    const own = bareText(text)
    return kept.some((other) => other !== '' && (other.includes(own) || own.includes(other)))
  }
  const runs: Piece[][] = []
  let before: Piece | undefined
  for (const piece of pieces) {
    const isLoose = !placed.has(piece.id) && !isContactLabel(piece.text) && !isKeptText(piece.text)
    if (isLoose && before?.line === piece.line && before.cell === piece.cell) runs.at(-1)?.push(piece)
    else if (isLoose) runs.push([piece])
    before = isLoose ? piece : undefined
  }
  const loose = runs.map((run) => {
    const [first, last] = [run[0]!, run.at(-1)!]
    const text = lines[first.line]!.cells[first.cell]!.text.slice(first.from, last.to)
    return { page: first.page, box: first.box, text }
  })
  return [...loose, ...besideLines(base, lines)]
}

/** Text that stands on no line, as what is turned sideways: it stays without a place. */
export function besideLines(base: Reading, lines: readonly DocumentLine[]): Reading['unplaced'] {
  const whole = bareText(lines.flatMap(({ cells }) => cells.map(({ text }) => text)).join(''))
  return base.unplaced.filter(({ text }) => !whole.includes(bareText(text)))
}
