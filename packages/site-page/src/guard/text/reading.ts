import { foldedText, type FoldedText } from './folded-text.js'

/** A run of letters, or one of digits. */
export interface Word {
  /** Folded, lower case. */
  readonly text: string
  readonly from: number
  readonly to: number
  readonly isNumber: boolean
  /** Begins with a capital. */
  readonly isCapital: boolean
}

/** A text with its words. */
export interface ReadText extends FoldedText {
  readonly words: readonly Word[]
  /** How many digits it has. */
  readonly digits: number
}

const letter = /^[\p{L}\p{M}]/u
const [digit0, digit9, upperA, upperZ, lowerA, lowerZ] = [48, 57, 65, 90, 97, 122]

const isDigit = (code: number) => code >= digit0 && code <= digit9

/** ASCII first: most letters are. */
const isLetter = (code: number, plain: string, at: number) =>
  (code >= lowerA && code <= lowerZ) ||
  (code >= upperA && code <= upperZ) ||
  (code > 127 && letter.test(String.fromCodePoint(plain.codePointAt(at)!)))

export function readText(text: string): ReadText {
  const { plain, lower, original } = foldedText(text)
  const words: Word[] = []
  let digits = 0
  for (let from = 0; from < plain.length;) {
    const code = plain.charCodeAt(from)
    const isNumber = isDigit(code)
    if (!isNumber && !isLetter(code, plain, from)) {
      from += 1
      continue
    }
    let to = from + 1
    while (to < plain.length && goesOn(isNumber, plain, to)) to += 1
    if (isNumber) digits += to - from
    words.push({ text: lower.slice(from, to), from, to, isNumber, isCapital: plain[from] !== lower[from] })
    from = to
  }
  return { plain, lower, original, words, digits }
}

/** The second half of a letter beyond the basic plane is a part of it. */
function goesOn(isNumber: boolean, plain: string, at: number): boolean {
  const code = plain.charCodeAt(at)
  if (isNumber) return isDigit(code)
  return isLetter(code, plain, at) || (code >= 0xdc00 && code <= 0xdfff)
}

/** The first word from a place on, by its index: as many as there are where none is. */
export function firstWordFrom({ words }: ReadText, place: number): number {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (words[middle]!.from < place) low = middle + 1
    else high = middle
  }
  return low
}

/** The text between a word and the one before it; undefined at the start. */
export const gapBefore = ({ plain, words }: ReadText, at: number): string | undefined =>
  at > 0 && at < words.length ? plain.slice(words[at - 1]!.to, words[at]!.from) : undefined

/** What may stand between the words of one phrase. */
const tight = /^[ .'’\-/°#()]{0,3}$/
export const isTight = (gap: string | undefined): boolean => gap !== undefined && tight.test(gap)

const edgeBefore = /(?:^|[\n\t,;:·|•*()[\]–—!?"“”„«»/=]|\s-|[.…])\s*$/
const edgeBehind = /^\s*(?:$|[\n\t,;:·|•*()[\]–—!?"“”«»/]|-\s|\.(?!\d)|…)/
/** Longer stretches of blanks are no part of a phrase, and are not looked through. */
const near = 12

/** Whether a piece of the text begins here: at its start, or behind a comma, a dot, a bar and the like. */
export const startsPiece = ({ plain }: ReadText, from: number): boolean =>
  edgeBefore.test(plain.slice(Math.max(0, from - near), from))

export const endsPiece = ({ plain }: ReadText, to: number): boolean =>
  edgeBehind.test(plain.slice(to, to + near))
