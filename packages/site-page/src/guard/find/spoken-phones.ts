import type { FactSpan } from '../text/fact-span.js'
import type { ReadText } from '../text/reading.js'
import { sets } from '../words/vocabulary.js'

/** A shorter row of numerals counts something. */
const fewest = 7
const joins = /^[\s,.\-–·]{1,3}$/

/** Rows of numerals: `oh seven seven double oh ...`. */
export function spokenPhones({ plain, words }: ReadText): FactSpan[] {
  const found: FactSpan[] = []
  let first = 0
  const isNumeral = (at: number) => sets.spoken.has(words[at]?.text ?? '')
  for (let at = 0; at <= words.length; at++) {
    const goesOn =
      at > first &&
      isNumeral(first) &&
      isNumeral(at) &&
      joins.test(plain.slice(words[at - 1]!.to, words[at]!.from))
    if (goesOn) continue
    if (at - first >= fewest && isNumeral(first))
      found.push({ kind: 'phone', from: words[first]!.from, to: words[at - 1]!.to })
    first = at
  }
  return found
}
