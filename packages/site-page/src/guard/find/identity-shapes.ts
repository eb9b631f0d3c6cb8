import type { FactSpan } from '../text/fact-span.js'
import type { ReadText } from '../text/reading.js'

interface Shape {
  /** How many digits it has at least. */
  readonly digits: number
  readonly pattern: RegExp
  readonly holds: (digits: string) => boolean
}

const always = () => true
const mod97 = (digits: string): number =>
  [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0)
const weighed = (digits: string, weights: readonly number[]) =>
  weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0)

/** IBAN, ISO 13616: letters are numbers from 10 on, the first four signs stand last. */
const isIban = (text: string): boolean =>
  mod97(
    `${text.slice(4)}${text.slice(0, 4)}`.replace(/[A-Z]/g, (letter) => `${letter.charCodeAt(0) - 55}`),
  ) === 1

const spanishLetters = 'TRWAGMYFPDXBNJZSQVHLCKE'
const isDni = (text: string): boolean => {
  const number = text.slice(0, -1).replace(/^[XYZ]/, (letter) => `${'XYZ'.indexOf(letter)}`)
  return spanishLetters[Number(number) % 23] === text.at(-1)
}

/** France: the last two digits are the key; Corsica's departments have letters. */
const isNir = (text: string): boolean => {
  const number = text.slice(0, 13).replace('2A', '19').replace('2B', '18')
  return 97 - mod97(number) === Number(text.slice(13))
}

/** Poland: the second pair is a month, with the century added to it. */
const isPesel = (digits: string): boolean => {
  const month = Number(digits.slice(2, 4)) % 20
  const day = Number(digits.slice(4, 6))
  const sum = weighed(digits, [1, 3, 7, 9, 1, 3, 7, 9, 1, 3])
  return month >= 1 && month <= 12 && day >= 1 && day <= 31 && (10 - (sum % 10)) % 10 === Number(digits[10])
}

/** China, GB 11643: the last sign is the rest of what is weighed, X for ten. */
const isResidentNumber = (number: string): boolean =>
  '10X98765432'[weighed(number, [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]) % 11] === number[17]

/** Numbers of people and accounts that are known by their shape, with a check digit where there is one. */
const shapes: readonly Shape[] = [
  // The sort code of a British bank before an account.
  { digits: 14, pattern: /(?<![\d-])\d\d-\d\d-\d\d[ ,]{1,2}\d{8}(?!\d)/g, holds: always },
  { digits: 10, pattern: /(?<![\p{L}\d])[A-Z]{2}\d{2}(?:[ -]?[A-Z\d]){11,30}(?![\p{L}\d])/gu, holds: isIban },
  { digits: 9, pattern: /(?<![\d.-])(?!000|666)\d{3}-(?!00)\d{2}-(?!0000)\d{4}(?![\d-])/g, holds: always },
  {
    digits: 6,
    pattern: /(?<![\p{L}\d])[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z] ?\d\d ?\d\d ?\d\d ?[A-D](?![\p{L}\d])/gu,
    holds: always,
  },
  { digits: 7, pattern: /(?<![\p{L}\d.-])(?:\d{8}|[XYZ]-?\d{7})-?[A-Z](?![\p{L}\d-])/gu, holds: isDni },
  {
    digits: 7,
    pattern: /(?<![\p{L}\d])[A-Z]{6}\d\d[A-EHLMPRST]\d\d[A-Z]\d{3}[A-Z](?![\p{L}\d])/gu,
    holds: always,
  },
  { digits: 11, pattern: /(?<![\d.])\d{3}\.\d{3}\.\d{3}-\d\d(?!\d)/g, holds: always },
  {
    digits: 13,
    pattern: /(?<![\d.])[12][ .]?\d\d[ .]?\d\d[ .]?(?:\d\d|2[AB])[ .]?\d{3}[ .]?\d{3}[ .]?\d\d(?!\d)/g,
    holds: isNir,
  },
  { digits: 11, pattern: /(?<![\p{L}\d.+/-])\d{11}(?![\p{L}\d.-])/gu, holds: isPesel },
  {
    digits: 17,
    pattern: /(?<![\p{L}\d.-])\d{6}(?:19|20)\d\d[01]\d[0-3]\d{4}[\dX](?![\p{L}\d.-])/gu,
    holds: isResidentNumber,
  },
]

export const identityShapes = ({ plain, digits: all }: ReadText): FactSpan[] =>
  shapes.flatMap(({ digits, pattern, holds }) =>
    all < digits
      ? []
      : [...plain.matchAll(pattern)].flatMap(({ index, 0: found }): FactSpan[] =>
          holds(found.replace(/[ .-]/g, ''))
            ? [{ kind: 'identity-number', from: index, to: index + found.length }]
            : [],
        ),
  )
