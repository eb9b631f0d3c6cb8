import type { FactSpan } from '../text/fact-span.js'
import { endsPiece, startsPiece, type ReadText } from '../text/reading.js'
import type { Hit } from '../words/vocabulary.js'

/** A code, and digits that every text with such a code has: few others do. */
interface Code {
  readonly digits: RegExp
  readonly pattern: RegExp
}

const code = (digits: RegExp, pattern: string): Code => ({ digits, pattern: new RegExp(pattern, 'gu') })
const apart = String.raw`(?<![\p{L}\d.,-])`
const town = String.raw`\p{Lu}[\p{L}'’.-]+(?: (?:\p{Lu}[\p{L}'’.-]+|am|an der|im|sur|de|la|del|do)){0,3}`
/** The states of the USA. */
const states =
  'A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|P[AR]|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]'
/** The United Kingdom: area and district, sector and unit. */
const british = String.raw`(?:GIR|[A-PR-UWYZ]\d[\dA-HJKPSTUW]?|[A-PR-UWYZ][A-HK-Y]\d[\dABEHMNPRVWXY]?) \d[ABD-HJLNP-UW-Z]{2}`
const countries = 'A|B|CH|D|F|I|L|PL|AT|DE|FR|NL|ES|IT|PT|SE|DK|FI|CZ'

/** Codes that no other text looks like. */
const sure: readonly Code[] = [
  code(/\d{5}/, String.raw`,? (?:${states})[ ,]{1,2}\d{5}(?:-\d{4})?(?![\d-])`),
  code(/ \d[A-Z]{2}/, String.raw`(?<![\p{L}\d])${british}(?![\p{L}\d])`),
  code(/\d[A-Z] ?\d/, String.raw`(?<![\p{L}\d])[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d(?![\p{L}\d])`),
  code(/-\d{4}/, String.raw`(?<![\p{L}\d])(?:${countries})-\d{4,5} ${town}`),
  code(/\d{4}-\d{3} /, String.raw`${apart}\d{4}-\d{3} ${town}`),
  code(/0\d-\d{3} /, String.raw`${apart}0\d-\d{3} ${town}`),
  code(/\d{5}-\d{3}/, String.raw`${apart}\d{5}-\d{3}(?![\d-])`),
  code(/\d{3}/, String.raw`〒 ?\d{3}-?\d{4}`),
]

/** Codes that are numbers in other texts: they count if the text is only the code and a town. */
const whole: readonly Code[] = [
  code(/\d{5} /, String.raw`${apart}\d{5} ${town}`),
  code(/\d\d-\d{3} /, String.raw`${apart}\d\d-\d{3} ${town}`),
  code(/\d{3} \d\d /, String.raw`${apart}[1-9]\d\d \d\d ${town}(?: \d{1,2}(?!\d))?`),
  code(/\d{4} ?[A-Z]{2} /, String.raw`${apart}(?!19[5-9]\d|20[0-3]\d)\d{4} ?[A-Z]{2} ${town}`),
]
/** Codes of large towns there, which no noun with a capital could follow. */
const roundCodes = /^(?:fr|es|it)\b/
const round = /^\d+00 /
const labelled = /^[\s.:–-]{0,4}(?:[A-Z]{1,2}-)?\d[\d A-Z-]{2,9}/

/** Postal codes with their town. */
export function postalFacts(text: ReadText, hits: readonly Hit[], language: string): FactSpan[] {
  const { plain } = text
  const spans = [
    ...sure.flatMap((one) => placesOf(plain, one)),
    ...whole.flatMap((one) =>
      placesOf(plain, one).filter(({ from, to }) => isWhole(text, from, to, language)),
    ),
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

function placesOf(plain: string, { digits, pattern }: Code) {
  if (!digits.test(plain)) return []
  return [...plain.matchAll(pattern)].map(({ index, 0: found }) => {
    const from = index + found.search(/[^\s,]/)
    return { from, to: index + found.length }
  })
}

/** Elsewhere a round number counts something: German writes every noun with a capital. */
function isWhole(text: ReadText, from: number, to: number, language: string): boolean {
  const isRound = round.test(text.plain.slice(from, to))
  return startsPiece(text, from) && endsPiece(text, to) && (!isRound || roundCodes.test(language))
}
