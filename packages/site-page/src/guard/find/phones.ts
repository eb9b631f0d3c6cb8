import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max'
import type { FactSpan } from '../text/fact-span.js'
import { endsPiece, firstWordFrom, startsPiece, type ReadText } from '../text/reading.js'
import { guardLanguages } from '../words/all-words.js'
import { sets, type Hit } from '../words/vocabulary.js'
import { withoutOtherNumbers } from './not-phones.js'
import { spokenPhones } from './spoken-phones.js'

/** Digits with what is usual between them. */
const run = /(?:\+|\(\+?)?\d(?:[ \t\n()./_-]{0,4}\d)*/g
/** Between two numbers of one run. */
const apart = /\s[/-]\s|\s{2,}|\s(?=\(?0\d|\(\d{3}\))|\s(?=(?:19|20)\d\d$)/
const longestRun = 80
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
  const runs = runsIn(plain)
  if (runs.every(({ digits }) => digits.length < fewestLabelled)) return spokenPhones(text)
  const labels = hits.filter(({ role }) => role === 'phone')
  const is = (one: Candidate) => isPhone(text, one, isLabelled(text, labels, one), language)
  const numbers = runsIn(withoutOtherNumbers(plain)).flatMap((one) =>
    is(one) ? one : partsOf(one).filter(is),
  )
  const dialled = runs.flatMap((one) => (one.text.startsWith('+') ? cut(one) : []))
  const linked = [...plain.matchAll(inAddress)].map(({ index, 0: all, 1: digits = '' }) =>
    candidate(digits, index + all.length - digits.length),
  )
  const found = [...dialled.filter((one) => isInternational(text, one)), ...numbers, ...linked]
  return [...found.map((one) => spanOf(text, one)), ...spokenPhones(text)]
}

function spanOf({ plain }: ReadText, { from, text }: Candidate): FactSpan {
  const end = from + text.length
  const beyond = extension.exec(plain.slice(end, end + 20))?.[0].length ?? 0
  return { kind: 'phone', from, to: end + beyond, value: text }
}

const candidate = (text: string, from: number): Candidate => ({ text, from, digits: text.replace(/\D/g, '') })

const runsIn = (plain: string): Candidate[] =>
  [...plain.matchAll(run)].map(({ index, 0: found }) => candidate(found, index))

/** A run that is no number may hold one: behind another number, before a year. */
function partsOf({ text, from }: Candidate): Candidate[] {
  if (text.length > longestRun) return []
  let at = 0
  return text.split(apart).flatMap((part) => {
    const start = text.indexOf(part, at)
    at = start + part.length
    const one = candidate(part, from + start)
    return one.digits.length >= fewestLabelled && part !== text ? [one] : []
  })
}

/** Of a run with a country's code and too many digits, what a number may have. */
function cut(one: Candidate): Candidate {
  if (one.digits.length <= most) return one
  const { 0: start } = /^(?:\D*\d){15}/.exec(one.text)!
  return candidate(start, one.from)
}

/** `Tel. privat: 030 ...`: the title is right before the number, or one or two words such as `me at` are between. */
function isLabelled(text: ReadText, labels: readonly Hit[], { from }: Candidate): boolean {
  const { plain, words } = text
  const next = firstWordFrom(text, from)
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
  if (digits.length > most || digits.length < fewestLabelled || isPartOfCode(text, one)) return false
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
function isOtherNumber(text: ReadText, { from }: Candidate): boolean {
  const { plain, words } = text
  const before = words[firstWordFrom(text, from) - 1]
  return (
    before !== undefined &&
    sets.otherNumbers.has(before.text) &&
    /^[\s.:#°-]{0,4}$/.test(plain.slice(before.to, from))
  )
}

/** Something is counted: the next word says what. */
function isCounted(text: ReadText, { from, text: number }: Candidate): boolean {
  const { plain, words } = text
  const end = from + number.length
  const next = words[firstWordFrom(text, end)]
  return next !== undefined && sets.units.has(next.text) && /^\s{0,2}$/.test(plain.slice(end, next.from))
}

const isThousands = ([first = '', ...rest]: readonly string[], number: string): boolean =>
  rest.length > 0 && first.length <= 3 && rest.every(({ length }) => length === 3) && /^[\d .]+$/.test(number)

/** Holds a year beside months or days. */
const isDateLike = (groups: readonly string[]): boolean =>
  groups.some((group) => /^(?:19|20)\d\d$/.test(group)) &&
  groups.every(({ length }) => length <= 2 || length === 4)

function isValid(digits: string, language: string): boolean {
  const regions =
    (guardLanguages.get(language.split('-')[0] ?? '') ?? guardLanguages.get('en'))?.regions ?? []
  return regions.some(
    (region) => parsePhoneNumberFromString(digits, region as CountryCode)?.isValid() === true,
  )
}
