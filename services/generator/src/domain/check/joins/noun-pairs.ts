import { gathered } from '../../gathered.js'
import { placesOf } from '../once-per-text.js'
import { standsIn, type Said } from '../said.js'
import { valueOf, type Token } from '../token.js'
import { pointing } from '../words/adjuncts.js'
import { conjunctions, determiners, prepositions, pronouns } from '../words/function-words.js'

/** They tell which one or how often, not of what kind. */
const idle =
  /^(?:each|every|entire|whole|same|earlier|later|former|previous|first|second|third|last|next|annual|yearly|everyday|daily|weekly|monthly|quarterly|own|new|further|other|more|most|many|several|both|current|present|recent)$/
const apart = [determiners, conjunctions, pronouns, pointing, prepositions('en')]
const isNoun = (token: Token | undefined): token is Token =>
  token?.kind === 'word' && token.value.length > 3 && !apart.some((set) => set.has(token.value))
/** Verbs and what only qualifies, as far as an ending tells. */
const isVerbal = ({ value }: Token) => /(?:ing|ed|ly)$/.test(value)

interface Pair {
  readonly front: Token
  readonly thing: Token
}

/** A word right in front of the last one of a phrase; `annual stock` of `annual stock count` is none. */
function pairAt(tokens: readonly Token[], at: number): Pair | undefined {
  const [front, thing, next] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (!isNoun(front) || !isNoun(thing) || !thing.follows || thing.breaks || isVerbal(thing)) return undefined
  if (idle.test(front.value) || /(?:'s?|ing)$/.test(front.value)) return undefined
  return isNoun(next) && next.follows && !next.breaks ? undefined : { front, thing }
}

/** What stands in front of a word in each text that has it. */
const modifiersOf = (thing: Token, texts: Said['told']): readonly (Token | undefined)[] =>
  gathered(texts, (known) => placesOf(known, thing.value, 'en').map((at) => known[at - 1]))

const isUnsaid = (own: Token | undefined, tokens: readonly Token[]) =>
  isNoun(own) && !isVerbal(own) && !standsIn(own.value, tokens, 'en')

/**
 * A thing with a word in front that no text has with it, in place of the one that all have: `the design report` of a cost
 * report. English alone, which sets nouns in front of nouns.
 */
export function otherModifier({ tokens, told, language }: Said): string | undefined {
  if (language !== 'en') return undefined
  for (const at of tokens.keys()) {
    const pair = pairAt(tokens, at)
    if (!pair) continue
    const { front, thing } = pair
    const before = valueOf(tokens, at - 2)
    const opens =
      tokens[at - 2]?.kind === 'number' ||
      determiners.has(before) ||
      prepositions('en').has(before) ||
      before.endsWith('ing')
    const texts = opens ? told.filter((known) => placesOf(known, thing.value, 'en').length > 0) : []
    if (texts.length === 0 || texts.some((known) => standsIn(front.value, known, 'en'))) continue
    if (modifiersOf(thing, texts).every((own) => isUnsaid(own, tokens))) return `${front.raw} ${thing.raw}`
  }
  return undefined
}
