import { isBehindOfWhich } from '../joins/of-which.js'
import { isAmount, type Token } from '../tokens.js'
import { prepositions } from '../words/function-words.js'
import { isSame, wordsBehind } from './counted-words.js'

/** `of which 8 years in sales` of `12 years in the trade, of which 8 in sales`: a bare part counts what the whole before it counts. */
export function isShareCounted(
  tokens: readonly Token[],
  at: number,
  counted: string,
  told: readonly (readonly Token[])[],
  language: string,
): boolean {
  if (!isBehindOfWhich(tokens, at, language)) return false
  const isBare = (next: Token | undefined) => !next || next.breaks || prepositions(language).has(next.value)
  return told.some((known) =>
    known.some(({ value }, place) => {
      const isPart =
        value === tokens[at]!.value && isBehindOfWhich(known, place, language) && isBare(known[place + 1])
      const whole = isPart ? known.slice(0, place).findLastIndex(isAmount) : -1
      return whole >= 0 && wordsBehind(known, whole).some((token) => isSame(counted, token.value, language))
    }),
  )
}
