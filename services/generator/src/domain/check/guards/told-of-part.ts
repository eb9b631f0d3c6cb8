import type { Ground } from '../ground.js'
import { isDateOrMonth } from '../numbers/dates.js'
import { isTimeUnit } from '../numbers/time-words.js'
import { standsIn, upTo, type Basis } from '../said.js'
import { tokensOf, type Token } from '../tokens.js'
import { toldOfParts, type ToldOfPart } from '../words/told-of-parts.js'

const partsIn = ({ written }: Ground, { part }: ToldOfPart): readonly string[] =>
  [...written.keys()].flatMap((text) => text.match(part) ?? [])

/** What a word is told of: the first thing behind it in its clause and plain nouns before that, or the last thing in front of it. */
function thingsOf(tokens: readonly Token[], at: number, isPlain: Basis['isPlain']): readonly Token[] {
  const isNoun = (token: Token) =>
    token.kind === 'word' && token.value.length > 3 && !isTimeUnit(token.value) && !isDateOrMonth(token)
  const isThing = (token: Token) => isNoun(token) && !isPlain(token.value)
  const behind = upTo(tokens.slice(at + 1), ({ breaks }) => breaks)
  const first = behind.findIndex(isThing)
  if (first >= 0) return behind.slice(0, first + 1).filter(isNoun)
  const start = tokens.slice(0, at + 1).findLastIndex(({ breaks }) => breaks)
  const before = tokens.slice(Math.max(0, start), at).filter(isThing)
  return [...behind.filter(isNoun), ...before.slice(-1)]
}

/** `liderou uma equipa` of `coordena uma equipa`, `creó scripts` of a line of scripts: never what another line tells. */
export function isToldOfPart(
  tokens: readonly Token[],
  at: number,
  { grounds, language, isPlain }: Basis,
): boolean {
  const word = tokens[at]!.value
  const telling = toldOfParts[language]?.filter(({ words }) => words.has(word)) ?? []
  if (telling.length === 0) return false
  const things = thingsOf(tokens, at, isPlain)
  const areIn = (part: string) => {
    const known = tokensOf(part, language)
    return things.some(({ value }) => standsIn(value, known, language))
  }
  return grounds.some((ground) =>
    telling.some((told) => told.sections.test(ground.section) && partsIn(ground, told).some(areIn)),
  )
}
