import { gathered } from '../../gathered.js'
import { isForm } from '../forms/one-word.js'
import { isTimeUnit } from '../numbers/time-words.js'
import { oncePerText } from '../once-per-text.js'
import { standsIn, type Said } from '../said.js'
import { isAmount, type Token } from '../tokens.js'
import { ands, articles, conjunctionsOf, prepositions } from '../words/function-words.js'

interface Both {
  readonly amount: Token
  readonly counted: Token
  readonly link: string
  readonly things: readonly [Token, Token]
}

const isThing = (token: Token | undefined): token is Token => token?.kind === 'word' && token.value.length > 2

/** `58 monographs in history and archaeology`: an amount of what two things joined behind a preposition have together. */
const bothIn = oncePerText((known, language): readonly Both[] =>
  gathered(known, (amount, at) => {
    const [counted, link] = [known[at + 1], known[at + 2]]
    if (!isAmount(amount) || !isThing(counted) || isTimeUnit(counted.value)) return []
    if (!link || link.breaks || !prepositions(language).has(link.value)) return []
    const [one, joint, other, next] = known.slice(at + 3, at + 8).filter(({ value }) => !articles.has(value))
    if (!isThing(one) || !joint || joint.breaks || !isThing(other)) return []
    const isJoint = conjunctionsOf(language).has(joint.value) && ands.has(joint.value)
    const isLast = !next || next.breaks || prepositions(language).has(next.value)
    return isJoint && isLast ? [{ amount, counted, link: link.value, things: [one, other] }] : []
  }),
)

/** The amount of two things together, told of one of them: `58 monographs in archaeology`. */
export function amountOfOne({ tokens, told, language }: Said): string | undefined {
  if (!tokens.some(isAmount)) return undefined
  return gathered(told, (known) => bothIn(known, language)).find(({ amount, counted, link, things }) => {
    const at = tokens.findIndex(({ value }) => value === amount.value)
    if (at < 0 || !isForm(counted.value, tokens[at + 1]?.value ?? '', language)) return false
    if (tokens[at + 2]?.value !== link) return false
    const said = things.filter(({ value }) => standsIn(value, tokens, language))
    return said.length === 1 && standsIn(said[0]!.value, tokens.slice(at + 3, at + 5), language)
  })?.amount.raw
}
