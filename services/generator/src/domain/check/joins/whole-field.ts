import { entriesAmong } from '../ground.js'
import type { Said } from '../said.js'
import type { Token } from '../tokens.js'
import { ofs, prepositions } from '../words/function-words.js'

/** The field of a degree cut before what it is of: `a degree in Management` of `Management of Human Resources`. */
export function cutField({ tokens, grounds, language }: Said): string | undefined {
  const fields = entriesAmong(grounds)
    .filter(({ section }) => section === 'education')
    .flatMap(({ sequences }) => sequences)
  const isOf = (token: Token | undefined) => ofs(language).has(token?.value ?? '')
  const isCut = (token: Token, at: number) => {
    const own = fields.filter(([head]) => head?.value === token.value)
    return own.length > 0 && !isOf(tokens[at + 1]) && own.every(([, link]) => isOf(link))
  }
  const isIn = (at: number) =>
    prepositions(language).has(tokens[at - 1]?.value ?? '') && !isOf(tokens[at - 1])
  return tokens.find((token, at) => token.isMarked && isIn(at) && isCut(token, at))?.raw
}
