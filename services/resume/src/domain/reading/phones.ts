import { findPhoneNumbersInText } from 'libphonenumber-js/max'
import { isOnlyDates } from './dates.js'
import { type BasicsDraft, Leaf } from './draft.js'
import type { Phrase } from './phrase.js'

const phonePattern = /(?:\+|00|\(\+?\d)?[\d(][\d\s().\-–/]{6,}\d/g
/** Portugal's, Brazil's and the long American postal codes have as many digits as a phone number. */
const postalCode = /^(?:\d{4}-\d{3}|\d{5}-\d{3,4})$/

export const cutOut = (phrase: Phrase, from: number, to: number): Phrase[] =>
  [phrase.slice(0, from), phrase.slice(to)].filter((part) => !part.isEmpty)

const isPhone = (text: string): boolean => {
  const digits = text.replace(/\D/g, '').length
  return digits >= 7 && digits <= 15 && !isOnlyDates(text) && !postalCode.test(text.trim())
}

export const takePhones = (phrases: readonly Phrase[], basics: BasicsDraft): Phrase[] =>
  phrases.flatMap((phrase) => {
    if (basics.phone || !/\d{3}|\d\d.\d\d/.test(phrase.text)) return [phrase]
    const [sure] = findPhoneNumbersInText(phrase.text, { defaultCountry: 'US', extended: false })
    const loose = [...phrase.text.matchAll(phonePattern)].find((match) => isPhone(match[0]))
    const [from, to] = loose
      ? [loose.index, loose.index + loose[0].length]
      : sure
        ? [sure.startsAt, sure.endsAt]
        : [0, 0]
    if (to === 0) return [phrase]
    basics.phone = new Leaf(
      phrase.text.slice(from, to).replace(/[\s\t]+/g, ' '),
      phrase.slice(from, to),
      sure ? 0.97 : 0.85,
    )
    return cutOut(phrase, from, to)
  })
