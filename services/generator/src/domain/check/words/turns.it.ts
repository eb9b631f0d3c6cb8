import { wordSet } from '../forms/word-set.js'

const more = wordSet(
  `crescere crescita cresciuto cresciuta cresciuti cresciute crescono cresce salire salito salita saliti salite aumento
aumentato aumentata aumentati aumentate`,
)
const less = wordSet(
  `calo calare calato calata calati calate scendere sceso scesa scesi scese diminuzione diminuire diminuito diminuita
diminuiti diminuite`,
)

const share = String.raw`\d+(?:[.,]\d+)?\s?%`
const gained = new RegExp(String.raw`(?:^|[\s(])\+\s?${share}`, 'u')
const lost = new RegExp(String.raw`(?:^|[\s(])[-−–]${share}`, 'u')

/** What became more or less by a sign stands with its share alone. */
export const isToldBySign = (word: string): boolean => more.has(word) || less.has(word)

/** The words for it where all that an Italian entry tells with a sign became more, or all less: `ordini +38%`. */
export function turnsIn(texts: string): readonly string[] {
  const [isGain, isLoss] = [gained.test(texts), lost.test(texts)]
  if (isGain === isLoss) return []
  return [...(isGain ? more : less)]
}
