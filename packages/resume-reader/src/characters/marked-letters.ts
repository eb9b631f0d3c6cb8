import type { PaintedGlyph } from './pdf-glyphs.pdfjs.js'

/** Accents that are glyphs of their own, and the combining mark of each. */
const marks: Readonly<Record<string, string>> = {
  '`': '\u0300',
  '´': '\u0301',
  ˆ: '\u0302',
  '^': '\u0302',
  '˜': '\u0303',
  '~': '\u0303',
  '¯': '\u0304',
  '˘': '\u0306',
  '˙': '\u0307',
  '¨': '\u0308',
  '˚': '\u030a',
  '˝': '\u030b',
  ˇ: '\u030c',
  '¸': '\u0327',
  '˛': '\u0328',
}
const dotless: Readonly<Record<string, string>> = { ı: 'i', ȷ: 'j' }
const letter = /^\p{L}$/u
/** In parts of the size: marks over capitals are raised. */
const highest = 0.5
/** Radians. */
const upright = 0.01

const isOver = (mark: PaintedGlyph, { x, width, baseline, size, turn }: PaintedGlyph): boolean => {
  const middle = mark.x + mark.width / 2
  return (
    Math.abs(turn) < upright &&
    Math.abs(mark.turn) < upright &&
    middle > x &&
    middle < x + width &&
    Math.abs(mark.baseline - baseline) < highest * size
  )
}

/**
 * TeX and some printers draw an accent and its letter as two glyphs, one over the other and in either order. Both are passed
 * on as the letter and a combining mark behind it. An accent beside a letter stays a glyph of its own.
 */
export class MarkedLetters {
  private held: PaintedGlyph | undefined
  private before: PaintedGlyph | undefined

  constructor(private readonly place: (glyph: PaintedGlyph) => void) {}

  add(glyph: PaintedGlyph): void {
    const { held, before } = this
    if (held) {
      this.held = undefined
      if (this.join(held, glyph)) return
      this.pass(held)
    }
    if (marks[glyph.text] === undefined) this.pass(glyph)
    else if (!before || !this.joinLater(glyph, before)) this.held = glyph
  }

  /** Passes on what may have waited for its letter. */
  flush(): void {
    const { held } = this
    this.held = undefined
    if (held) this.pass(held)
  }

  private pass(glyph: PaintedGlyph): void {
    this.before = glyph
    this.place(glyph)
  }

  private join(mark: PaintedGlyph, glyph: PaintedGlyph): boolean {
    const text = dotless[glyph.text] ?? glyph.text
    if (!isOver(mark, glyph) || !composes(text, mark)) return false
    this.pass({ ...glyph, text })
    this.place(behind(mark, glyph))
    return true
  }

  private joinLater(mark: PaintedGlyph, glyph: PaintedGlyph): boolean {
    if (!isOver(mark, glyph) || !composes(glyph.text, mark)) return false
    this.place(behind(mark, glyph))
    return true
  }
}

const composes = (text: string, mark: PaintedGlyph): boolean =>
  letter.test(text) && [...`${text}${marks[mark.text]}`.normalize('NFC')].length === 1

const behind = (mark: PaintedGlyph, glyph: PaintedGlyph): PaintedGlyph => ({
  ...glyph,
  text: marks[mark.text] ?? '',
  x: glyph.x + glyph.width,
  width: 0,
  operator: mark.operator,
})
