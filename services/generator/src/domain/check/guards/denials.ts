import { byLanguage, wordSet } from '../forms/word-set.js'
import { formsOf } from '../forms/one-word.js'
import type { Ground } from '../ground.js'
import { oncePerText } from '../once-per-text.js'
import { upTo } from '../said.js'
import type { Token } from '../tokens.js'
import { articles, prepositions } from '../words/function-words.js'
import { isNegation } from './negation.js'

/** `not one`, `not a single`, `kein einziger`: no more than none. */
const singles = wordSet(
  `a any one single 1 ein eine einen einem einer einzige einziger einzigen einziges un une seul seule solo sola unico unica uno una um uma
enkel enkele een jednego jednej jeden ani`,
)
const nots = byLanguage({ en: 'not', de: 'nicht', nl: 'niet' })
/** What was not there, or what nobody had. */
const being = byLanguage({
  de: 'hatte hat habe hatten gab gibt war waren',
  nl: 'had heeft heb hadden was waren is er',
})
/** `not only`, `no less than`: nothing is denied. */
const more =
  /^(?:only|just|less|fewer|more|later|longer|nur|weniger|mehr|alleen|minder|meer|solo|menos|mas|seulement|tylko)$/
const near = 4

/** What a text denies in front of a noun: the words behind `no`, up to a preposition or a break. */
const deniedIn = oncePerText((known, language): readonly (readonly Token[])[] =>
  [...known.entries()].flatMap(([at, token]) => {
    if (!isNegation(token) || nots(language).has(token.value) || more.test(known[at + 1]?.value ?? ''))
      return []
    return [nounPhrase(known.slice(at + 1), language)]
  }),
)

function nounPhrase(behind: readonly Token[], language: string): readonly Token[] {
  const start = behind.findIndex(({ value }) => !singles.has(value))
  const isEnd = ({ kind, value, breaks }: Token, at: number) =>
    kind !== 'word' || breaks || at >= near || prepositions(language).has(value) || articles.has(value)
  return start < 0 ? [] : upTo(behind.slice(start), isEnd)
}

/** Whether a text denies all of these things, told by the last word of what it denies. */
const isDenied = (things: readonly Token[], known: readonly Token[], language: string) =>
  deniedIn(known, language).some((denied) => {
    const head = denied.at(-1)
    const isThere = ({ value }: Token) => denied.some((other) => formsOf(value, language)(other.value))
    return (
      head !== undefined &&
      things.every(isThere) &&
      things.some(({ value }) => formsOf(value, language)(head.value))
    )
  })

/**
 * Whether the `not` at `at` tells what an entry tells with a `no`: `not one accident` of `No accidents`, `een eigen sleutel
 * had ze niet` of `Geen eigen sleutel`.
 */
export function isDenialTold(
  tokens: readonly Token[],
  at: number,
  grounds: readonly Ground[],
  language: string,
): boolean {
  const token = tokens[at]
  if (!token) return false
  // The `one` of `not one` goes with it.
  if (singles.has(token.value) && at > 0 && !token.breaks)
    return isDenialTold(tokens, at - 1, grounds, language)
  if (!nots(language).has(token.value)) return false
  const things = singles.has(tokens[at + 1]?.value ?? '')
    ? nounPhrase(tokens.slice(at + 1), language)
    : hadNot(tokens, at, language)
  return (
    things.length > 0 &&
    grounds.some(({ sequences }) => sequences.some((known) => isDenied(things, known, language)))
  )
}

/** `Een eigen sleutel had ze niet`: the thing in front of the verb, where nothing stands behind the `niet`. */
function hadNot(tokens: readonly Token[], at: number, language: string): readonly Token[] {
  const next = tokens[at + 1]
  if (next && !next.breaks) return []
  const verb = tokens.slice(0, at).findLastIndex(({ value }) => being(language).has(value))
  const start = tokens.slice(0, verb + 1).findLastIndex(({ breaks }, index) => breaks || index === 0)
  const [article, ...thing] = verb < 0 ? [] : tokens.slice(start, verb)
  const isOnlyWho = tokens.slice(verb + 1, at).length === 1
  const isThing = article && singles.has(article.value) && isOnlyWho
  return isThing ? nounPhrase(thing, language).slice(0, thing.length) : []
}
