import { byLanguage, wordSet } from '../forms/word-set.js'
import type { Token } from '../tokens.js'
import { articles, betweenOf, ofs, prepositions } from '../words/function-words.js'
import { isDateOrMonth, isUntil, startsOf } from './dates.js'
import { finerAt } from './parts-of-dates.js'

/** In front of a point in time. */
const within = byLanguage({
  ...{ en: 'in during', de: 'im in', fr: 'en au à courant', es: 'en a', it: 'in nel nei nella a ad' },
  ...{ pt: 'em no na a', nl: 'in', pl: 'w we' },
})
/** The same in front of a part of it: `at the end of 2019`. */
const withinPart = byLanguage({
  ...{ en: 'at', de: 'am zu zum', es: 'al', it: 'al alla verso', pt: 'ao', nl: 'op aan', pl: 'na pod' },
})
/** `nell'aprile 2016`, `à l'automne 2016` */
const elided = /^(?:nell|all|l)['’]/iu
/** Between such a word and its date. */
const between = wordSet('year jahr jahre année mois mes año anno mese ano mês jaar month monat maand roku')
const mostBetween = 3
const longestJoint = 4

/** Whether the date at `at` is told as a point in time, `in 2016`, `im Herbst 2016`, and not as a bound or in a span. */
export function isPointIn(tokens: readonly Token[], at: number, language: string): boolean {
  if (isInSpan(tokens, at)) return false
  const finer = finerAt(tokens, at, language)
  const part = finer && 'part' in finer ? finer.raw : undefined
  if (/^nell['’]/iu.test(tokens[at]!.raw)) return true
  const isBetween = ({ value, raw }: Token) =>
    raw === part || articles.has(value) || ofs(language).has(value) || between.has(value)
  const before = tokens
    .slice(0, at)
    .findLast((token) => !isBetween(token) || elided.test(token.raw) || within(language).has(token.value))
  if (before && isUntil(before, language)) return false
  if (before && isBetween(before) && elided.test(before.raw)) return true
  if (before && within(language).has(before.value)) return true
  if (before && part !== undefined && withinPart(language).has(before.value)) return true
  // `senkte sie 2016`, `jesienią 2016`
  const isBare = part !== undefined || (language === 'de' && !tokens[at]!.breaks)
  return isBare && !(before && isBound(before, language))
}

const isBound = ({ value }: Token, language: string) =>
  [prepositions, startsOf, betweenOf].some((words) => words(language).has(value))

/** Another date stands beside it, with short words between. */
const isInSpan = (tokens: readonly Token[], at: number) =>
  [tokens.slice(0, at).toReversed(), tokens.slice(at + 1)].some((rest) => {
    const near = rest.findIndex(isDateOrMonth)
    const joints = rest.slice(0, Math.max(0, near))
    return (
      near >= 0 &&
      near <= mostBetween &&
      joints.every(({ value, breaks }) => !breaks && (value.length <= longestJoint || between.has(value)))
    )
  })
