import type { Box, Provenance } from '@thumbfolio/contracts'
import { isCutWord } from '../text/cut-words.js'
import { union } from '../text/page-text.js'
import { endsUnspaced, startsUnspaced } from '../words/scripts.js'
import type { DocumentLine } from './document-lines.js'
import type { Piece } from './pieces.js'

/** What the document says from the first piece to the last, in its own characters. */
export function textOfSpan(lines: readonly DocumentLine[], pieces: readonly Piece[]): string {
  const [first, last] = [pieces[0], pieces.at(-1)]
  if (!first || !last) return ''
  let text = ''
  let before: { line: number; cell: number } | undefined
  for (const { line, cell } of pieces) {
    if (before?.line === line && before.cell === cell) continue
    const whole = lines[line]?.cells[cell]?.text ?? ''
    const from = line === first.line && cell === first.cell ? first.from : 0
    const to = line === last.line && cell === last.cell ? last.to : whole.length
    text = before ? joined(text, whole.slice(from, to)) : whole.slice(from, to)
    before = { line, cell }
  }
  const rest = (lines[last.line]?.cells[last.cell]?.text ?? '').slice(last.to)
  return withBracketClosed(text, rest).replace(/\s+/g, ' ').trim()
}

/** Two lines of one text: a word that was cut between them is whole again. */
function joined(above: string, below: string): string {
  const [head, tail] = [above.trimEnd(), below.replace(/^[\s•·●▪■◦‣⁃]+/, '')]
  if (isCutWord(head, tail) || head.endsWith('\u00ad')) return head.slice(0, -1) + tail
  const isHyphened = /\S-$/.test(head) && /^[\p{L}\p{N}]/u.test(tail)
  return isHyphened || (endsUnspaced(head) && startsUnspaced(tail)) ? head + tail : `${head} ${tail}`
}

/** A bracket that opens within a text closes within it. */
function withBracketClosed(text: string, rest: string): string {
  const isOpen = text.lastIndexOf('(') > text.lastIndexOf(')')
  return isOpen ? text + (/^\s*\)[.!?…]?/.exec(rest)?.[0] ?? '') : text
}

/** Where a span of at least one piece stands: the cells of its first page. `confidence` is 0 to 1. */
export function placeOfSpan(pieces: readonly Piece[], text: string, confidence: number): Provenance {
  const page = pieces[0]?.page ?? 1
  const areas = pieces
    .filter((piece) => piece.page === page)
    .map(({ box: [x, y, width, height] }) => ({ x, y, width, height }))
  const { x, y, width, height } = union(areas)
  const box: Box = [x, y, Math.round(10 * width) / 10, Math.round(10 * height) / 10]
  return { page, box, text, confidence }
}
