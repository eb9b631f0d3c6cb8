import type { FactSpan } from '../text/fact-span.js'
import {
  endsPiece,
  firstWordFrom,
  gapBefore,
  startsPiece,
  type ReadText,
  type Word,
} from '../text/reading.js'
import { sets, streetSuffixes } from '../words/vocabulary.js'

/** No street has a longer name. */
const mostNameWords = 5
const spaced = /^[ .'’-]{0,2}$/
/** Before the number of a house: `, nº`. */
const numbering = /^(?:,? ?(?:n[ro.°]{0,2}|no\.?|#)?|, )[ .]{0,2}$/i

/** Streets with the number of a house, and flats with theirs. */
export function streetFacts(text: ReadText): FactSpan[] {
  return text.words.flatMap((word, at): FactSpan[] => {
    const span = word.isNumber
      ? (numberFirst(text, at) ?? undefined)
      : (kindFirst(text, at) ?? suffixed(text, at) ?? flat(text, at))
    return span ? [{ kind: 'address', ...span }] : []
  })
}

type Span = { from: number; to: number } | undefined

const isYear = (digits: string) => /^(?:19|20)\d\d$/.test(digits)
const isHouse = (word: Word | undefined) =>
  word?.isNumber === true && word.text.length <= 5 && !isYear(word.text)

/** The letter of `221B`, the rest of `117-2`. */
const houseEnd = ({ plain }: ReadText, to: number): number =>
  to +
  (/^(?:\s?[a-zA-Z](?![\p{L}\d])|[-/](?:\d{1,4}[a-z]?(?!\d)|[IVX]{1,4}(?!\p{L})))?/u.exec(
    plain.slice(to, to + 8),
  )?.[0].length ?? 0)

/** `14 Rosehill Road`, `12 bis, rue des Lilas`. */
function numberFirst(text: ReadText, at: number): Span {
  const number = text.words[at]!
  if (
    number.text.length > 5 ||
    /[\d\p{L}][.,-]?$/u.test(text.plain.slice(Math.max(0, number.from - 2), number.from))
  )
    return undefined
  const from = number.from
  const next = text.words[at + 1]
  if (next?.from === number.to && next.text.length > 1) return undefined
  const isGlued = next?.from === number.to
  const bis = next && ['bis', 'ter', 'quater', 'b', 't'].includes(next.text) && !isGlued ? 1 : 0
  const name = at + 1 + (isGlued ? 1 : bis)
  const french = text.words[name]
  if (
    french &&
    (sets.before.has(french.text) || sets.weakBefore.has(french.text)) &&
    french.text.length > 1 &&
    /^,? ?$/.test(gapBefore(text, name) ?? '-')
  ) {
    const end = nameAfter(text, name, !sets.before.has(french.text))
    if (end !== undefined) return { from, to: end }
  }
  for (let end = name; end <= name + mostNameWords && end < text.words.length; end++) {
    const word = text.words[end]!
    if (!spaced.test(gapBefore(text, end) ?? '-')) return undefined
    if (
      end > name &&
      (sets.after.has(word.text) ||
        (sets.weakAfter.has(word.text) && endsPiece(text, word.to) && !isYear(number.text))) &&
      word.isCapital
    )
      return isPlaced(text, at) ? { from, to: word.to } : undefined
    if (
      !word.isCapital &&
      !sets.joints.has(word.text) &&
      !word.isNumber &&
      !/^(?:st|nd|rd|th)$/.test(word.text)
    )
      return undefined
  }
  return undefined
}

/** `lives at 14 ...`, and no `Led 3 ...`: the word before is small, or none. */
function isPlaced(text: ReadText, at: number): boolean {
  const { from } = text.words[at]!
  const before = text.words[at - 1]
  return startsPiece(text, from) || (before !== undefined && !before.isCapital && before.text.length <= 4)
}

/** The end of a street's name that follows its kind: words with capitals, with small ones between. */
function nameAfter(text: ReadText, kind: number, isWeak: boolean): number | undefined {
  let end: number | undefined
  for (let at = kind + 1; at <= kind + mostNameWords && at < text.words.length; at++) {
    const word = text.words[at]!
    if (!spaced.test(gapBefore(text, at) ?? '-')) break
    if (word.isCapital) end = word.to
    else if (!sets.joints.has(word.text) && !word.isNumber) break
  }
  return end !== undefined && isWeak && !endsPiece(text, end) ? undefined : end
}

/** `Via Giuseppe Verdi 18`, `C/ Alcalá, 45`, `ul. Długa 7/12`. */
function kindFirst(text: ReadText, at: number): Span {
  const kind = text.words[at]!
  const isWeak = !sets.before.has(kind.text)
  if (isWeak && !sets.weakBefore.has(kind.text)) return undefined
  if (kind.text.length <= 3 && !kind.isCapital && !/^[./]/.test(text.plain.slice(kind.to))) return undefined
  let capitals = 0
  for (let next = at + 1; next <= at + 1 + mostNameWords && next < text.words.length; next++) {
    const word = text.words[next]!
    const gap = gapBefore(text, next) ?? ''
    if (isHouse(word) && capitals > 0 && numbering.test(gap)) {
      const to = houseEnd(text, word.to)
      const isSure = !isWeak || (startsPiece(text, kind.from) && endsPiece(text, to) && gap.includes(','))
      return isSure && !/^[.,]\d|^\s?%/.test(text.plain.slice(to, to + 3))
        ? { from: kind.from, to }
        : undefined
    }
    if (!/^(?:[ .'’/-]{1,3}|,? )$/.test(gap)) return undefined
    if (word.isCapital) capitals += 1
    else if (!sets.joints.has(word.text) && !/^n[ro]?$/.test(word.text) && !word.isNumber) return undefined
  }
  return undefined
}

/** `Goethestraße 12a`, `Berliner Allee 3`. */
function suffixed(text: ReadText, at: number): Span {
  const word = text.words[at]!
  if (text.words[at + 1]?.isNumber !== true) return undefined
  const suffix = streetSuffixes.find((one) => word.text.endsWith(one))
  if (suffix === undefined) return undefined
  const isWhole = word.text === suffix
  const before = text.words[at - 1]
  const isNamed = isWhole
    ? before?.isCapital === true && /^[ -]$/.test(gapBefore(text, at) ?? '')
    : word.isCapital
  const number = text.words[at + 1]
  if (
    !isNamed ||
    !isHouse(number) ||
    number!.text.length > 4 ||
    !/^\.? {0,2}$/.test(gapBefore(text, at + 1) ?? '-')
  )
    return undefined
  const to = houseEnd(text, number!.to)
  const isFollowed =
    /^ \d{4,5} /.test(text.plain.slice(to, to + 7)) ||
    sets.flats.has(text.words[firstWordFrom(text, to)]?.text ?? '')
  if (!endsPiece(text, to) && !isFollowed) return undefined
  return { from: isWhole ? before!.from : word.from, to }
}

/** `Apt 2B`, `Wohnung 12`. */
function flat(text: ReadText, at: number): Span {
  const kind = text.words[at]!
  const number = text.words[at + 1]
  if (!sets.flats.has(kind.text) || !isHouse(number) || !startsPiece(text, kind.from)) return undefined
  if (!/^[ .#]{0,3}$/.test(gapBefore(text, at + 1) ?? '-') || kind.text.length < 2) return undefined
  const to = houseEnd(text, number!.to)
  return endsPiece(text, to) ? { from: kind.from, to } : undefined
}
