import type { Ground } from '../ground.js'
import type { Token } from '../tokens.js'
import { byLanguage } from '../forms/word-set.js'
import { isDenialTold } from './denials.js'
import { isPlaceInOrder, isRankTold } from './ordinals.js'
import { isHandled } from './handled.js'
import { isLedByHead } from './heads.js'
import { isNegation } from './negation.js'
import { isIdleBefore } from './idle-before.js'
import { isInPhrase } from './idle-phrases.js'
import { idleRuleOf } from './idle-rules.js'
import { isGivenBy, isLearnedFrom } from './others-deeds.js'
import { isToldPer } from './periods.js'
import { isSameEmployer } from './same-employer.js'
import { isTimeOfDay } from './times-of-day.js'

const compares = byLanguage({
  ...{ en: 'more less', de: 'mehr weniger', fr: 'plus', es: 'más menos' },
  ...{ it: 'più meno', nl: 'meer minder', pl: 'więcej mniej', pt: 'mais menos' },
})
const than = byLanguage({
  ...{ en: 'than', de: 'als', fr: 'que de du des tard', es: 'que de del' },
  ...{ it: 'di del dei dello della tardi', nl: 'dan', pl: 'niż', pt: 'que de do' },
})
const only = byLanguage({
  ...{ en: 'only just', de: 'nur lediglich', fr: 'seulement', es: 'solo solamente apenas' },
  ...{ it: 'solo soltanto solamente', nl: 'slechts', pl: 'tylko jedynie zaledwie', pt: 'apenas somente' },
})
const denying = byLanguage({
  ...{ en: 'no without', fr: 'aucun aucune sans ne ni jamais', es: 'no sin ningún ninguno ninguna ni nunca' },
  ...{ it: 'nessun nessuno nessuna senza ne', pt: 'não sem nenhum nenhuma nem nunca jamais' },
})

/** `plus d'un an` */
const isElidedThan = (next: Token | undefined) => /^d['’]/i.test(next?.raw ?? '')

/** `tylko 12` of what fell from 35 to 12. */
const isLeftOf = (tokens: readonly Token[], at: number, grounds: readonly Ground[]) =>
  [1, 2].some((step) => {
    const amount = tokens[at + step]
    return (
      amount?.kind === 'number' &&
      grounds.some(({ changes }) =>
        changes.some(({ from, to, unit }) => to < from && amount.value === `${to}${unit}`),
      )
    )
  })

/** Whether the word at `at` claims something by itself, but not where it stands here. */
export function isIdleHere(
  tokens: readonly Token[],
  at: number,
  grounds: readonly Ground[],
  language: string,
): boolean {
  const [word = '', next = ''] = [tokens[at]?.value, tokens[at + 1]?.value]
  if (isInPhrase(tokens, at, language)) return true
  if (compares(language).has(word)) return than(language).has(next) || isElidedThan(tokens[at + 1])
  if (
    isGivenBy(tokens, at, grounds, language) ||
    isLearnedFrom(tokens, at, grounds, language) ||
    isHandled(tokens, at, grounds, language) ||
    isLedByHead(tokens, at, grounds, language) ||
    isPlaceInOrder(tokens, at, grounds, language) ||
    isRankTold(tokens, at, grounds, language) ||
    isToldPer(tokens, at, grounds, language) ||
    isDenialTold(tokens, at, grounds, language) ||
    isSameEmployer(tokens, at, grounds, language) ||
    isTimeOfDay(tokens, at, grounds, language)
  )
    return true
  if (only(language).has(word) && isLeftOf(tokens, at, grounds)) return true
  const holds = idleRuleOf(word, language)
  if (holds) return holds(tokens, at, grounds)
  if (denying(language).has(word))
    return grounds.some(({ sequences }) => sequences.some((known) => known.some(isNegation)))
  return isIdleBefore(tokens, at, language)
}
