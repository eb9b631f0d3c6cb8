import type { ContactData } from '../contact-data.js'
import { asRead } from './as-read.js'
import { cleanText } from './text.js'

/** What finds this contact data in a text as it is read. */
export function contactPatterns({ email, phone, address }: ContactData): RegExp[] {
  return [...email.flatMap(literally), ...phone.flatMap(dialled), ...address.flatMap(literally)]
}

const quoted = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Shorter texts stand by chance in others. */
const telling = 6

function literally(text: string | undefined): RegExp[] {
  const words = cleanText(text ?? '')
  if (words.length < telling) return []
  return [new RegExp(asRead(words).split(' ').map(quoted).join('\\s+'), 'giu')]
}

/** Enough of a number's end to ring somebody up. */
const localDigits = 7
/** No number of the world has more, with its country. */
const mostDigits = 15

/** What stands between two numbers, or between a number and its extension; in some it stands inside. */
const apart = /[\p{L},;/|]+/u
const between = '[\\s()[\\].,·|_+/-]{0,3}'

/** Numbers however their digits are grouped, also without country or area: all of them as one, and each alone. */
function dialled(written: string | undefined): RegExp[] {
  const text = asRead(written ?? '')
  const all = digitsOf(text)
  const each = text
    .split(apart)
    .map(digitsOf)
    .filter(({ length }) => length >= localDigits)
  // What is too long for one number is several: each of them is looked for before their end.
  const numbers = all.length > mostDigits ? [...each, all] : [all, ...each]
  return [...new Set(numbers.filter(({ length }) => length >= telling))].map(
    (digits) => new RegExp(`[+(]?0?${ringing(digits)}`, 'gu'),
  )
}

/**
 * The end of a number and what of it stands in front. Zeros may be missing inside, as in `+44 20` of `+44 (0)20`. Nothing
 * else may, for a row of one digit must not be tried in all the ways to choose from it.
 */
function ringing(digits: string): string {
  const local = [...digits.slice(-localDigits)].join(between)
  const before = digits.slice(-mostDigits, -localDigits).match(/0+|./g) ?? []
  return (
    before.reduce(
      (further, row) =>
        row.startsWith('0')
          ? `${further}(?:0${between}){0,${row.length}}`
          : `(?:${further}${row}${between})?`,
      '',
    ) + local
  )
}

const digitsOf = (text: string): string => text.replace(/\D/g, '')
