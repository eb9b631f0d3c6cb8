import { runsOf } from '../runs.js'
import type { Token } from '../tokens.js'
import { wordSet } from '../forms/word-set.js'
import { standsIn, telling, type Said } from './said.js'

const conjunctions = wordSet('and und et y e ed en i oraz')

/** What one text does to one thing, told of another text's thing too: `waters the olives and the almonds` of who waters the olives. */
export function otherObject({ tokens, grounds, language, isPlain }: Said): string | undefined {
  const told = grounds.flatMap(({ sequences }) => sequences)
  const run = (at: number, step: -1 | 1) =>
    step < 0 ? (runsOf(tokens.slice(0, at), language).at(-1) ?? []) : tokens.slice(at + 2, at + 4)
  for (const [at, token] of tokens.entries()) {
    if (!conjunctions.has(token.value) || token.breaks) continue
    const before = run(at, -1)
    const words = telling(before, isPlain)
    const [thing, deed] = [words.at(-1), words.slice(0, -1)]
    const next = telling(run(at, 1), isPlain)[0]
    const opening = before[before.indexOf(thing ?? before[0]!) - 1]
    if (!thing || !next || !opening || opening.value !== tokens[at + 1]?.value || !isPlain(opening.value))
      continue
    const alone = (word: Token, known: readonly Token[]) =>
      standsIn(word.value, known, language) &&
      told.every((other) => other === known || !standsIn(word.value, other, language))
    const source = told.find((known) => known.length > 3 && deed.some((word) => alone(word, known)))
    if (!source || !standsIn(thing.value, source, language) || standsIn(next.value, source, language))
      continue
    if (told.some((known) => known.length > 3 && standsIn(next.value, known, language))) return next.raw
  }
  return undefined
}
