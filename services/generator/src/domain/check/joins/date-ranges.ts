import { wordSet } from '../forms/word-set.js'
import { isDate, isDateOrMonth, rangeJoints } from '../numbers/dates.js'
import type { Said } from '../said.js'
import type { Token } from '../tokens.js'
import { articles } from '../words/function-words.js'

/** Two dates with nothing but a joint or a dash between them. */
interface Range {
  readonly tokens: readonly [Token, Token]
  /** As entries have their dates; `June` of `from June to August 2015` has the year of the other. */
  readonly from: string
  readonly to: string
}

/** Further words that may stand in a joint: `tot en met`, `2014 r. do`, `bis zum`. */
const further = wordSet('met zum r roku')
const longestJoint = 3

/** Dates joined to a range that runs backwards, or that no entry and no text spans. */
export function wrongRange({ text, tokens, told, grounds }: Said): string | undefined {
  const dated = grounds.filter(({ start, end }) => start !== undefined || end !== undefined)
  const isAt = (date: string | undefined, bound: string) => date?.startsWith(bound) === true
  const isSpanned = ({ from, to }: Range) => {
    if (dated.length === 1) return isAt(dated[0]!.start, from) && isAt(dated[0]!.end, to)
    return [from, to].every((bound) => dated.some(({ start, end }) => isAt(start, bound) || isAt(end, bound)))
  }
  const isTold = (range: Range) =>
    told.some((known) => range.tokens.every(({ value }) => known.some((token) => token.value === value)))
  const wrong = rangesIn(tokens, text).find(
    (range) => isBackward(range) || (!isTold(range) && !isSpanned(range)),
  )
  return wrong?.tokens.map(({ raw }) => raw).join(' – ')
}

/** Told as exactly as the less exact of both. */
function isBackward({ from, to }: Range): boolean {
  const length = Math.min(from.length, to.length)
  return from.slice(0, length) > to.slice(0, length)
}

const rangesIn = (tokens: readonly Token[], text: string): readonly Range[] =>
  tokens.flatMap((one, at): readonly Range[] => {
    const other = isDateOrMonth(one) ? (behindDash(tokens, at, text) ?? behindJoint(tokens, at)) : undefined
    if (!other || !isDate(other)) return []
    const month = /^month-(\d+)$/.exec(one.value)?.[1]
    // A month alone goes with the year of a month.
    if (month !== undefined && other.kind === 'number') return []
    const from = month === undefined ? one.value : `${other.value.slice(0, 4)}-${month.padStart(2, '0')}`
    return [{ tokens: [one, other], from, to: other.value }]
  })

function behindJoint(tokens: readonly Token[], at: number): Token | undefined {
  let isJoined = false
  for (const token of tokens.slice(at + 1, at + 2 + longestJoint)) {
    // `dall'aprile 2014 all'aprile 2020`
    if (isDateOrMonth(token)) return isJoined || /^all['’]/iu.test(token.raw) ? token : undefined
    isJoined ||= rangeJoints.has(token.value)
    if (!rangeJoints.has(token.value) && !articles.has(token.value) && !further.has(token.value))
      return undefined
  }
  return undefined
}

/** `May 2013 – June 2015`; dates behind a comma are a list. */
function behindDash(tokens: readonly Token[], at: number, text: string): Token | undefined {
  const [one, other] = [tokens[at], tokens[at + 1]]
  if (!one || !other || !isDateOrMonth(other)) return undefined
  const end = text.indexOf(one.raw) + one.raw.length
  const between = text.slice(end, text.indexOf(other.raw, end))
  return /^[\p{L}\d. ]*[–—-] ?$/u.test(between) ? other : undefined
}
