import { anyWord } from '../any-word.js'
import { isForm } from '../forms/one-word.js'
import { byLanguage } from '../forms/word-set.js'
import { lastedAbout } from '../guards/spans.js'
import { isDate } from '../numbers/dates.js'
import { isTimeUnit, years } from '../numbers/time-words.js'
import type { Said } from '../said.js'
import { valueOf, type Token } from '../token.js'

/** In front of `a year` they tell how long something took. */
const withinOf = byLanguage({ fr: 'en pendant durant', es: 'en durante', it: 'in durante', pt: 'em durante' })
const one = /^(?:une?|un[ao]|uma?|1)$/
/** `num ano` */
const inOne = /^numa?$/
const half = /^(?:et|y|e|mezzo|medio|media|meio|meia|demi)$/
/** In front of a unit that is counted by. */
const per = /^(?:al?|all|ao|par|por|per|cada|ogni|chaque)$/
const mayLast = anyWord((word) => isTimeUnit(word))

/** `in a year` of what took longer, or of what no text tells how long it took. */
export function tookOne(said: Said): string | undefined {
  const { tokens, language } = said
  if (!mayLast(tokens, language)) return undefined
  const at = tokens.findIndex((unit, place) => {
    const [within, amount] = [valueOf(tokens, place - 2), valueOf(tokens, place - 1)]
    const isSpan = inOne.test(amount) || (one.test(amount) && withinOf(language).has(within))
    return isTimeUnit(unit.value) && isSpan && !half.test(valueOf(tokens, place + 1)) && !isTold(unit, said)
  })
  return at < 0 ? undefined : `${tokens[at - 1]!.raw} ${tokens[at]!.raw}`
}

/** Whether a text has the unit, not as what something is counted by, or dates tell that it was a year. */
function isTold({ value }: Token, { told, grounds, language }: Said): boolean {
  const isSpan = (known: readonly Token[]) =>
    known.some((token, at) => isForm(value, token.value, language) && !per.test(valueOf(known, at - 1)))
  if (told.some(isSpan)) return true
  const isYear = (known: readonly Token[]) => {
    const dates = known.filter(isDate).map((date) => Number(date.value.slice(0, 4)))
    return dates.some((date) => dates.includes(date + 1)) || known.some((token) => token.value === '12')
  }
  return years.has(value) && (lastedAbout(12, 3, grounds) || told.some(isYear))
}
