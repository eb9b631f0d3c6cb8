import type { Run } from '../text/page-text.js'
import type { PaintedGlyph } from './pdf-glyphs.pdfjs.js'

const startsWithCapital = /^\P{L}*\p{Lu}/u
const isCapital = /^[\p{Lu}'’.-]$/u
/** In parts of the size of the capital before them. */
const [smallest, largest] = [0.6, 0.95]
/** In parts of the size: a word in small capitals begins with a large one, so a small one always goes on. */
const widestGap = 0.3

const sameSize = 0.15

/** `Grants AND Fellowships`: a word wholly in small capitals after one that begins with a large capital. `smallSizes` are those of the latter. */
export const lowerSmallWords = (words: readonly Run[], smallSizes: Map<Run, number>): void =>
  words.forEach((word, at) => {
    const before = words[at - 1]
    const small = before && smallSizes.get(before)
    const isSmall =
      small !== undefined && Math.abs(word.size - small) < sameSize && word.font === before?.font
    if (!isSmall || !/^\p{Lu}+$/u.test(word.text) || Math.abs(word.baseline - before.baseline) > 0.1 * small)
      return
    word.text = word.text.toLowerCase()
    word.size = before.size
    smallSizes.set(word, small)
  })

/** Whether a glyph is a capital that was made small in place of a lower case letter, and goes on the word before it. */
export const isSmallCapital = (word: Run, { size, baseline }: PaintedGlyph, text: string, gap: number) =>
  isCapital.test(text) &&
  startsWithCapital.test(word.text) &&
  size > smallest * word.size &&
  size < largest * word.size &&
  Math.abs(baseline - word.baseline) < 0.1 * size &&
  gap > -widestGap * size &&
  gap < widestGap * size
