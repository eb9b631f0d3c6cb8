import { foldToPlain } from '../parts/fold-to-plain.js'

/** A text by its letters and digits alone, so that two spellings of one value are equal. */
export const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

/** As ASCII, whatever script they are written in. */
export const digitsOf = (text: string): string => foldToPlain(text).replace(/\D+/g, '')

/** The longest part of a value that a text has, as written there; undefined where they have less than two characters in common. */
export function partIn(text: string, value: string): string | undefined {
  const wanted = plain(value)
  const read: { readonly sign: string; readonly at: number; readonly end: number }[] = []
  let at = 0
  for (const character of text) {
    for (const sign of plain(character)) read.push({ sign, at, end: at + character.length })
    at += character.length
  }
  const there = read.map(({ sign }) => sign).join('')
  for (let length = wanted.length; length >= 2; length--)
    for (let from = 0; from + length <= wanted.length; from++) {
      const found = there.indexOf(wanted.slice(from, from + length))
      if (found < 0) continue
      const signs = [...there.slice(0, found)].length
      const many = [...wanted.slice(from, from + length)].length
      return text.slice(read[signs]!.at, read[signs + many - 1]!.end)
    }
  return undefined
}
