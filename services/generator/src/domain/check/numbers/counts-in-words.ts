import type { Ground } from '../ground.js'
import type { Token } from '../tokens.js'

const times = /^(?:times|mal|male|keer|maal)$/
const often: Readonly<Record<string, RegExp>> = {
  2: /^(?:twice|zweimal|tweemaal)$/,
  3: /^(?:thrice|dreimal|driemaal)$/,
  4: /^(?:viermal|viermaal)$/,
}
/** `two times a year` of `twice a year`. */
export const isOften = (tokens: readonly Token[], at: number, grounds: readonly Ground[]): boolean => {
  const word = often[tokens[at]?.value ?? '']
  return (
    word !== undefined &&
    times.test(tokens[at + 1]?.value ?? '') &&
    grounds.some(({ words }) => [...words].some((known) => word.test(known)))
  )
}

const tongues =
  /^(?:languages|sprachen|langues|idiomas|lenguas|linguas?|lingue|talen|jezykach|jezyki|jezykow)$/
const lingual: Readonly<Record<string, RegExp>> = {
  2: /^(?:bilingual|zweisprachig|bilingue|bilingues|bilingui|tweetalig|dwujezyczn)/,
  3: /^(?:trilingual|dreisprachig|trilingue|trilingues|trilingui|drietalig|trojjezyczn)/,
}
/** `in two languages` of what is bilingual. */
export const isOfLanguages = (tokens: readonly Token[], at: number, grounds: readonly Ground[]): boolean => {
  const word = lingual[tokens[at]?.value ?? '']
  return (
    word !== undefined &&
    tongues.test(tokens[at + 1]?.value ?? '') &&
    grounds.some(({ words }) => [...words].some((known) => word.test(known)))
  )
}
