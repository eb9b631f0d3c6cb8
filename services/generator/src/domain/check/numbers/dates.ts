import { byLanguage, wordSet } from '../forms/word-set.js'
import type { Ground } from '../ground.js'
import type { Token } from '../tokens.js'

/** Words in front of the date that something began on. */
export const startsOf = byLanguage({
  ...{ en: 'since', de: 'seit ab', fr: 'depuis partir', es: 'desde partir', it: 'da dal dall dalla partire' },
  ...{ pt: 'desde partir', nl: 'sinds vanaf', pl: 'od' },
})
/** Words in front of the date that something ended on. */
export const endsOf = byLanguage({
  ...{ en: 'until till', de: 'bis', fr: 'jusque jusqu', es: 'hasta', it: 'fino sino' },
  ...{ pt: 'ate', nl: 'tot', pl: 'do' },
})
/** Words between the two dates of a range. */
export const rangeJoints = wordSet('and to until till und bis et a au e y al hasta ate ad ao tot i en do')
const between = wordSet('de da do dal del di a al el en em ao wann zum ende anfang le la the')

const isMonth = ({ value }: Token) => value.startsWith('month-')

/** A year, a month of a year, or a day; a month alone is none. */
export const isDate = (token: Token): boolean => isDateOrMonth(token) && !isMonth(token)

export const isDateOrMonth = ({ kind, value }: Token): boolean =>
  kind === 'date' || (kind === 'number' && /^(19|20)\d\d$/.test(value))

export const datesIn = (tokens: readonly Token[]): readonly Token[] => tokens.filter(isDate)

/** Whether an entry began then, as exactly as the sentence says. */
export const beganOn = ({ start }: Ground, said: Token): boolean => isOn(start, said)

/** Whether an entry ended then, as exactly as the sentence says. */
export const endedOn = ({ end }: Ground, said: Token): boolean => isOn(end, said)

const isOn = (date: string | undefined, said: Token) =>
  date !== undefined &&
  (isMonth(said) ? `month-${Number(date.slice(5, 7))}` === said.value : date.startsWith(said.value))

/** Whether the date at `at` is told as a start, as an end, or as neither. */
export function boundAt(tokens: readonly Token[], at: number, language: string): 'start' | 'end' | undefined {
  for (let index = at - 1; index > at - 5 && index >= 0; index -= 1) {
    const { value, raw } = tokens[index]!
    if (startsOf(language).has(value)) return 'start'
    if (endsOf(language).has(value) || /^jusqu['’]/i.test(raw)) return 'end'
    if (!between.has(value)) return undefined
  }
  return undefined
}
