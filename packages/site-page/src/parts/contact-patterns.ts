import type { ResumeContent } from '@thumbfolio/contracts'
import { languagesWith } from '@thumbfolio/contracts/languages'
import { type ContactData, contactIn } from '../page/contact-data.js'
import { foldToPlain } from './fold-to-plain.js'
import { cleanText } from './text.js'

/** What finds this contact data in a text as it is read. */
export function contactPatterns({ email, phone, address }: ContactData): RegExp[] {
  return [...email.flatMap(literally), ...phone.flatMap(dialled), ...address.flatMap(literally)]
}

/** Fewer digits are of no date and no number that is one person's. */
const ownDigits = 4

/** The same, and the dates and numbers among the personal facts: what no model gets. */
export const privatePatterns = (content: ResumeContent): RegExp[] => [
  ...contactPatterns(contactIn([content])),
  ...(content.personal ?? []).flatMap(({ text = '' }) =>
    (text.match(/\p{N}/gu)?.length ?? 0) < ownDigits ? [] : literally(text),
  ),
]

const quoted = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Shorter texts stand by chance in others. */
const telling = 6

function literally(text: string | undefined): RegExp[] {
  const words = cleanText(text ?? '')
  if (words.length < telling) return []
  return [new RegExp(foldToPlain(words).split(' ').map(quoted).join('\\s+'), 'giu')]
}

/** Enough of a number's end to ring somebody up. */
const localDigits = 7
/** No number of the world has more, with its country. */
const mostDigits = 15

/** Text between two numbers, or between a number and its extension; in some numbers it is inside. */
const apart = /[\p{L},;/|]+/u
const between = '[\\s()[\\].,·|_+/-]{0,3}'

/** Digits as words. A row of them is a number and nothing else. */
const readOut: readonly string[] = Array.from('0123456789', (digit) =>
  languagesWith('guard')
    .flatMap(([, { digits }]) => digits?.[Number(digit)]?.split(' ') ?? [])
    .join('|'),
)

/** Numbers however their digits are grouped, also without country or area: all of them as one, and each alone. */
function dialled(written: string | undefined): RegExp[] {
  const text = foldToPlain(written ?? '')
  const all = digitsOf(text)
  const each = text
    .split(apart)
    .map(digitsOf)
    .filter(({ length }) => length >= localDigits)
  // What is too long for one number is several: each of them is looked for before their end.
  const numbers = all.length > mostDigits ? [...each, all] : [all, ...each]
  return [...new Set(numbers.filter(({ length }) => length >= telling))].flatMap((digits) => [
    new RegExp(`[+(]?0?${ringing(digits)}`, 'gu'),
    ...(digits.length < localDigits ? [] : [spelled(digits)]),
  ])
}

/** `oh seven nine ...`: every digit is a word, so that no article in front of digits is taken for one. */
const spelled = (digits: string): RegExp =>
  new RegExp(
    `(?<!\\p{L})(?:(?:${readOut[0]})${between})?${ringing(digits, (digit) => `(?:${readOut[Number(digit)]})`)}(?!\\p{L})`,
    'giu',
  )

/**
 * The end of a number with as much of its start as the text has. Zeros may be missing inside, as in `+44 20` of `+44 (0)20`. Nothing
 * else may, for a row of one digit must not be tried in all the ways to choose from it.
 */
function ringing(digits: string, as = (digit: string) => digit): string {
  const local = [...digits.slice(-localDigits)].map(as).join(between)
  const before = digits.slice(-mostDigits, -localDigits).match(/0+|./g) ?? []
  return (
    before.reduce(
      (further, row) =>
        row.startsWith('0')
          ? `${further}(?:${as('0')}${between}){0,${row.length}}`
          : `(?:${further}${as(row)}${between})?`,
      '',
    ) + local
  )
}

const digitsOf = (text: string): string => text.replace(/\D/g, '')
