import { wordOf, type Word } from './drawable.js'

/** Lines of words that fit a width, in pixels, at a font size. */
export interface Setting {
  readonly sizePx: number
  readonly lines: readonly (readonly Word[])[]
}

/** Between words, in thousandths of the font size. */
export const spaceWidth = 230
const thousand = 1_000

export const widthPx = (words: readonly Word[], sizePx: number): number =>
  ((words.reduce((sum, { width }) => sum + width, 0) + Math.max(0, words.length - 1) * spaceWidth) * sizePx) /
  thousand

/** A size that is allowed so many lines. */
export interface Fit {
  readonly sizePx: number
  readonly lines: number
}

/** The first of the sizes at which everything fits; the last one cuts what is left over. */
export function setLines(words: readonly Word[], maxPx: number, fits: readonly Fit[]): Setting {
  for (const { sizePx, lines: most } of fits) {
    const lines = balanced(words, maxPx, sizePx)
    const fitsIn = lines.every((line) => widthPx(line, sizePx) <= maxPx)
    if (lines.length <= most && fitsIn) return { sizePx, lines }
  }
  const { sizePx, lines: most } = fits.at(-1)!
  const pieces = words.flatMap((word) => broken(word, maxPx, sizePx))
  const lines = wrapped(pieces, maxPx, sizePx)
  return { sizePx, lines: lines.length <= most ? lines : cut(lines.slice(0, most), maxPx, sizePx) }
}

function wrapped(words: readonly Word[], maxPx: number, sizePx: number): Word[][] {
  const lines: Word[][] = []
  for (const word of words) {
    const line = lines.at(-1)
    if (line && widthPx([...line, word], sizePx) <= maxPx) line.push(word)
    else lines.push([word])
  }
  return lines
}

/** As few lines as need be, of about equal length: no line has a single word without need. */
function balanced(words: readonly Word[], maxPx: number, sizePx: number): Word[][] {
  const lines = wrapped(words, maxPx, sizePx)
  if (lines.length < 2) return lines
  const step = maxPx / 24
  let best = lines
  for (let narrower = maxPx - step; narrower > maxPx / 3; narrower -= step) {
    const next = wrapped(words, narrower, sizePx)
    if (next.length > lines.length) break
    best = next
  }
  return best
}

/** A word that no line holds, in pieces. */
function broken(word: Word, maxPx: number, sizePx: number): Word[] {
  if (widthPx([word], sizePx) <= maxPx) return [word]
  const fits = (text: string) => widthPx([wordOf(text, word.face)], sizePx) <= maxPx
  const pieces: string[] = ['']
  // After a hyphen where there is one, else between any two letters.
  const parts = word.text.split(/(?<=[-.])/).flatMap((part) => (fits(part) ? [part] : [...part]))
  for (const part of parts) {
    const longer = pieces.at(-1)! + part
    if (fits(longer)) pieces[pieces.length - 1] = longer
    else pieces.push(part)
  }
  return pieces.map((piece) => wordOf(piece, word.face))
}

const ellipsis = '…'

/** The last line ends in an ellipsis, where its font has one. */
function cut(lines: Word[][], maxPx: number, sizePx: number): Word[][] {
  let last = lines.at(-1)!
  while (last.length > 1 && widthPx(withEllipsis(last), sizePx) > maxPx) last = last.slice(0, -1)
  return [...lines.slice(0, -1), withEllipsis(last)]
}

function withEllipsis(words: readonly Word[]): Word[] {
  const { text, face } = words.at(-1)!
  const last = face.widths.has(ellipsis.codePointAt(0)!) ? text.replace(/[,;:.–-]+$/, '') + ellipsis : text
  return [...words.slice(0, -1), wordOf(last, face)]
}
