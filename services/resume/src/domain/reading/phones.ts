import { findPhoneNumbersInText } from 'libphonenumber-js/max'
import { isOnlyDates } from './dates.js'
import { type BasicsDraft, Leaf } from './draft.js'
import type { Phrase } from './phrase.js'

/** What stands further on in a line is no number to call: lines are shorter, and the library takes its time. */
export const longestLine = 1_000
/** As far as a number could go, so no place of the text is looked at twice. */
const stretch = /(?:\+|\(\+)?[\d(][\d\s().\-–/]*/g
/** Portugal's, Brazil's and the long American postal codes have as many digits as a phone number. */
const postalCode = /^(?:\d{4}-\d{3}|\d{5}-\d{3,4})$/

export const cutOut = (phrase: Phrase, from: number, to: number): Phrase[] =>
  [phrase.slice(0, from), phrase.slice(to)].filter((part) => !part.isEmpty)

const isPhone = (text: string): boolean => {
  const digits = text.replace(/\D/g, '').length
  return digits >= 7 && digits <= 15 && !isOnlyDates(text) && !postalCode.test(text.trim())
}

const endOf = (text: string): number => {
  let to = text.length
  while (to > 0 && !/\d/.test(text[to - 1] ?? '')) to -= 1
  return to
}

/** Digits with what is usual between them, from the first that is long enough and no date. */
const looseNumber = (text: string): { from: number; to: number } | undefined => {
  for (const { 0: whole, index } of text.matchAll(stretch)) {
    const number = whole.slice(0, endOf(whole))
    if (number.length >= 8 && isPhone(number)) return { from: index, to: index + number.length }
  }
  return undefined
}

export const holdsNumber = (text: string): boolean => looseNumber(text.slice(0, longestLine)) !== undefined

export const takePhones = (phrases: readonly Phrase[], basics: BasicsDraft): Phrase[] =>
  phrases.flatMap((phrase) => {
    const text = phrase.text.slice(0, longestLine)
    if (basics.phone || !/\d{3}|\d\d.\d\d/.test(text)) return [phrase]
    const [sure] = findPhoneNumbersInText(text, { defaultCountry: 'US', extended: false })
    const loose = looseNumber(text)
    const [from, to] = loose ? [loose.from, loose.to] : sure ? [sure.startsAt, sure.endsAt] : [0, 0]
    if (to === 0) return [phrase]
    basics.phone = new Leaf(
      phrase.text.slice(from, to).replace(/[\s\t]+/g, ' '),
      phrase.slice(from, to),
      sure ? 0.97 : 0.85,
    )
    return cutOut(phrase, from, to)
  })
