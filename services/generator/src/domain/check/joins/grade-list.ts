import type { Said } from '../said.js'
import type { Token } from '../tokens.js'

const isGrade = ({ raw }: Token) => /^[A-F]$/.test(raw)
/** Marks in a row: `A, B, B`, `B and C`. */
const between = /^(?:and|und|et|y|e|en|i)$/

/** The rows of at least two marks that a text has, each as one word. */
function rowsOf(tokens: readonly Token[]): readonly string[] {
  const rows: string[] = ['']
  for (const token of tokens)
    if (isGrade(token)) rows.push(`${rows.pop() ?? ''}${token.raw}`)
    else if (!between.test(token.value) || token.isMarked) rows.push('')
  return rows.filter(({ length }) => length > 1)
}

/** `A, A, B` of who got `A, B, B`: marks in a row are those of an entry, in its order. */
export function otherGrades({ tokens, grounds }: Said): string | undefined {
  const said = rowsOf(tokens)
  if (said.length === 0) return undefined
  const told = grounds.flatMap(({ sequences }) => sequences.flatMap(rowsOf))
  const wrong = said.find((row) => !told.some((known) => known.includes(row)))
  return wrong === undefined ? undefined : [...wrong].join(', ')
}
