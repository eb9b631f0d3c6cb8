import { type Item, itemsOf } from './items.js'
import type { Line } from '../text/line.js'
import { lookKey } from '../text/phrase.js'

/** In parts of the distance: what is nearer is the same. */
const apart = 1.12
/** In parts of the text size: lines of one entry stand no looser. */
const tight = 1.45

/** Nothing in it parts it into several, and it is no sentence: the line may be an entry by itself. */
const isSingle = (line: Line | undefined): boolean =>
  line?.cells.length === 1 &&
  !/[,;|•·]|:$/.test(line.cells[0]?.text ?? '') &&
  (line.cells[0]?.value.split(' ').length ?? 0) < 7

const followsAlike = (line: Line, before: Line | undefined): before is Line =>
  before !== undefined &&
  Number.isFinite(line.above) &&
  !line.startsColumn &&
  lookKey(line.look) === lookKey(before.look)

const wordsOf = (line: Line): string[] =>
  (line.cells[0]?.value ?? '').split(' ').filter((word) => /\p{L}{3}/u.test(word))
const innerWords = (line: Line): string[] => wordsOf(line).slice(1)
const isSmall = (word: string): boolean => /^\p{Ll}/u.test(word)
const isCapital = (line: Line): boolean => /^\p{Lu}/u.test(line.cells[0]?.text ?? '')
/** `Lean Six Sigma`, which may go on with `Green Belt`. */
const isTitleCase = (line: Line): boolean => innerWords(line).length > 0 && !innerWords(line).some(isSmall)

/**
 * Lines of a list with what their distances tell: lines of one entry stand closer than entries do. Where only the first
 * word of an entry has a capital, a capital begins one.
 */
const marked = (lines: readonly Line[]): Line[] => {
  const loosest = new Map<string, number>()
  lines.forEach((line, at) => {
    const key = lookKey(line.look)
    if (followsAlike(line, lines[at - 1])) loosest.set(key, Math.max(loosest.get(key) ?? 0, line.above))
  })
  const inner = lines.flatMap(innerWords)
  const isSentenceCase = inner.length > 1 && inner.filter(isSmall).length > 0.6 * inner.length
  return lines.map((line, at) => {
    const before = lines[at - 1]
    if (!followsAlike(line, before) || !isSingle(line) || !isSingle(before)) return line
    if (line.above > apart * line.closest * line.look.size) return { ...line, goesOn: false }
    const isTight =
      line.above < tight * line.look.size && (loosest.get(lookKey(line.look)) ?? 0) > apart * line.above
    if (isTight) return { ...line, goesOn: true }
    return isSentenceCase && isCapital(line) && !isTitleCase(before) ? { ...line, goesOn: false } : line
  })
}

/** Items of a list of names, where the lines' distances tell which of them go on below. */
export const listItems = (lines: readonly Line[]): Item[] => itemsOf(marked(lines))
