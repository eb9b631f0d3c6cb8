import { isForm } from '../forms/one-word.js'
import type { Said } from '../said.js'
import type { Token } from '../tokens.js'
import { determiners, prepositions } from '../words/function-words.js'

const percent = /^[\d.]+%$/
const near = 3

/** The noun that a percentage is put to: `waste by 15%`, `15% of the waste`. */
function nounOf(tokens: readonly Token[], at: number): Token | undefined {
  if (tokens[at - 1]?.value === 'by') return tokens[at - 2]
  if (tokens[at + 1]?.value !== 'of') return undefined
  return tokens.slice(at + 2, at + 2 + near).find(({ value }) => !determiners.has(value))
}

/** The word right in front of a noun that says which, where the noun ends its phrase: `flour` of `flour waste`. */
function narrowing(known: readonly Token[], at: number): Token | undefined {
  const [before, token, next] = [known[at - 1], known[at]!, known[at + 1]]
  const isHead = !next || next.breaks || !next.follows || prepositions('en').has(next.value)
  const isBeside = before?.kind === 'word' && token.follows && !token.breaks && !determiners.has(before.value)
  return isBeside && isHead && before.value.length > 3 && !/(?:ed|ing)$/.test(before.value)
    ? before
    : undefined
}

/** A percentage of a part told of the whole: `waste by 15%` of `flour waste by 15%`. */
export function shareOfWhole({ tokens, told, language, isPlain }: Said): string | undefined {
  if (language !== 'en') return undefined
  const isSaid = ({ value }: Token) => tokens.some((token) => isForm(value, token.value, 'en'))
  for (const [at, share] of tokens.entries()) {
    const noun = percent.test(share.value) ? nounOf(tokens, at) : undefined
    if (noun?.kind !== 'word') continue
    const isOfPart = (known: readonly Token[]) =>
      known.some((token, index) => {
        const which = isForm(noun.value, token.value, 'en') ? narrowing(known, index) : undefined
        return which !== undefined && !isPlain(which.value) && !isSaid(which)
      })
    const own = told.filter((known) => known.some(({ value }) => value === share.value))
    if (own.length > 0 && own.every(isOfPart)) return `${share.raw} … ${noun.raw}`
  }
  return undefined
}
