import { periodsIn } from '../guards/periods.js'
import { isDateOrMonth, isUntil, startsOf } from '../numbers/dates.js'
import { isTimeUnit } from '../numbers/time-words.js'
import type { Said } from '../said.js'
import { isAmount, type Token } from '../tokens.js'

/** `4.5 tonnes each year` of 4.5 tonnes in 2023: amounts that their texts tell of one time, and by no period. */
export function yearlyOfOne({ tokens, told, language }: Said): string | undefined {
  const [period] = periodsIn(tokens, language)
  if (period === undefined || tokens.some(isDateOrMonth)) return undefined
  const amounts = tokens.filter((token, at) => isAmount(token) && !isTimeUnit(tokens[at + 1]?.value ?? ''))
  const isOfOneTime = ({ value }: Token) => {
    const own = told.filter((known) => known.some((token) => token.value === value))
    return own.length > 0 && own.every((known) => isDatedOnce(known, language))
  }
  const [first] = amounts
  return first && amounts.every(isOfOneTime) ? `${first.raw} … ${period}` : undefined
}

/** It has one date, which is no bound of a time that goes on. */
function isDatedOnce(known: readonly Token[], language: string): boolean {
  const [at, ...more] = known.flatMap((token, place) => (isDateOrMonth(token) ? [place] : []))
  if (at === undefined || more.length > 0 || periodsIn(known, language).length > 0) return false
  const before = known[at - 1]
  return !before || !(startsOf(language).has(before.value) || isUntil(before, language))
}
