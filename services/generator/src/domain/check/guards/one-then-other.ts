import { isOver } from '../ground.js'
import type { Said } from '../said.js'
import type { Token } from '../tokens.js'
import { afterOf, beforeOf } from '../words/before-and-after.js'
import { articles, prepositions } from '../words/function-words.js'
import { isApart, type Word } from './set-with.js'

/** Where a phrase in front often has no comma behind it. */
const withoutComma = new Set(['es', 'pt', 'fr', 'it'])

/**
 * `Antes de dedicarme a la venta monté riego en viñedos`: what no comma parts are two entries' words. Whether their dates
 * lie so, the guard of mingled entries looks; what somebody is today came behind all that is over.
 */
export function isOneThenOther(clause: readonly Token[], words: readonly Word[], said: Said): boolean {
  const { grounds, language } = said
  const [first] = clause
  // `en viñedos`: no clause begins with what a preposition leads in.
  const isLedIn = ({ token }: Word) => {
    const { value = '' } = clause[clause.indexOf(token) - 1] ?? {}
    return articles.has(value) || prepositions(language).has(value)
  }
  const isBefore = beforeOf(language).has(first?.value ?? '')
  if (!withoutComma.has(language) || !(isBefore || afterOf(language).has(first?.value ?? ''))) return false
  const isPast = (ids: readonly string[]) =>
    grounds.every((ground) => !ids.includes(ground.id) || isOver(ground))
  return words.some((_, at) => {
    const [front, main] = [words.slice(0, at), words.slice(at)]
    if (at === 0 || isLedIn(words[at]!) || isApart(front) || isApart(main)) return false
    const [fronts, mains] = [idsOf(front), idsOf(main)]
    if (mains.includes('basics') || fronts.some((id) => mains.includes(id))) return false
    return !fronts.includes('basics') || (isBefore && isPast(mains))
  })
}

const idsOf = ([first]: readonly Word[]) => first?.from.map(({ id }) => id) ?? []
