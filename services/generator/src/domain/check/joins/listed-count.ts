import { entriesAmong, type Ground } from '../ground.js'
import type { Token } from '../tokens.js'
import { isAmount } from '../tokens.js'
import { articles, conjunctions } from '../words/function-words.js'

/** Words between an amount and the list behind it. */
const mostBetween = 3
const opening = /^(?:namely|both|like)$/

/** What a list behind the break at `from` names: words with a capital, one by one, up to the end of the list. */
function namesFrom(tokens: readonly Token[], from: number): readonly (readonly Token[])[] {
  const names: Token[][] = []
  for (let at = from + Number(opening.test(tokens[from]?.value ?? '')); at < tokens.length; at += 1) {
    const token = tokens[at]!
    const isLast = conjunctions.has(token.value)
    if (isLast) at += 1
    const name = tokens[at]
    if (
      name?.kind !== 'word' ||
      !name.isMarked ||
      (!isLast && !token.breaks && names.length === 0 && at > from + 1)
    )
      return names
    if (isLast || token.breaks || names.length === 0) names.push([name])
    else names.at(-1)!.push(name)
  }
  return names
}

/** `a weekly one … and a monthly one`: what is told one by one. */
const onesFrom = (tokens: readonly Token[], from: number): number =>
  tokens
    .slice(from)
    .filter(({ value }, at) => value === 'one' && articles.has(tokens[from + at - 2]?.value ?? '')).length

const hasAll = (known: readonly Token[], names: readonly (readonly Token[])[]) =>
  names.flat().every(({ value }) => known.some((token) => token.value === value))

/** `three counties: Galway, Mayo and Roscommon`: an amount of as many as the list behind it names, which stands in one text. */
export function isCountOfList(tokens: readonly Token[], at: number, grounds: readonly Ground[]): boolean {
  const token = tokens[at]!
  if (!isAmount(token) || !/^\d$/.test(token.value)) return false
  if (isCountOfLanguages(tokens, at, grounds)) return true
  const from = tokens.findIndex(({ breaks }, index) => breaks && index > at + 1)
  if (from < 0 || from - at - 1 > mostBetween) return false
  const names = namesFrom(tokens, from)
  if (names.length > 1 && `${names.length}` === token.value)
    return grounds.some(({ sequences }) => sequences.some((known) => hasAll(known, names)))
  return `${onesFrom(tokens, from)}` === token.value
}

/** `two native languages`: of the languages that it speaks of, as many have the level told behind the amount. */
function isCountOfLanguages(tokens: readonly Token[], at: number, grounds: readonly Ground[]): boolean {
  const own = entriesAmong(grounds)
  if (own.length === 0 || own.some(({ section }) => section !== 'languages')) return false
  const level = tokens[at + 1]?.value ?? ''
  const having = own.filter(({ words }) =>
    [...words].some((word) => word.length > 4 && level.startsWith(word)),
  )
  return having.length > 1 && `${having.length}` === tokens[at]!.value
}
