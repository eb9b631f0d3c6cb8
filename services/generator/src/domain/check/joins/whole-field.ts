import { entriesAmong } from '../ground.js'
import type { Said } from '../said.js'
import type { Token } from '../tokens.js'
import { ofs, prepositions } from '../words/function-words.js'

/** The field of a degree cut before what it is of: `a degree in Management` of `Management of Human Resources`. */
export function cutField({ tokens, grounds, language }: Said): string | undefined {
  const own = entriesAmong(grounds)
  // `studied at University` of the `University of Leeds`: it is no field.
  const texts = own.flatMap(({ sequences, name, section }) =>
    sequences
      .filter((known) => section !== 'education' || !known.every(({ value }) => name.has(value)))
      .map((known) => ({ known, isDegree: section === 'education' })),
  )
  const isOf = (token: Token | undefined) => ofs(language).has(token?.value ?? '')
  const isCut = (token: Token, at: number) => {
    const such = texts.filter(({ known }) => known[0]?.value === token.value)
    return (
      such.some(({ isDegree }) => isDegree) &&
      !isOf(tokens[at + 1]) &&
      such.every(({ known: [, link] }) => isOf(link))
    )
  }
  const isIn = (at: number) =>
    prepositions(language).has(tokens[at - 1]?.value ?? '') && !isOf(tokens[at - 1])
  // `Teaching of English in Secondary Teaching`: the field goes on with the word that it begins with.
  const isOnward = (token: Token, at: number) =>
    tokens.some(({ value }, index) => index < at && value === token.value && isOf(tokens[index + 1])) &&
    texts.some(({ known }) =>
      known.some((_, end) => isRowAt(known, end, tokens.slice(Math.max(0, at - 2), at + 2))),
    )
  return tokens.find((token, at) => token.isMarked && isIn(at) && isCut(token, at) && !isOnward(token, at))
    ?.raw
}

/** Whether a text has just these words, the last of them at `end`. */
const isRowAt = (known: readonly Token[], end: number, row: readonly Token[]) =>
  end >= row.length - 1 && row.every(({ value }, at) => known[end - row.length + 1 + at]!.value === value)
