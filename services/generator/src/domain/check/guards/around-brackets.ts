import { tokensOf } from '../tokens.js'
import type { Said } from '../said.js'
import { acrossStatements } from './one-statement.js'

/** A pair of brackets within a sentence that goes on behind it. */
const brackets = /\s\([^()]*\)(?=\s\p{Ll})/u

/** What stands around brackets is told together: `The site (5.9 m) has been handed over`. */
export function acrossBrackets(said: Said): string | undefined {
  if (!said.text.includes(') ')) return undefined
  const text = said.text.replace(brackets, '')
  if (text === said.text) return undefined
  return acrossStatements({ ...said, text, tokens: tokensOf(text, said.language) })
}
