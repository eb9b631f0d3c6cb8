import { isOnlyDates } from '../fields/dates.js'
import { schoolLikeness } from '../fields/likeness.js'
import type { Line } from './line.js'

/** `BSc Physics, 2013` above `GPA: 3.6`. */
export const isLabelBelowDate = (above: string, text: string): boolean =>
  /(?:19|20)\d\d\)?\s*$/.test(above) && /^\p{Lu}[\p{L} ]{1,24}:\s\S/u.test(text)

/** A list or a pair that goes on, wherever the line ends. */
export const isOpen = (text: string): boolean =>
  (text.endsWith(',') && text.indexOf(',') < text.length - 1) ||
  /\([^()]*$/.test(text) ||
  /(?:&|\s(?:and|of|und|y|e|et|en|i|oraz|de))$/u.test(text)

/** `2019 –` above `2021`, `April` above `2021`. */
export const endsInDate = (above: string, dates: string): boolean => {
  if (/[\d\p{Pd}]\s*$/u.test(above)) return true
  const word = above.slice(above.lastIndexOf(' ') + 1)
  return isOnlyDates(`${word} ${dates}`) && /^\p{L}/u.test(word) && !isOnlyDates(word)
}

/** `Google Ads (2023)`: whole, for another such line may follow. */
export const endsDated = ({ cells }: Line): boolean => {
  const text = (cells.at(-1)?.text ?? '').trimEnd()
  const at = text.lastIndexOf('(')
  return at >= 0 && text.endsWith(')') && isOnlyDates(text.slice(at))
}

/** What is quoted ends above who says it. */
export const isSaidBy = (quote: string, name: string): boolean =>
  /[.!?…]["”“»]$/.test(quote.trimEnd()) && /^\p{Lu}[^.!?]*$/u.test(name) && name.split(' ').length <= 4

/** A school has a line of its own below what was learnt there, however long that is. */
export const isSchoolBelow = (before: string, text: string): boolean =>
  /\p{Lu}\p{L}*$/u.test(before) &&
  /^\p{Lu}/u.test(text) &&
  schoolLikeness(text) === 1 &&
  schoolLikeness(before) === 0
