import { printable } from './text.js'

const foreign = /[^ -~]/gu
const decimal = /^\p{Nd}$/u
const dashes = /[\p{Pd}\u2212]/gu
/** Marks on letters, and what joins them or keeps them apart. */
const marks = /[\p{Mn}\p{Me}\p{Cf}]/gu

/**
 * A text as somebody reads it, whatever characters it is written in. Digits of any script are digits, dashes of any
 * length hyphens; marks, and what is not seen, are not there.
 */
export const foldToPlain = (written: string): string => written.replace(foreign, plain)

/**
 * The text without what these patterns find in it as it is read. An address is read decoded too: `?q=12+High+Street` and
 * `%2B44%2020` say what a person would type.
 */
export const removeMatches = (text: string, patterns: readonly RegExp[]): string =>
  withoutWritten(text, patterns).replace(/\S+/g, (word) => {
    if (!/[%+]/.test(word)) return word
    const read = decoded(word)
    return withoutWritten(read, patterns) === read ? word : ''
  })

/** A text with its addresses decoded. Each is a word with a slash. */
export const withAddressesDecoded = (text: string): string =>
  /[%+]/.test(text)
    ? text.replace(/\S+/g, (word) => (word.includes('/') && /[%+]/.test(word) ? decoded(word) : word))
    : text

/** A `+` behind a word is a blank; in front of a number it is a part of that. */
const blank = /(?<=[\p{L}\p{N}.,;)])\+/gu

/** Codes within codes: an address may be a part of another one. */
const mostDecodings = 3

function decoded(word: string): string {
  let read = word.replace(blank, ' ')
  for (let times = 0; times < mostDecodings && read.includes('%'); times++)
    read = read.replace(/(?:%[\da-f]{2})+/gi, (codes) => {
      try {
        return decodeURIComponent(codes)
      } catch {
        return codes
      }
    })
  return read
}

function withoutWritten(text: string, patterns: readonly RegExp[]): string {
  let rest = text
  let read = foldToPlain(rest)
  for (const pattern of patterns) {
    if (read.search(pattern) < 0) continue
    rest = without(rest, read, pattern)
    read = foldToPlain(rest)
  }
  return rest
}

function without(written: string, read: string, pattern: RegExp): string {
  const at = placesIn(written)
  let kept = ''
  let from = 0
  for (const { index, 0: found } of read.matchAll(pattern)) {
    kept += written.slice(from, at[index])
    from = at[index + found.length]!
  }
  return kept + written.slice(from)
}

/** Where what is read at each place begins in the text as it is written; the last one is the end. */
function placesIn(written: string): number[] {
  const at: number[] = []
  let from = 0
  for (const character of written) {
    for (let unit = 0; unit < foldToPlain(character).length; unit++) at.push(from)
    from += character.length
  }
  return [...at, from]
}

function plain(character: string): string {
  if (!decimal.test(character))
    return printable(character).normalize('NFKD').replace(marks, '').replace(dashes, '-')
  return digitOf(character.normalize('NFKD'))
}

/** Every script has its ten digits in a row that begins in column 0 or 6 of Unicode's tables. */
function digitOf(decimalDigit: string): string {
  const code = decimalDigit.codePointAt(0)!
  const column = code % 16
  return String(decimal.test(String.fromCodePoint(code - column)) ? column : column - 6)
}
