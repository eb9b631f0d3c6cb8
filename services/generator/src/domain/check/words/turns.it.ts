import { bothOf, wordSet } from '../forms/word-set.js'

/** What became less, as told in Italian. */
export const less = wordSet(
  `calo calato calata calati calate sceso scesa scesi scese diminuzione diminuito diminuita diminuiti diminuite`,
)
/** What became more. */
export const more = wordSet(
  `crescita cresciuto cresciuta cresciuti cresciute salito salita saliti salite aumento aumentato aumentata aumentati aumentate`,
)
const toLess = bothOf(less, wordSet('calare scendere diminuire'))
const toMore = bothOf(more, wordSet('crescere crescono cresce salire'))

const share = String.raw`\d+(?:[.,]\d+)?\s?%`
const gained = new RegExp(String.raw`(?:^|[\s(])\+\s?${share}`, 'u')
const lost = new RegExp(String.raw`(?:^|[\s(])[-−–]${share}`, 'u')

/** What became more or less by a sign stands with its share alone. */
export const isToldBySign = (word: string): boolean => toMore.has(word) || toLess.has(word)

/** The words for it where all that an Italian entry tells with a sign became more, or all less: `ordini +38%`. */
export function turnsIn(texts: string): readonly string[] {
  const [isGain, isLoss] = [gained.test(texts), lost.test(texts)]
  if (isGain === isLoss) return []
  return [...(isGain ? toMore : toLess)]
}
