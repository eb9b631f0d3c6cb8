import { byLanguage, wordSet } from '../forms/word-set.js'
import type { Ground } from '../ground.js'
import { isYear, type Token } from '../token.js'

/** Words in front of the date that something began on. */
export const startsOf = byLanguage({
  ...{ en: 'since', de: 'seit ab', fr: 'depuis partir', es: 'desde partir', it: 'da dal dall dalla partire' },
  ...{ pt: 'desde partir', nl: 'sinds vanaf', pl: 'od' },
})
/** Words in front of the date that something ended on. */
const endsOf = byLanguage({
  ...{ en: 'until till', de: 'bis', fr: 'jusque jusqu', es: 'hasta', it: 'fino sino' },
  ...{ pt: 'ate', nl: 'tot', pl: 'do' },
})
/** Whether a word stands in front of the date that something ended on, `jusqu'en` as well. */
export const isUntil = ({ value, raw }: Token, language: string): boolean =>
  endsOf(language).has(value) || /^jusqu['’]/i.test(raw)

const between = wordSet(
  'de da do dal del di a al el en em ao met wann zum ende anfang le la the mois mes mês mese maand',
)

const isMonth = ({ value }: Token) => value.startsWith('month-')

/** A year, a month of a year, or a day; a month alone is none. */
export const isDate = (token: Token): boolean => isDateOrMonth(token) && !isMonth(token)

export const isDateOrMonth = ({ kind, value }: Token): boolean =>
  kind === 'date' || (kind === 'number' && isYear(value))

export const datesIn = (tokens: readonly Token[]): readonly Token[] => tokens.filter(isDate)

/** Whether an entry began then, as exactly as the sentence says. */
export const beganOn = ({ start }: Ground, said: Token): boolean => isOn(start, said)

/** Whether an entry ended then, as exactly as the sentence says. */
export const endedOn = ({ end }: Ground, said: Token): boolean => isOn(end, said)

const isOn = (date: string | undefined, said: Token) =>
  date !== undefined &&
  (isMonth(said) ? `month-${Number(date.slice(5, 7))}` === said.value : date.startsWith(said.value))

/** The date that a bound at `at` is of: `until 2018`, `jusqu'au mois de mai 2018`, `tot en met mei 2018`. */
export function dateBehind(tokens: readonly Token[], at: number): Token | undefined {
  const near = tokens.slice(at + 1, at + 3).find(isDateOrMonth)
  const next = tokens.findIndex(({ value }, index) => index > at && !between.has(value))
  return near ?? (next > at && next < at + 5 ? [tokens[next]!].find(isDateOrMonth) : undefined)
}

/** Whether the date at `at` is told as a start, as an end, or as neither. */
export function boundAt(tokens: readonly Token[], at: number, language: string): 'start' | 'end' | undefined {
  for (let index = at - 1; index > at - 5 && index >= 0; index -= 1) {
    const token = tokens[index]!
    if (startsOf(language).has(token.value)) return 'start'
    if (isUntil(token, language)) return 'end'
    if (!between.has(token.value)) return undefined
  }
  return undefined
}
