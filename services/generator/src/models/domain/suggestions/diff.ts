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
const bare = (piece: string): string => piece.trim()

/** What changed from one text to the other, word by word. The parts that are not `removed` are the new text. */
export function wordDiff(original: string, changed: string): DiffPart[] {
  const [before, after] = [wordsIn(original), wordsIn(changed)]
  if (before.length > mostWords || after.length > mostWords)
    return merged([...before.map(part('removed')), ...after.map(part('added'))])
  const shared = sharedLengths(before.map(bare), after.map(bare))
  const parts: DiffPart[] = []
  let [b, a] = [0, 0]
  while (b < before.length || a < after.length) {
    const isSame = b < before.length && a < after.length && bare(before[b]!) === bare(after[a]!)
    if (isSame) {
      parts.push(part('same')(after[a]!))
      b += 1
      a += 1
    } else if (b < before.length && (a === after.length || shared[b + 1]![a]! >= shared[b]![a + 1]!)) {
      parts.push(part('removed')(before[b]!))
      b += 1
    } else {
      parts.push(part('added')(after[a]!))
      a += 1
    }
  }
  return merged(parts)
}

const part =
  (kind: DiffPart['kind']) =>
  (text: string): DiffPart => ({ kind, text })

/** The most words that the rests behind each pair of places share in order. */
function sharedLengths(before: readonly string[], after: readonly string[]): number[][] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0))
  for (let b = before.length - 1; b >= 0; b--)
    for (let a = after.length - 1; a >= 0; a--)
      lengths[b]![a] =
        before[b] === after[a]
          ? lengths[b + 1]![a + 1]! + 1
          : Math.max(lengths[b + 1]![a]!, lengths[b]![a + 1]!)
  return lengths
}

const merged = (parts: readonly DiffPart[]): DiffPart[] =>
  parts.reduce<DiffPart[]>((runs, { kind, text }) => {
    const last = runs.at(-1)
    return last?.kind === kind
      ? [...runs.slice(0, -1), { kind, text: last.text + text }]
      : [...runs, { kind, text }]
  }, [])

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
