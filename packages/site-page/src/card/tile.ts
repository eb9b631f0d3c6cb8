import { escaped } from '../parts/html.js'
import type { Scheme } from '../parts/palette.js'
import type { ThemeType } from '@thumbfolio/contracts'
import { faceFor, themeFaceFor, widthOf } from './faces.js'

/** Height of a capital of the serif, in thousandths of the font size. */
const capHeight = 670

/** The first letter or digit of a name, in capitals. */
export const initialOf = (name: string): string => /[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase() ?? ''

interface Square {
  readonly x: number
  readonly y: number
  readonly size: number
  /** Of a corner, as a share of the size. */
  readonly corner?: number
}

/** The name's first letter on the accent. If none of our fonts has it, a ring replaces it: never a missing glyph. */
export function tile(
  name: string,
  scheme: Scheme,
  { x, y, size, corner = 0.2 }: Square,
  type: ThemeType = 'serif',
): string {
  const letter = initialOf(name)
  const face = letter === '' ? undefined : (themeFaceFor(letter, type) ?? faceFor(letter, 'name'))
  const square = `<rect x="${x}" y="${y}" width="${size}" height="${size}" rx="${size * corner}" fill="${scheme.accent}"/>`
  const [middleX, middleY] = [x + size / 2, y + size / 2]
  if (!face)
    return `${square}<circle cx="${middleX}" cy="${middleY}" r="${size * 0.2}" fill="none" stroke="${scheme.paper}" stroke-width="${size * 0.09}"/>`
  const sizePx = Math.min(size * 0.66, (size * 0.72 * 1_000) / widthOf(letter, face))
  // Arabic letters stand partly below their line.
  const baseline = middleY + (sizePx * (face.family.endsWith('Arabic') ? 260 : capHeight)) / 2_000
  const start = middleX - (sizePx * widthOf(letter, face)) / 2_000
  return `${square}<text x="${start.toFixed(1)}" y="${baseline.toFixed(1)}" font-family="'${face.family}'" font-weight="${face.weight}" font-size="${sizePx.toFixed(1)}" fill="${scheme.paper}">${escaped(letter)}</text>`
}
