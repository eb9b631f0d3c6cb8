import type { FactSpan } from '../fact-span.js'
import { endsPiece, startsPiece, type ReadText } from '../reading.js'
import type { Hit } from '../words/vocabulary.js'

/** `us`: the states of the USA, before their codes. */
const states =
  'A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|P[AR]|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]'
const town = String.raw`\p{Lu}[\p{L}'’.-]+(?: (?:\p{Lu}[\p{L}'’.-]+|am|an der|im|sur|de|la|del|do)){0,3}`

/** Codes that no other text looks like. */
const sure: readonly RegExp[] = [
  new RegExp(String.raw`,? (?:${states})[ ,]{1,2}\d{5}(?:-\d{4})?(?![\d-])`, 'gu'),
  /(?<![\p{L}\d])(?:GIR|[A-PR-UWYZ]\d[\dA-HJKPSTUW]?|[A-PR-UWYZ][A-HK-Y]\d[\dABEHMNPRVWXY]?) \d[ABD-HJLNP-UW-Z]{2}(?![\p{L}\d])/gu,
  /(?<![\p{L}\d])[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d(?![\p{L}\d])/gu,
  new RegExp(
    String.raw`(?<![\p{L}\d])(?:A|B|CH|D|F|I|L|PL|AT|DE|FR|NL|ES|IT|PT|SE|DK|FI|CZ)[ -]{1,2}\d{4,5} ${town}`,
    'gu',
  ),
  new RegExp(String.raw`(?<![\p{L}\d.-])\d{4}-\d{3} ${town}`, 'gu'),
  new RegExp(String.raw`(?<![\p{L}\d.-])0\d-\d{3} ${town}`, 'gu'),
  /〒 ?\d{3}-?\d{4}/g,
  /(?<![\p{L}\d.-])\d{5}-\d{3}(?![\d-])/gu,
]

/** Codes that are numbers in other texts: they count where they and a town are all that stands there. */
const whole: readonly RegExp[] = [
  new RegExp(String.raw`(?<![\p{L}\d.,-])(?!(?:19|20)\d\d )(?!\d00? )\d{5} ${town}`, 'gu'),
  new RegExp(String.raw`(?<![\p{L}\d.,-])\d\d-\d{3} ${town}`, 'gu'),
  new RegExp(String.raw`(?<![\p{L}\d.,-])[1-9]\d\d \d\d ${town}`, 'gu'),
  new RegExp(String.raw`(?<![\p{L}\d.,-])(?!19[5-9]\d|20[0-3]\d)\d{4} ?[A-Z]{2} ${town}`, 'gu'),
]
/** Every code has it; few other texts do. */
const codeLike = /\d{3}|\d[A-Z]{2}|\d[A-Z] ?\d/
const round = /^\d+00 /
const labelled = /^[\s.:–-]{0,4}(?:[A-Z]{1,2}-)?\d[\d A-Z-]{2,9}/

/** Postal codes with their town. */
export function postalFacts(text: ReadText, hits: readonly Hit[]): FactSpan[] {
  const { plain } = text
  if (!codeLike.test(plain)) return []
  const spans = [
    ...sure.flatMap((pattern) => placesOf(plain, pattern)),
    ...whole.flatMap((pattern) => placesOf(plain, pattern).filter(({ from, to }) => isWhole(text, from, to))),
  ]
  const titled = hits
    .filter(({ role }) => role === 'postalLabel')
    .flatMap(({ from, to }) => {
      const code = labelled.exec(plain.slice(to, to + 16))?.[0]
      return code !== undefined && /\d{3}|\d[A-Z]/.test(code) && startsPiece(text, from)
        ? [{ from, to: to + code.trimEnd().length }]
        : []
    })
  return [...spans, ...titled].map((span): FactSpan => ({ kind: 'address', ...span }))
}

const placesOf = (plain: string, pattern: RegExp) =>
  [...plain.matchAll(pattern)].map(({ index, 0: found }) => {
    const from = index + found.search(/[^\s,]/)
    return { from, to: index + found.length }
  })

/** A round number of things that German writes with a capital is no code. */
const isWhole = (text: ReadText, from: number, to: number): boolean =>
  startsPiece(text, from) && endsPiece(text, to) && !round.test(text.plain.slice(from, to))
