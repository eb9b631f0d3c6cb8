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

/** What stands between two numbers, or between a number and its extension; in some it stands inside. */
const apart = /[\p{L},;/|]+/u
const between = '[\\s()[\\].,·|_+/-]{0,3}'

/** Numbers however their digits are grouped, also without country or area: all of them as one, and each alone. */
function dialled(numbers: string | undefined): RegExp[] {
  const text = asRead(numbers ?? '')
  const all = [digitsOf(text)].filter(({ length }) => length >= telling)
  const each = text
    .split(apart)
    .map(digitsOf)
    .filter(({ length }) => length >= localDigits)
  return [...new Set([...all, ...each])].map((digits) => {
    const local = [...digits.slice(-localDigits)].join(between)
    const before = [...digits.slice(0, -localDigits)].map((digit) => `(?:${digit}${between})?`)
    return new RegExp(`[+(]?0?${before.join('')}${local}`, 'gu')
  })
}

const digitsOf = (text: string): string => text.replace(/\D/g, '')
