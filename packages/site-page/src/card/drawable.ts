import { cleanText } from '../parts/text.js'
import type { ThemeType } from '@thumbfolio/contracts'
import { faceFor, themeFaceFor, widthOf, type Face, type Use } from './faces.js'

/** A word that one font covers. */
export interface Word {
  readonly text: string
  readonly face: Face
  /** In thousandths of the font size. */
  readonly width: number
}

/** Fewer of a sentence's words make no sense. */
const leastShare = 2 / 3
const edges = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}\p{M}]+$/gu
/** One font has either side of it. */
const scriptEnds =
  /(?<=[\p{Script=Hebrew}\p{Script=Arabic}]\p{P}?)(?=[\p{Script=Latin}\d])|(?<=[\p{Script=Latin}\d])(?=[\p{Script=Hebrew}\p{Script=Arabic}])/u
const letter = /\p{L}/u

export const wordOf = (text: string, face: Face): Word => ({ text, face, width: widthOf(text, face) })

/**
 * The word in a font that has it, without signs at its ends where only these are missing, and where they would change
 * sides: a line is laid out from left to right.
 */
function drawableWord(text: string, use: Use): Word | undefined {
  const bare = text.replace(edges, '')
  const whole = faceFor(text, use)
  if (whole && (whole.direction === 'ltr' || bare === '')) return wordOf(text, whole)
  const face = bare === '' ? undefined : faceFor(bare, use)
  return face && wordOf(bare, face)
}

/** The words of a name that can be drawn; none where no whole word of letters is left. A missing glyph is never drawn. */
export function drawableName(name: string, type: ThemeType = 'serif'): Word[] {
  const clean = cleanText(name).normalize('NFC')
  const own = themeFaceFor(clean, type)
  if (own && letter.test(clean)) return clean.split(' ').map((word) => wordOf(word, own))
  const words = wordsOf(name).flatMap((word) => drawableWord(word, 'name') ?? [])
  return words.some(({ text }) => letter.test(text) && [...text].length > 1) ? words : []
}

/** The words of a sentence; none where too many of them cannot be drawn. */
export function drawableText(sentence: string): Word[] {
  const all = wordsOf(sentence)
  const words = all.flatMap((word) => drawableWord(word, 'text') ?? [])
  const lettered = (texts: readonly string[]) => texts.filter((text) => letter.test(text)).length
  return lettered(words.map(({ text }) => text)) >= lettered(all) * leastShare ? words : []
}

const wordsOf = (text: string) =>
  cleanText(text)
    .normalize('NFC')
    .split(' ')
    .flatMap((word) => word.split(scriptEnds))
    .filter((word) => word !== '')
