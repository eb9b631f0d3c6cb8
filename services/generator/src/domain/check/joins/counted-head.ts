import { gathered } from '../../gathered.js'
import { isForm } from '../forms/one-word.js'
import { isTimeUnit } from '../numbers/time-words.js'
import { placesOf } from '../once-per-text.js'
import { standsIn, type Said } from '../said.js'
import { isAmount, type Token } from '../tokens.js'
import { conjunctions, ofs, prepositions } from '../words/function-words.js'

/** What an English noun may have behind it that is no part of its name. */
const clauses = /^(?:who|which|that|where|when|while|is|are|was|were|has|have|had|now|then|also|not)$/
/** Who or what is counted is no more than that, whatever the entry calls it. */
const generic =
  /^(?:people|persons?|items?|things?|pieces?|times|copies|members?|juniors|seniors|trainees|volunteers|staff|employees|colleagues|others?|teams?|cases?)$/
const most = 6

const isPlural = ({ value }: Token) => value.length > 3 && /s$/.test(value) && !/(?:ss|us|is)$/.test(value)

/** The nouns behind the amount at `at`, up to a preposition, another amount or a break: `hospital information systems`. */
export function nounsBehind(tokens: readonly Token[], at: number): readonly Token[] {
  const behind = tokens.slice(at + 1, at + 1 + most)
  const isEnd = (token: Token, index: number) =>
    token.kind !== 'word' ||
    (token.breaks && index > 0) ||
    prepositions('en').has(token.value) ||
    conjunctions.has(token.value) ||
    clauses.test(token.value)
  const end = behind.findIndex(isEnd)
  return behind.slice(0, end < 0 ? behind.length : end)
}

/** What is counted: the last plural of them, which other words tell more of. */
export const headOf = (nouns: readonly Token[]): Token | undefined => nouns.findLast(isPlural)

/**
 * An amount put before what the entry counts another thing by: `12 hospitals` of 12 hospital systems, `nine governments`
 * of nine departments of a government. English alone: elsewhere what is counted stands first.
 */
export function otherHead({ tokens, told, language }: Said): string | undefined {
  if (language !== 'en') return undefined
  for (let at = 0; at < tokens.length; at += 1) {
    const amount = tokens[at]!
    if (!isAmount(amount) || isTimeUnit(tokens[at + 1]?.value ?? '')) continue
    const nouns = nounsBehind(tokens, at)
    const said = headOf(nouns)
    if (!said || generic.test(said.value)) continue
    const own = gathered(told, (known) =>
      placesOf(known, amount.value, language).map((place) => ({ known, place })),
    )
    const isWrong = own.map(({ known, place }) => {
      const counted = nounsBehind(known, place)
      const head = headOf(counted)
      if (!head || standsIn(head.value, tokens, language)) return false
      return isBeside(said, counted, known.slice(place), head)
    })
    if (isWrong.length > 0 && isWrong.every(Boolean)) return `${amount.raw} … ${said.raw}`
  }
  return undefined
}

/** It stands there as a part of the name of what is counted, or behind that as what it belongs to. */
function isBeside(said: Token, counted: readonly Token[], known: readonly Token[], head: Token): boolean {
  const at = counted.findIndex(({ value }) => isForm(said.value, value, 'en'))
  if (at >= 0) return at < counted.indexOf(head) && counted[at]!.follows
  const behind = known.slice(known.indexOf(head) + 1)
  const end = behind.findIndex((token) => token.breaks || isAmount(token))
  const near = end < 0 ? behind : behind.slice(0, end)
  return ofs('en').has(near[0]?.value ?? '') && standsIn(said.value, near, 'en')
}
