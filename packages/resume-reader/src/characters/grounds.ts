import type { Area } from '../text/page-text.js'
import type { PaintedGlyph } from './pdf-glyphs.pdfjs.js'

/** Of 255, in one channel: colors that are nearer look the same. */
const leastApart = 8

/** Whether text has the color of what is below it. */
export type Ground = 'same' | 'other' | 'unknown'

interface Fill extends Area {
  /** '' where it is not one color. */
  readonly color: string
  /** It is somewhere in its box. */
  readonly isRound: boolean
}

const apart = (one: string, other: string): number => {
  const channel = (color: string, at: number) => parseInt(color.slice(at, at + 2), 16)
  return Math.max(...[1, 3, 5].map((at) => Math.abs(channel(one, at) - channel(other, at))))
}

/** The middle of an upright glyph. */
export const middleOfRow = (glyph: PaintedGlyph): { x: number; y: number } => ({
  x: glyph.x + glyph.width / 2,
  y: glyph.baseline - 0.3 * glyph.size,
})

/** What was filled so far, on white paper. */
export class Grounds {
  private readonly fills: Fill[] = []

  add(fill: Fill): void {
    this.fills.push(fill)
  }

  below(glyph: PaintedGlyph): Ground {
    if (glyph.color === '') return 'unknown'
    const { x, y } = middleOfRow(glyph)
    const isSame = (color: string) => glyph.opacity * apart(color, glyph.color) < leastApart
    let passed: Ground = 'other'
    for (let at = this.fills.length - 1; at >= 0; at -= 1) {
      const fill = this.fills[at]
      if (!fill || x < fill.x || x > fill.x + fill.width || y < fill.y || y > fill.y + fill.height) continue
      if (fill.color === '') return 'unknown'
      if (!fill.isRound) return isSame(fill.color) && passed === 'other' ? 'same' : passed
      if (isSame(fill.color)) passed = 'unknown'
    }
    return isSame('#ffffff') && passed === 'other' ? 'same' : passed
  }
}
