import { stemOf } from '../forms/stem.js'
import { oncePerText } from '../once-per-text.js'
import type { Said } from '../said.js'
import type { Token } from '../tokens.js'
import { determiners, prepositions } from '../words/function-words.js'

const one = /^(?:an?|one|another)$/
/** `a weekly report` is a report each week. */
const recurring = /(?:dai|week|night|month|quarter|year)ly$|^(?:annual|regular|standing)$/
/** From an article to its noun. */
const near = 3
const isPlural = ({ kind, value }: Token) =>
  kind === 'word' && value.endsWith('s') && /\p{L}{3}(?<!s)s$/u.test(value)

interface Nouns {
  /** What stands behind an `a` alone. */
  readonly single: ReadonlySet<string>
  /** All other words. */
  readonly other: ReadonlySet<string>
}

/** What a text has one of, and what it may have more of. */
const nounsIn = oncePerText((known, language): Nouns => {
  const [single, other] = [new Set<string>(), new Set<string>()]
  for (let at = 0; at < known.length; at += 1) {
    const token = known[at]!
    const next = known[at + 1]
    const isHead = !next || next.breaks || prepositions(language).has(next.value)
    const isOne = isHead && !isPlural(token) && isBehindOne(known, at)
    for (const noun of nounsAt(known, at, language)) (isOne ? single : other).add(noun)
  }
  return { single, other }
})

/** The stem of a noun, and with the word in front of it: `a graduate engineer` is one where `site engineer` is told too. */
function nounsAt(tokens: readonly Token[], at: number, language: string): readonly string[] {
  const [before, token] = [tokens[at - 1], tokens[at]!]
  const stem = stemOf(token.value, language)
  const isPair = before?.kind === 'word' && token.follows && before.value.length > 3
  return isPair ? [stem, `${before.value} ${stem}`] : [stem]
}

/** An article right in front, or with a word or two between that go on to the noun. */
function isBehindOne(known: readonly Token[], at: number): boolean {
  for (let index = at - 1; index >= 0 && index >= at - near; index -= 1) {
    if (known[index + 1]!.breaks || !known[index + 1]!.follows) return false
    if (one.test(known[index]!.value)) return true
    const { kind, value } = known[index]!
    if (kind !== 'word' || value.length < 4 || recurring.test(value)) return false
  }
  return false
}

/** More than the one that a single text tells of: `destroyers` of `a destroyer`. */
export function pluralOfOne({ tokens, told, language, isPlain }: Said): string | undefined {
  if (language !== 'en') return undefined
  return tokens.find((token, at) => {
    if (!isPlural(token) || token.isMarked || isPlain(token.value) || isVerbAt(tokens, at)) return false
    const nouns = told.map((known) => nounsIn(known, language))
    return nounsAt(tokens, at, language).some(
      (noun) =>
        nouns.filter(({ single }) => single.has(noun)).length === 1 &&
        !nouns.some(({ other }) => other.has(noun)),
    )
  })?.raw
}

/** `She records`, `and visits the`: no noun; `one in six shifts` is as many as there are. */
const isVerbAt = (tokens: readonly Token[], at: number) =>
  at === 0 ||
  tokens.slice(Math.max(0, at - 3), at).some(({ kind, value }) => kind === 'number' || value === 'every') ||
  /^(?:she|he|who|which|that|it|also|now|and)$/.test(tokens[at - 1]!.value) ||
  determiners.has(tokens[at + 1]?.value ?? '')
