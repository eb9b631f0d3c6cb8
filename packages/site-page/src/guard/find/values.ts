import type { ReadText } from '../text/reading.js'

const colon = /^[\s.)]*(?:\([^)\n]{0,20}\)\s*)?(?:[:=\n|]|\s[–—-]\s)[\s:]*/
const openEnd = /[\n;|•·]|[.!?]\s/
/** A longer value is a sentence of its own, and is cut. */
const longestValue = 80

/** Where the value of a title begins; undefined behind a title that no colon and no end of line follows. */
export function valueAfterColon({ plain }: ReadText, to: number): number | undefined {
  const found = colon.exec(plain.slice(to, to + 40))?.[0]
  return found === undefined || to + found.length >= plain.length ? undefined : to + found.length
}

/** Where a value ends: with its piece of the text. */
export function endOfValue({ plain }: ReadText, from: number): number {
  const rest = plain.slice(from, from + longestValue)
  const end = rest.search(openEnd)
  return from + (end < 0 ? rest : rest.slice(0, end)).trimEnd().length
}

export const isAge = (digits: string): boolean => /^\d\d$/.test(digits) && Number(digits) >= 15
