import { byLanguage } from '../forms/word-set.js'
import { entriesAmong, says } from '../ground.js'
import { telling, upTo, type Said } from '../said.js'
import type { Token } from '../tokens.js'

/** What a prize was given for stands behind one of these. */
const forOf = byLanguage({
  fr: 'pour grâce',
  es: 'por gracias',
  it: 'per grazie',
  pt: 'por pelo pela pelos pelas graças',
  pl: 'za dzięki',
})
const given =
  /^(?:recu|recoit|obtenu|remporte|decroche|recibio|obtuvo|gano|premi\p{L}*|ricevuto|ottenuto|vinto|recebeu|obteve|ganhou|venceu|otrzymal[ao]?|zdobyl[ao]?|dostal[ao]?|distingu\p{L}*|wyrozni\p{L}*|recompens\p{L}*|laureat\p{L}*|galardon\p{L}*|nagrodz\p{L}*)$/u

/** `for her dashboard she got the prize`, where nothing that tells of the prize speaks of the dashboard. */
export function awardedFor({ tokens, grounds, language, isPlain }: Said): string | undefined {
  const own = entriesAmong(grounds)
  const awards = own.filter(({ section }) => section === 'awards')
  if (awards.length === 0 || awards.length === own.length || !tokens.some(({ value }) => given.test(value)))
    return undefined
  const at = tokens.findIndex(
    ({ value, isMarked }, place) => forOf(language).has(value) && (!isMarked || place === 0),
  )
  if (at < 0) return undefined
  const isEnd = ({ value, breaks }: Token, index: number) => (index > 0 && breaks) || given.test(value)
  const reason = telling(upTo(tokens.slice(at + 1), isEnd), isPlain)
  const others = own.filter((ground) => !awards.includes(ground))
  const isOfOther = (token: Token) => others.some((ground) => says(ground, token, language))
  const isOfPrize = (token: Token) =>
    grounds.some((ground) => !others.includes(ground) && says(ground, token, language))
  const [thing] = reason
  return thing && reason.every(isOfOther) && !isOfPrize(thing)
    ? `${tokens[at]!.raw} … ${thing.raw}`
    : undefined
}
