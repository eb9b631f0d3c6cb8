import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max'
import type { FactSpan } from '../fact-span.js'
import { endsPiece, startsPiece, type ReadText } from '../reading.js'
import { guardLanguages } from '../words/all-words.js'
import { sets, type Hit } from '../words/vocabulary.js'
import { withoutOtherNumbers } from './not-phones.js'
import { spokenPhones } from './spoken-phones.js'

/** Digits with what is usual between them. */
const run = /(?:\+|\(\+?)?\d(?:[ \t\n()./_-]{0,4}\d)*/g
const gapsBetweenNumbers = /\s[/-]\s|\)\s?\(|\s{2,}/
const inAddress = /(?:wa\.me\/|[?&](?:phone|tel|mobile|whatsapp)=)((?:\+|%2b)?\d{7,15})/gi
const extension = /^\s?(?:x|ext\.?|#|extension)\s?\d{1,6}/i
const fewest = 7
const fewestLabelled = 6
const most = 15

interface Candidate {
  readonly text: string
  readonly from: number
  readonly digits: string
}

/** Telephone numbers, however they are grouped, also read out. */
export function phoneFacts(text: ReadText, hits: readonly Hit[], language: string): FactSpan[] {
  const { plain } = text
  if (text.digits < fewestLabelled) return spokenPhones(text)
  const masked = withoutOtherNumbers(plain)
  const labels = hits.filter(({ role }) => role === 'phone')
  const numbers = candidatesIn(masked).filter((one) =>
    isPhone(text, one, isLabelled(text, labels, one), language),
  )
  const dialled = candidatesIn(plain).filter((one) => one.text.startsWith('+') && isInternational(text, one))
  const linked = [...plain.matchAll(inAddress)].map(({ index, 0: all, 1: digits = '' }) =>
    candidate(digits, index + all.length - digits.length),
  )
  const found = [...dialled, ...numbers, ...linked]
    .filter(
      (one, at, all) =>
        all.findIndex(({ from, text: other }) => from <= one.from && one.from < from + other.length) === at,
    )
    .map(({ from, text: number }): FactSpan => {
      const end = from + number.length
      const beyond = extension.exec(plain.slice(end, end + 20))?.[0].length ?? 0
      return { kind: 'phone', from, to: end + beyond, value: number }
    })
  return [...found, ...spokenPhones(text)]
}

const candidate = (text: string, from: number): Candidate => ({ text, from, digits: text.replace(/\D/g, '') })

/** A run that is too long for one number may be two. */
function candidatesIn(plain: string): Candidate[] {
  return [...plain.matchAll(run)].flatMap(({ index, 0: found }) => {
    const whole = candidate(found, index)
    if (whole.digits.length <= most) return whole.digits.length >= fewestLabelled ? [whole] : []
    if (found.length > 4 * most) return []
    let from = 0
    return found.split(gapsBetweenNumbers).flatMap((part) => {
      const at = found.indexOf(part, from)
      from = at + part.length
      const one = candidate(part, index + at)
      return one.digits.length >= fewest && one.digits.length <= most ? [one] : []
    })
  })
}

/** `Tel. privat: 030 ...`: the title stands right before the number, or a word or two as `me at` between. */
function isLabelled({ plain, words }: ReadText, labels: readonly Hit[], { from }: Candidate): boolean {
  const next = words.findIndex((word) => word.from >= from)
  return labels.some(({ last, to }) => {
    if (to > from || last < next - 4) return false
    const between = words.slice(last + 1, next)
    return (
      between.every((word) => sets.phoneFillers.has(word.text)) &&
      !/[.!?]\s*\n|[;|]/.test(plain.slice(to, from)) &&
      from - to < 40
    )
  })
}

function isPhone(text: ReadText, one: Candidate, isTitled: boolean, language: string): boolean {
  const { digits, from, text: number } = one
  if (isPartOfCode(text, one)) return false
  if (isTitled) return !isCounted(text, one)
  if (digits.length < fewest || isOtherNumber(text, one) || isCounted(text, one)) return false
  if (number.includes('\n') && !/^\(?0/.test(number)) return false
  if (digits.startsWith('00')) return parsePhoneNumberFromString(`+${digits.slice(2)}`)?.isPossible() === true
  const groups = number.match(/\d+/g) ?? []
  if (isThousands(groups, number) && !/^0/.test(number))
    return isWholePiece(text, one) && isValid(digits, language)
  if (/^\(?0/.test(number)) return digits.length >= 9 && digits.length <= 12 && !isDateLike(groups)
  if (/^(?:1[ .-]?)?\(?[2-9]\d{2}\)?[ ./-]{0,2}[2-9]\d{2}[ ./-]{0,2}\d{4}$/.test(number))
    return groups.length > 1 || isValid(digits, 'en')
  if (/^[2-9]\d{2}[-.]\d{4}$/.test(number))
    return isWholePiece(text, { from, text: number }) && language.startsWith('en')
  const isGrouped = groups.length > 1 || isWholePiece(text, one)
  return digits.length >= 9 && isGrouped && !isDateLike(groups) && isValid(digits, language)
}

const isWholePiece = (text: ReadText, { from, text: number }: Pick<Candidate, 'from' | 'text'>) =>
  startsPiece(text, from) && endsPiece(text, from + number.length)

function isInternational(text: ReadText, one: Candidate): boolean {
  const { digits, from } = one
  if (
    digits.length < 8 ||
    digits.length > most ||
    /[\p{L}\d+]$/u.test(text.plain.slice(Math.max(0, from - 1), from))
  )
    return false
  return !isCounted(text, one)
}

/** Glued to letters: `ABC-12345-2021`, `v1.2`. */
function isPartOfCode({ plain }: ReadText, { from, text: number }: Candidate): boolean {
  const before = plain.slice(Math.max(0, from - 2), from)
  const behind = plain.slice(from + number.length, from + number.length + 2)
  return (
    /[\p{L}\d][-._/#]?$|[\0$€£¥§#=_]\s?$/u.test(before) ||
    /^(?!x\d)[\p{L}_]|^[-./][\p{L}\d]|^\0|^[,.]\d|^ ?[%€£¥$°]/u.test(behind)
  )
}

/** `ISBN`, `order no.` right before it. */
function isOtherNumber({ plain, words }: ReadText, { from }: Candidate): boolean {
  const before = words.findLast((word) => word.to <= from)
  return (
    before !== undefined &&
    sets.otherNumbers.has(before.text) &&
    /^[\s.:#°-]{0,4}$/.test(plain.slice(before.to, from))
  )
}

/** Something is counted: the next word says what. */
function isCounted({ plain, words }: ReadText, { from, text: number }: Candidate): boolean {
  const end = from + number.length
  const next = words.find((word) => word.from >= end)
  return next !== undefined && sets.units.has(next.text) && /^\s{0,2}$/.test(plain.slice(end, next.from))
}

const isThousands = ([first = '', ...rest]: readonly string[], number: string): boolean =>
  rest.length > 0 && first.length <= 3 && rest.every(({ length }) => length === 3) && /^[\d .]+$/.test(number)

/** Holds a year beside months or days. */
const isDateLike = (groups: readonly string[]): boolean =>
  groups.some((group) => /^(?:19|20)\d\d$/.test(group)) &&
  groups.every(({ length }) => length <= 2 || length === 4)

function isValid(digits: string, language: string): boolean {
  const regions = (guardLanguages[language.split('-')[0] ?? ''] ?? guardLanguages['en'])?.regions ?? []
  return regions.some(
    (region) => parsePhoneNumberFromString(digits, region as CountryCode)?.isValid() === true,
  )
}
