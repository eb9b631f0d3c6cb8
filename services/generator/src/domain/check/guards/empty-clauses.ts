import { bears, personAmong } from '../ground.js'
import { rejoined } from '../forms/separable.js'
import { unionOf } from '../forms/word-set.js'
import type { Said } from '../said.js'
import { changed, type Token } from '../tokens.js'
import { hollowNouns, pointing } from '../words/adjuncts.js'
import { clauseOpeners, hollowClauses } from '../words/clause-openers.js'
import { determiners, isAccented, prepositions, pronouns } from '../words/function-words.js'

/** One of the entries' words, one that only points or joins, or a plain one that says something. */
type Kind = 'told' | 'free' | 'plain'

/**
 * The first clause that is made of plain words alone, and of none of the entries': `and helped others`, `which he
 * enjoyed`. No word of it claims anything, but what it says no entry does.
 */
export function emptyClause(said: Said): string | undefined {
  const { tokens, language } = said
  const openers = clauseOpeners(language)
  const kindOf = kindsIn(said)
  let isEmpty = true
  let telling = 0
  // From behind: whether all that follows up to the clause's end is free is known then.
  for (let at = tokens.length - 1; at >= 0; at -= 1) {
    const token = tokens[at]!
    // Of a clause that tells something the rest need not be looked at.
    const kind: Kind = isEmpty ? kindOf(token, at) : 'told'
    isEmpty = kind !== 'told'
    telling += Number(kind === 'plain')
    const opens = openers.has(token.value) && !isAccented(token) && !isArticle(tokens, at, language)
    const begins = at === 0 || token.breaks || opens
    if (begins && isEmpty && telling > 0) return clauseFrom(tokens, at)
    if (at === 0 || token.breaks) [isEmpty, telling] = [true, 0]
  }
  return undefined
}

/** The `die` of `in die IT`. */
const isArticle = (tokens: readonly Token[], at: number, language: string) =>
  language === 'de' &&
  /^(?:der|die|das)$/.test(tokens[at]!.value) &&
  prepositions(language).has(tokens[at - 1]?.value ?? '')

/** Words that point and join, and those that say nothing of their own. */
export const hollowWords = unionOf(
  ...[() => determiners, () => pointing, () => pronouns, clauseOpeners, prepositions],
  ...[hollowNouns, hollowClauses],
)

/** What kind each word of a sentence is. */
function kindsIn({ tokens, grounds, language, isPlain }: Said): (token: Token, at: number) => Kind {
  const person = personAmong(grounds)
  const hollow = hollowWords(language)
  return (token, at) => {
    if (token.kind !== 'word') return 'told'
    // An MA is no French `ma`.
    if ((hollow.has(token.value) && !/^\p{Lu}{2,}$/u.test(token.raw)) || person.has(token.value))
      return 'free'
    if (isEndOfVerb(tokens, at, language)) return 'free'
    // `arbeitet sie ein` is told by `Einarbeitung`.
    const verb = isPlain(token.value) ? rejoined(tokens, at, language) : undefined
    const whole = verb === undefined ? [token] : [token, changed(token, { value: verb })]
    const isTold = grounds.some((ground) => whole.some((each) => bears(ground, each, language)))
    return isTold || !isPlain(token.value) ? 'told' : 'plain'
  }
}

/** The `ab` of `schloss mit „gut“ (86 Punkte) ab`: behind brackets it stands alone. */
const isEndOfVerb = (tokens: readonly Token[], at: number, language: string) =>
  tokens[at]!.breaks &&
  tokens[at + 1]?.breaks !== false &&
  tokens
    .slice(0, at)
    .some(({ value }, index) => rejoined(tokens, index, language) === `${tokens[at]!.value}${value}`)

/** Up to where it ends. */
function clauseFrom(tokens: readonly Token[], at: number): string {
  const end = tokens.findIndex(({ breaks }, index) => index > at && breaks)
  const clause = tokens.slice(at, end < 0 ? undefined : end)
  return clause.map(({ raw }) => raw).join(' ')
}
