import { oncePerWord } from './forms/once-per-word.js'
import { oncePerText } from './once-per-text.js'
import type { Token } from './tokens.js'

type Asks = (word: string, language: string) => boolean

/** What guards ask of words, each at its own place. */
const asked: Asks[] = []

/** The questions that a word answers with yes. */
const answersTo = oncePerWord((word, language): readonly number[] =>
  [...asked.keys()].filter((at) => asked[at]!(word, language)),
)

const answersIn = oncePerText((tokens, language): readonly boolean[] => {
  const answers = asked.map(() => false)
  for (const { value } of tokens) for (const at of answersTo(value, language)) answers[at] = true
  return answers
})

/**
 * Tells whether a text has a word that answers yes, for a guard that speaks of such words alone. All that guards ask is
 * asked of a word at once, so most guards need not look at a text. To be made where a module begins, never later.
 */
export function anyWord(asks: Asks) {
  const at = asked.push(asks) - 1
  return (known: readonly Token[], language: string): boolean => answersIn(known, language)[at]!
}
