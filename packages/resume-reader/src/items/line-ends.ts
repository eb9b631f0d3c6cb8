import { isOnlyDates } from '../recognizers/dates.js'
import { schoolLikeness } from '../recognizers/likeness.js'

/** `BSc Physics, 2013` above `GPA: 3.6`. */
export const isLabelBelowDate = (above: string, text: string): boolean =>
  /(?:19|20)\d\d\)?\s*$/.test(above) && /^\p{Lu}[\p{L} ]{1,24}:\s\S/u.test(text)

/** A list or a pair that goes on, wherever the line ends. */
export const isOpen = (text: string): boolean =>
  text.endsWith(',') || /(?:&|\s(?:and|of|und|y|e|et|en|i|oraz|de))$/u.test(text)

/** `2019 –` above `2021`, `April` above `2021`. */
export const endsInDate = (above: string, dates: string): boolean => {
  const word = above.slice(above.lastIndexOf(' ') + 1)
  return isOnlyDates(`${word} ${dates}`)
}

/** What is quoted ends above who says it. */
export const isSaidBy = (quote: string, name: string): boolean =>
  /[.!?…]["”“»]$/.test(quote.trimEnd()) && /^\p{Lu}[^.!?]*$/u.test(name)

/** A school has a line of its own below what was learnt there, however long that is. */
export const isSchoolBelow = (before: string, text: string): boolean =>
  /\p{Lu}\p{L}*$/u.test(before) && /^\p{Lu}/u.test(text) && schoolLikeness(text) === 1
