import { type Area, type Run, union } from '../text/page-text.js'
import type { PaintedGlyph } from './pdf-glyphs.pdfjs.js'

/** In parts of the size: letters of one word stand no further apart. */
const widestGap = 0.17
/** Radians. */
const sameTurn = 0.05
const letterHeight = 0.75

/** Gathers glyphs that run up, down or aslant into words: those that follow one another in their direction. */
export class TurnedWords {
  /** Where the next glyph of the last word would stand. */
  private end = { x: 0, y: 0, turn: 0 }

  constructor(private readonly words: Run[]) {}

  /** `letter` is the glyph as a word of its own; `isSpaced`: a space was written before it. */
  add(glyph: PaintedGlyph, letter: Run, isSpaced: boolean): void {
    const { x, baseline, width, turn, size } = glyph
    const end = { x: x + Math.cos(turn) * width, y: baseline + Math.sin(turn) * width, turn }
    const box = boxOf(glyph, end)
    const word = this.words.at(-1)
    const joins =
      word &&
      !isSpaced &&
      Math.hypot(x - this.end.x, baseline - this.end.y) < widestGap * size &&
      Math.abs(turn - this.end.turn) < sameTurn &&
      word.font === letter.font &&
      word.size === letter.size &&
      word.color === letter.color
    if (joins) Object.assign(word, { text: (word.text + letter.text).normalize('NFC') }, union([word, box]))
    else this.words.push({ ...letter, ...box })
    this.end = end
  }
}

const boxOf = ({ x, baseline, turn, size }: PaintedGlyph, end: { x: number; y: number }): Area => {
  const rise = letterHeight * size
  const corners = [
    { x, y: baseline },
    end,
    { x: x + Math.sin(turn) * rise, y: baseline - Math.cos(turn) * rise },
  ]
  return union(corners.map((corner) => ({ x: corner.x, y: corner.y, width: 0, height: 0 })))
}
