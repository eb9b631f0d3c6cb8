import { entriesAmong, says, type Ground } from '../ground.js'
import type { Token } from '../tokens.js'
import { telling, upTo, type Said } from '../said.js'
import { articles, conjunctionsOf, prepositions } from '../words/function-words.js'

/** Their entries name what somebody has, and tell no deed. */
const lists = new Set(['skills', 'languages', 'interests'])

/** What a list alone names, added to what a text tells of another thing: `programs shows on the Hog and on the Eos`. */
export function addedItem(said: Said): string | undefined {
  const { tokens, grounds, language } = said
  const listing = entriesAmong(grounds).filter(({ section }) => lists.has(section))
  const rest = grounds.filter((ground) => !listing.includes(ground))
  if (listing.length === 0 || entriesAmong(rest).length === 0) return undefined
  const isListed = (token: Token) =>
    listing.some((ground) => says(ground, token, language)) &&
    !rest.some((ground) => says(ground, token, language))
  const joints = conjunctionsOf(language)
  for (const [at, { value, breaks }] of tokens.entries()) {
    if (!joints.has(value) && !breaks) continue
    const item = itemBehind(tokens, joints.has(value) ? at + 1 : at, language)
    // Behind a comma alone another clause may begin.
    const isItem = item.length > 0 && item.every(isListed) && (joints.has(value) || item.every(isName))
    if (isItem && isToldWith(clauseBefore(tokens, at), rest, listing, said))
      return item.map(({ raw }) => raw).join(' ')
  }
  return undefined
}

const isName = ({ isMarked }: Token) => isMarked

/** What a joint adds, up to the next one or a break, without the words in front that only lead to it. */
function itemBehind(tokens: readonly Token[], at: number, language: string): readonly Token[] {
  const joints = conjunctionsOf(language)
  const leading = prepositions(language)
  const item = upTo(
    tokens.slice(at),
    ({ breaks, value }, index) => index > 0 && (breaks || joints.has(value)),
  )
  const start = item.findIndex(({ value }) => !leading.has(value) && !articles.has(value))
  return start < 0 ? [] : item.slice(start)
}

const clauseBefore = (tokens: readonly Token[], end: number) => {
  const start = tokens.slice(0, end).findLastIndex(({ breaks }) => breaks)
  return tokens.slice(Math.max(0, start), end)
}

/** Whether one text tells the last thing of a clause together with a word that no list has: a deed, a title. */
function isToldWith(
  clause: readonly Token[],
  rest: readonly Ground[],
  listing: readonly Ground[],
  { language, isPlain }: Said,
): boolean {
  const last = clause.at(-1)
  if (!last) return false
  const deeds = telling(clause.slice(0, -1), isPlain).filter(
    (token) => !listing.some((ground) => says(ground, token, language)),
  )
  return rest.some(({ sequences }) =>
    sequences.some((known) => {
      const has = ({ value }: Token) => known.some((token) => token.value === value)
      return has(last) && deeds.some(has)
    }),
  )
}
