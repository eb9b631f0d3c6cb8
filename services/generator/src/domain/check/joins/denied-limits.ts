import { gathered } from '../../gathered.js'
import { anyWord } from '../any-word.js'
import { isForm } from '../forms/one-word.js'
import { byLanguage } from '../forms/word-set.js'
import { standsIn, type Said } from '../said.js'
import type { Token } from '../tokens.js'
import { articles, prepositions } from '../words/function-words.js'

const noneOf = byLanguage({
  fr: 'aucun aucune sans',
  es: 'ningún ninguna sin',
  it: 'nessun nessuno nessuna senza',
  pt: 'nenhum nenhuma sem',
  pl: 'żaden żadna żadnego żadnej żadnych bez brak',
})
const one = /^(?:un[aeo]?|une|seule?|sol[oa]|unic[oa]|sequer|um|uma|jednego|jednej|zadnego|zadnej)$/

const denies = anyWord((word, language) => noneOf(language).has(word) || word === '0')

interface Denied {
  readonly thing: Token
  /** What stands behind it up to the next break. */
  readonly rest: readonly Token[]
}

/** What a text denies of things of a kind. */
const deniedIn = (tokens: readonly Token[], language: string): readonly Denied[] =>
  gathered(tokens, (token, at) => {
    const isNone = noneOf(language).has(token.value) || (token.kind === 'number' && token.value === '0')
    if (!isNone) return []
    let place = at + 1
    while (one.test(tokens[place]?.value ?? '') || articles.has(tokens[place]?.value ?? '')) place += 1
    const thing = tokens[place]
    if (thing?.kind !== 'word' || thing.breaks) return []
    const rest = tokens.slice(place + 1)
    const end = rest.findIndex(({ breaks }) => breaks)
    return [{ thing, rest: end < 0 ? rest : rest.slice(0, end) }]
  })

/** The word that limits what is denied, right behind it or behind what joins it. */
function limitOf({ rest }: Denied, { language, isPlain }: Said): Token | undefined {
  const isLink = ({ value }: Token) => prepositions(language).has(value) || articles.has(value)
  const first = rest.find((token) => !isLink(token))
  if (!first || (first.kind === 'word' && (first.value.length < 4 || isPlain(first.value)))) return undefined
  return first
}

/** `no accidents` of `no accidents at work`: of fewer of them less is denied, so what limits them belongs to it. */
export function widerDenial(said: Said): string | undefined {
  const { tokens, told, language } = said
  if (!denies(tokens, language)) return undefined
  for (const { thing } of deniedIn(tokens, language)) {
    const own = gathered(told, (known) =>
      deniedIn(known, language).filter((other) => isForm(thing.value, other.thing.value, language)),
    )
    const isWider = (denied: Denied) => {
      const limit = limitOf(denied, said)
      return limit?.kind === 'word' && !standsIn(limit.value, tokens, language)
    }
    if (own.length > 0 && own.every(isWider)) return thing.raw
  }
  return undefined
}
