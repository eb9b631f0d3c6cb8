import { gathered } from '../../gathered.js'
import { anyWord } from '../any-word.js'
import { byLanguage, wordSet } from '../forms/word-set.js'
import { months, years } from '../numbers/time-words.js'
import type { Said } from '../said.js'
import { isAmount, type Token } from '../tokens.js'
import { isGap, lastedAbout } from './spans.js'

/** A span that no digit tells: `a year`, `un año y medio`, `ein halbes Jahr`. */
interface Span {
  readonly at: number
  readonly months: number
  readonly unit: Token
}

const oneOf = byLanguage({
  ...{ en: 'a one', de: 'ein eine einem einen', fr: 'un', es: 'un', it: 'un', nl: 'een', pt: 'um' },
})
const half = wordSet('half halb halbe halbes halben mezzo medio meio demi demie pol polowe')
/** English counts `45 calls a year` too. */
const during = wordSet(
  'for with over in within spent than about almost nearly only just lasted around roughly after',
)
/** They, and French `il y a`, make of it a time, or how often: `a year later`, `once a year`. */
const other = wordSet(
  `ago old each every once twice times time vor alt mal je pro einmal zweimal hace fa all al ogni geleden keer elk ha atrás temu
day days week weeks tag woche jour semaine día semana giorno settimana dag dia`,
)

/** Whether `a year` and the like is told by digits or words in a text: `12 months`, `one-year`, `einjährig`. */
const isTold = (known: readonly Token[], { months: said }: Span, language: string): boolean =>
  spansIn(known, language).some((span) => span.months === said) ||
  known.some((token, at) => {
    const next = known[at + 1]?.value ?? ''
    if (!isAmount(token)) return false
    return (
      (years.has(next) && Number(token.value) * 12 === said) ||
      (months.has(next) && Number(token.value) === said)
    )
  })

function spanAt(tokens: readonly Token[], at: number, language: string): Span | undefined {
  const word = (index: number) => tokens[index]?.value ?? ''
  if (!oneOf(language).has(word(at)) || other.has(word(at - 1)) || word(at - 2) === 'y') return undefined
  if (language === 'en' && !during.has(word(at - 1))) return undefined
  const isHalf = half.has(word(at + 1))
  const unit = tokens[isHalf ? at + 2 : at + 1]
  if (!unit || !(years.has(unit.value) || months.has(unit.value)) || isGap(tokens, at)) return undefined
  const behind = tokens.slice(at + 2, at + 5).map(({ value }) => value)
  if (other.has(behind[0] ?? '')) return undefined
  const whole = years.has(unit.value) ? 12 : 1
  const more = !isHalf && behind.some((value) => half.has(value)) ? whole / 2 : 0
  return { at, unit, months: isHalf ? whole / 2 : whole + more }
}

const spansIn = (tokens: readonly Token[], language: string): readonly Span[] =>
  gathered(tokens, (_, at) => spanAt(tokens, at, language) ?? [])

const mayLast = anyWord((word) => years.has(word) || months.has(word))
const within = /^(?:in|en|em|im|nel)$/
const isYear = ({ kind, value }: Token) => kind !== 'word' && /^(?:19|20)\d\d/.test(value)

/** What a text tells of a year, with an amount that the sentence has, or none. */
const isOfYear = (known: readonly Token[], tokens: readonly Token[]) => {
  const isCount = (token: Token) => isAmount(token) && !isYear(token)
  const amounts = tokens.filter(isCount)
  return (
    known.some(isYear) &&
    (amounts.length === 0 || amounts.some(({ value }) => known.some((token) => token.value === value)))
  )
}

/** `for a year` of what lasted three. */
export function otherSingleSpan({ tokens, told: texts, grounds, language }: Said): string | undefined {
  if (!mayLast(tokens, language)) return undefined
  const wrong = spansIn(tokens, language).find(
    (span) =>
      // `180 hours in one year` of `180 hours in 2017`.
      !(within.test(tokens[span.at - 1]?.value ?? '') && texts.some((known) => isOfYear(known, tokens))) &&
      !texts.some((known) => isTold(known, span, language)) &&
      !lastedAbout(span.months, span.months < 12 ? 1 : 3, grounds),
  )
  return wrong && `${tokens[wrong.at]?.raw} ${wrong.unit.raw}`
}
