import { findPhoneNumbersInText } from 'libphonenumber-js/max'
import { findDates, isOnlyDates } from './dates.js'
import { isContactLabel } from '../words/contact-labels.js'
import { extensionBehind } from '../words/phone-extensions.js'

/** Real lines are shorter, and the library is slow on long ones, so what comes later in a line is not searched. */
export const longestLine = 1_000
/** As far as a number could go, so no place of the text is looked at twice. */
const stretch = /(?:\+|\(\+)?[\d(][\d\s().\-–/]*/g
/** Portugal's, Brazil's and the long American postal codes have as many digits as a phone number. */
const postalCode = /^(?:\d{4}-\d{3}|\d{5}-\d{3,4})$/

/** A day of a month of a year, as of a birth. */
const holdsDay = (text: string): boolean =>
  findDates(text).some(({ start, end }) => [start, end].some((date) => date?.length === 10))

const isPhone = (text: string): boolean => {
  const digits = text.replace(/\D/g, '').length
  return digits >= 7 && digits <= 15 && !isOnlyDates(text) && !holdsDay(text) && !postalCode.test(text.trim())
}

const endOf = (text: string): number => {
  let to = text.length
  while (to > 0 && !/\d/.test(text[to - 1] ?? '')) to -= 1
  return to
}

/** The Japanese mark says that a postal code follows. Blank letters keep the places of the others. */
const withoutPostalMark = (text: string): string =>
  text.replace(/〒\s?\d{3}[-−ー]?\d{4}/gu, (code) => ' '.repeat(code.length))

/** A number in a text; `isSure` where a plan of numbers knows it. */
export interface PhoneNumber {
  from: number
  to: number
  isSure: boolean
}

/** Digits with what is usual between them, from the first that is long enough and no date. */
export const looseNumber = (line: string): { from: number; to: number } | undefined => {
  const text = withoutPostalMark(line)
  for (const { 0: whole, index } of text.matchAll(stretch)) {
    const number = whole.slice(0, endOf(whole))
    if (number.length >= 8 && isPhone(number)) return { from: index, to: index + number.length }
  }
  return undefined
}

const withExtension = (text: string, to: number): number =>
  to + (extensionBehind.exec(text.slice(to))?.[0].length ?? 0)

/** The first number of a text, with its extension. */
export const numberIn = (line: string): PhoneNumber | undefined => {
  const text = withoutPostalMark(line.slice(0, longestLine))
  if (!/\d{3}|\d\d.\d\d/.test(text)) return undefined
  const [sure] = findPhoneNumbersInText(text, { defaultCountry: 'US', extended: false })
  const loose = looseNumber(text)
  const isSure = sure !== undefined && !holdsDay(text.slice(sure.startsAt, sure.endsAt))
  if (!loose && !isSure) return undefined
  const [from, to] = loose ? [loose.from, loose.to] : [sure?.startsAt ?? 0, sure?.endsAt ?? 0]
  return { from, to: withExtension(text, to), isSure }
}

export const holdsNumber = (text: string): boolean => looseNumber(text.slice(0, longestLine)) !== undefined

const longestLabelled = 70

/** A number to call, perhaps with its label and its extension, and nothing else. */
export const isOnlyNumber = (text: string): boolean => {
  const found = text.length < longestLabelled ? looseNumber(text) : undefined
  if (!found) return false
  const [before, behind] = [text.slice(0, found.from), text.slice(withExtension(text, found.to))]
  return !/[\p{L}\d]/u.test(behind) && (!/[\p{L}\d]/u.test(before) || isContactLabel(before.trim()))
}
