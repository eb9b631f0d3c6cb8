import { diffArrays } from 'diff'
import { datesOf } from './calendar-dates.js'
import { unsupportedTokens } from './hard-facts.js'
import { folded, intlWords } from './intl-words.js'

/** A run of words that both texts have, or one alone. */
export interface DiffPart {
  readonly kind: 'same' | 'removed' | 'added'
  readonly text: string
}

/** Longer texts are one removed and one added run: a word diff of them is not readable. */
const mostWords = 400

const wordsIn = (text: string): string[] => text.match(/\s*\S+|\s+$/gu) ?? []
/** Pieces carry the blanks before them, which do not count. */
const comparator = (left: string, right: string): boolean => left.trim() === right.trim()

/** What changed from one text to the other, word by word. The parts that are not `removed` are the new text. */
export function wordDiff(original: string, changed: string): DiffPart[] {
  const [before, after] = [wordsIn(original), wordsIn(changed)]
  if (before.length > mostWords || after.length > mostWords)
    return [part('removed', before), part('added', after)].filter(({ text }) => text !== '')
  return diffArrays(before, after, { comparator }).map(({ added, removed, value }) =>
    part(added ? 'added' : removed ? 'removed' : 'same', value),
  )
}

const part = (kind: DiffPart['kind'], pieces: readonly string[]): DiffPart => ({
  kind,
  text: pieces.join(''),
})

/** A run of letters and digits that no text of the resume has; offsets in UTF-16 units. */
export interface NewWord {
  readonly text: string
  readonly start: number
  readonly end: number
}

const word = /[\p{L}\p{Nd}][\p{L}\p{M}\p{Nd}]*/gu

/**
 * The words and numbers of a text that are nowhere in the resume. A number or a date in another form (`1,200` for `1200`,
 * `March 2018` for `2018-03`) is there.
 */
export function wordsBeyond(text: string, resume: readonly string[], language: string): NewWord[] {
  const known = new Set(resume.flatMap((one) => (one.match(word) ?? []).map(folded)))
  const tokens = unsupportedTokens(text, resume, language).filter(({ kind }) => kind !== 'name')
  const read = [...tokens, ...datesOf(text, intlWords(language))]
  const words = [...text.matchAll(word)].flatMap(({ index: start, 0: found }) => {
    const end = start + found.length
    const isRead = /\p{Nd}/u.test(found) || read.some((one) => one.start < end && start < one.end)
    return isRead || known.has(folded(found)) ? [] : [{ text: found, start, end }]
  })
  return [...tokens.map(({ text: found, start, end }) => ({ text: found, start, end })), ...words].toSorted(
    (a, b) => a.start - b.start,
  )
}
