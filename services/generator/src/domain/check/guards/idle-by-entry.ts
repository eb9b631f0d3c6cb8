import { gathered } from '../../gathered.js'
import { isForm } from '../forms/one-word.js'
import { hasWord, type Ground } from '../ground.js'
import { beganOn, isDateOrMonth } from '../numbers/dates.js'
import type { Token } from '../tokens.js'
import { articles, pronouns } from '../words/function-words.js'

/** What stands around a word: those before it, nearest first, and those behind it. */
export interface Place {
  readonly before: readonly Token[]
  readonly behind: readonly Token[]
  readonly grounds: readonly Ground[]
  readonly token: Token
}

const tells = ({ value }: Token) => value.length > 2 && !articles.has(value)
const isOne = (one: Token, other: Token) => isForm(one.value, other.value, 'en')
const told = (grounds: readonly Ground[]) => gathered(grounds, ({ sequences }) => sequences)

/** Whether an entry says one of some English words. */
export const hasAny = (grounds: readonly Ground[], words: readonly string[]): boolean =>
  words.some((word) => grounds.some((ground) => hasWord(ground, word, 'en')))

/** `He first worked at Acme and then …`, `on cars first and moved to vans`: what came then is told too. */
export function isFirstOfTwo({ before, behind, grounds }: Place): boolean {
  const [who, next] = [before[0], behind[0]]
  if (!who || !next) return false
  if (next.value === 'and' && /^(?:moved|switched|changed|transferred)$/.test(behind[1]?.value ?? ''))
    return isMoveTold(before, behind, grounds)
  const isPerson = grounds.some(({ section, words }) => section === 'person' && words.has(who.value))
  const goesOn = behind.some(
    ({ value }, at) =>
      /^(?:then|later|afterwards?|subsequently)$/.test(value) || isNextDated(behind, at, grounds),
  )
  // `at first GLMs and later …`, `was first a baker and then …`
  const isAtFirst = who.value === 'at' && !/^(?:place|sight|instance|attempt)$/.test(next.value)
  const wasFirst = /^(?:was|were)$/.test(who.value) && articles.has(next.value)
  if (goesOn && (isAtFirst || wasFirst)) return true
  return goesOn && !next.isMarked && (isPerson || who.value === 'at' || pronouns.has(who.value))
}

/** `and from 2011 the manager`, where another entry began before that. */
function isNextDated(behind: readonly Token[], at: number, grounds: readonly Ground[]): boolean {
  const [joint, from, date] = behind.slice(at, at + 3)
  if (joint?.value !== 'and' || !/^(?:from|since|in)$/.test(from?.value ?? '')) return false
  if (!date || !isDateOrMonth(date)) return false
  const { start } = grounds.find((ground) => beganOn(ground, date)) ?? {}
  return start !== undefined && grounds.some((other) => other.start !== undefined && other.start < start)
}

const sharing = /^(?:with|together|jointly|alongside|helped|assisted|supported|co|contributed)$/
/** `She was the one who briefed them`, of what nobody else is named for. */
export function isTheOneWho({ before, behind, grounds }: Place): boolean {
  const deed = behind.slice(1).find(tells)
  const isHers = before[0]?.value === 'the' && behind[0]?.value === 'who'
  return (
    isHers &&
    deed !== undefined &&
    told(grounds).every(
      (known) =>
        !known.some((token) => isOne(token, deed)) || !known.some(({ value }) => sharing.test(value)),
    )
  )
}

/** `sheets, one for each proposal` of `sheets for every proposal`. */
export function isOneForEach({ behind, grounds, token }: Place): boolean {
  const [joint, each, noun] = behind
  const isEach = ({ value }: Token) => /^(?:each|every)$/.test(value)
  if (!token.breaks || !/^(?:for|per)$/.test(joint?.value ?? '') || !each || !isEach(each) || !noun)
    return false
  return told(grounds).some((known) =>
    known.some((other, at) => at > 0 && isEach(known[at - 1]!) && isOne(noun, other)),
  )
}

/** An entry tells `from cars to vans`. */
function isMoveTold(before: readonly Token[], behind: readonly Token[], grounds: readonly Ground[]): boolean {
  const to = behind.findIndex(({ value }) => value === 'to')
  const goal = to < 0 ? undefined : behind.slice(to + 1, to + 4).find(tells)
  return (
    goal !== undefined &&
    told(grounds).some((known) => {
      const from = known.findIndex(({ value }) => value === 'from')
      const onwards = known.findIndex(({ value }, at) => from >= 0 && at > from && value === 'to')
      const isGoal = known.slice(onwards + 1, onwards + 4).some((token) => isOne(token, goal))
      const starts = known.slice(from + 1, onwards).filter(tells)
      return onwards > 0 && isGoal && starts.some((start) => before.some((token) => isOne(token, start)))
    })
  )
}

/** `Her clients are councils` of work for councils. */
export function areListedFor({ behind, grounds }: Place): boolean {
  const verb = behind.findIndex(({ value }) => /^(?:are|were|include|included)$/.test(value))
  if (verb < 0 || behind.slice(0, verb + 1).some(({ breaks }) => breaks)) return false
  const listed = behind.slice(verb + 1).filter(({ kind, value }) => kind !== 'word' || value.length > 3)
  return (
    listed.length > 0 &&
    told(grounds).some((known) => {
      const from = known.findIndex(({ value }) => value === 'for')
      return from >= 0 && listed.every((one) => known.slice(from + 1).some((other) => isOne(one, other)))
    })
  )
}

/** `The parser was written in Go` of a Go parser. */
export function isWrittenIn({ before, behind, grounds }: Place): boolean {
  const [joint, tool] = behind
  if (joint?.value !== 'in' || !tool?.isMarked || !/^(?:was|were|is|are)$/.test(before[0]?.value ?? ''))
    return false
  return before
    .slice(1, 4)
    .some(({ value }) => grounds.some(({ pairs }) => pairs.has(`${tool.value} ${value}`)))
}
