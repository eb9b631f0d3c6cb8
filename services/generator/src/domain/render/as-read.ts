import { printable } from './text.js'

/** A text as somebody reads it, whatever characters it is written in. */
export interface AsRead {
  readonly text: string
  /** Where what stands at each place of it begins in the text as it is written; the last one is the end. */
  readonly at: readonly number[]
}

const foreign = /[^ -~]/
const decimal = /^\p{Nd}$/u
const dashes = /[\p{Pd}\u2212]/gu
/** Marks on letters, and what joins them or keeps them apart. */
const marks = /[\p{Mn}\p{Me}\p{Cf}]/gu

/** Digits of any script are digits, dashes of any length hyphens; marks, and what is not seen, are not there. */
export function asRead(written: string): AsRead {
  let text = ''
  const at: number[] = []
  let from = 0
  for (const character of written) {
    const read = foreign.test(character) ? plain(character) : character
    for (let unit = 0; unit < read.length; unit++) at.push(from)
    text += read
    from += character.length
  }
  return { text, at: [...at, written.length] }
}

/** The text without what these patterns find in it as it is read. */
export const withoutRead = (text: string, patterns: readonly RegExp[]): string =>
  patterns.reduce((rest, pattern) => {
    if (!foreign.test(rest)) return rest.replace(pattern, '')
    const read = asRead(rest)
    let kept = ''
    let from = 0
    for (const { index, 0: found } of read.text.matchAll(pattern)) {
      kept += rest.slice(from, read.at[index])
      from = read.at[index + found.length]!
    }
    return kept + rest.slice(from)
  }, text)

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
