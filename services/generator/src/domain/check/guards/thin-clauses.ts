import { wordSet } from '../forms/word-set.js'
import { bears, personAmong } from '../ground.js'
import { standsInAny, upTo, type Said } from '../said.js'
import type { Token } from '../tokens.js'
import { clauseOpeners } from '../words/clause-openers.js'
import { prepositions } from '../words/function-words.js'
import { hollowWords } from './empty-clauses.js'

/** They point at all that was told before. */
const aboutIt = wordSet('it about darüber davon daran erover ervan daarover')
/** As many words such a clause has at most, with the one that opens it. */
const most = 5

/**
 * A clause that leans on one word alone, which the entries say by another word: `and spoke about it` of who presented,
 * `was ihr Freude machte` of a degree. What a word has in common with another makes no statement by itself.
 */
export function thinClause(said: Said): string | undefined {
  const { tokens, language } = said
  const openers = clauseOpeners(language)
  for (const [at, { value }] of tokens.entries()) {
    // `um die Uhr`: behind a preposition it is an article.
    if (at === 0 || !openers.has(value) || prepositions(language).has(tokens[at - 1]!.value)) continue
    const clause = upTo(tokens.slice(at), ({ breaks }, index) => index > 0 && breaks)
    if (clause.length > 1 && clause.length <= most && isThin(clause, said))
      return clause.map(({ raw }) => raw).join(' ')
  }
  return undefined
}

function isThin(clause: readonly Token[], { told, grounds, language, isPlain }: Said): boolean {
  const person = personAmong(grounds)
  const hollow = hollowWords(language)
  const rest = clause.slice(1).filter(({ value }) => !hollow.has(value) && !person.has(value))
  if (
    rest.length === 0 ||
    rest.some(({ kind, isMarked }) => kind !== 'word' || (isMarked && language !== 'de'))
  )
    return false
  if (rest.some(({ value }) => standsInAny(value, told, language))) return false
  const [borne, idle] = [
    rest.filter((token) => grounds.some((ground) => bears(ground, token, language))),
    rest.filter((token) => !grounds.some((ground) => bears(ground, token, language))),
  ]
  const isPointed = clause.some(({ value }) => aboutIt.has(value))
  const [only] = borne
  if (!only || borne.length > 1 || only.isMarked) return false
  return idle.every(({ value }) => isPlain(value)) && (idle.length > 0 || isPointed || isPlain(only.value))
}
