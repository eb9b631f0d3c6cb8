import { gathered } from '../../gathered.js'
import { wordSet } from '../forms/word-set.js'
import { isDate, isDateOrMonth } from '../numbers/dates.js'
import type { Said } from '../said.js'
import type { Token } from '../tokens.js'
import { ands, articles, betweenOf } from '../words/function-words.js'

/** Two dates with nothing but a joint or a dash between them. */
interface Range {
  readonly tokens: readonly [Token, Token]
  /** As entries have their dates; `June` of `from June to August 2015` has the year of the other. */
  readonly from: string
  readonly to: string
}

/** Further words that may stand in a joint: `tot en met`, `2014 r. do`, `bis zum`, `bis in den`. */
const further = wordSet('met zum r roku of up in den')
/** Words between the two dates of a range. */
const joints = wordSet('to until till through bis a au al hasta ate ad ao tot do')
const longestJoint = 3

/** Dates joined to a range that runs backwards, or that no entry and no text spans. */
export function wrongRange(said: Said): string | undefined {
  const { told, grounds } = said
  const dated = grounds.filter(({ start, end }) => start !== undefined || end !== undefined)
  const isAt = (date: string | undefined, bound: string) => date?.startsWith(bound) === true
  const isSpanned = ({ from, to }: Range) => {
    if (dated.length === 1) return isAt(dated[0]!.start, from) && isAt(dated[0]!.end, to)
    return [from, to].every((bound) => dated.some(({ start, end }) => isAt(start, bound) || isAt(end, bound)))
  }
  const isIn = (known: readonly Token[], bound: string, { value }: Token) =>
    known.some((token) => token.value === value || (isDate(token) && token.value.startsWith(bound)))
  const isTold = ({ tokens: [one, other], from, to }: Range) =>
    told.some((known) => isIn(known, from, one) && isIn(known, to, other))
  const wrong = rangesIn(said).find((range) => isBackward(range) || (!isTold(range) && !isSpanned(range)))
  return wrong?.tokens.map(({ raw }) => raw).join(' – ')
}

/** Told as exactly as the less exact of both. */
function isBackward({ from, to }: Range): boolean {
  const length = Math.min(from.length, to.length)
  return from.slice(0, length) > to.slice(0, length)
}

const rangesIn = ({ tokens, text, language }: Said): readonly Range[] =>
  gathered(tokens, (one, at): readonly Range[] => {
    const other = isDateOrMonth(one)
      ? (behindDash(tokens, at, text) ?? behindJoint(tokens, at, language))
      : undefined
    if (!other) return []
    const last = /^month-(\d+)$/.exec(other.value)?.[1]
    // `from June 2018 to February` ends in the one that comes next.
    if (last !== undefined && one.kind === 'date' && isDate(one))
      return [{ tokens: [one, other], from: one.value, to: monthAfter(Number(last), one.value) }]
    if (!isDate(other)) return []
    const month = /^month-(\d+)$/.exec(one.value)?.[1]
    // A month alone goes with the year of a month.
    if (month !== undefined && other.kind === 'number') return []
    const from = month === undefined ? one.value : monthBefore(Number(month), other.value)
    return [{ tokens: [one, other], from, to: other.value }]
  })

/** The month of that number that came last before a date, `2015-03`: `from November to March 2015` began the year before. */
function monthBefore(month: number, date: string): string {
  const year = Number(date.slice(0, 4)) - Number(month > Number(date.slice(5, 7)))
  return `${year}-${`${month}`.padStart(2, '0')}`
}

/** The month of that number that comes next after a date. */
function monthAfter(month: number, date: string): string {
  const year = Number(date.slice(0, 4)) + Number(month < Number(date.slice(5, 7)))
  return `${year}-${`${month}`.padStart(2, '0')}`
}

function behindJoint(tokens: readonly Token[], at: number, language: string): Token | undefined {
  // `tra il 2022 e il 2023`
  const before = tokens.slice(0, at).findLast(({ value }) => !articles.has(value))
  let isJoined = before !== undefined && betweenOf(language).has(before.value)
  for (const token of tokens.slice(at + 1, at + 2 + longestJoint)) {
    // `dall'aprile 2014 all'aprile 2020`
    if (isDateOrMonth(token)) return isJoined || /^all['’]/iu.test(token.raw) ? token : undefined
    isJoined ||= joints.has(token.value)
    if (![joints, ands, articles, further].some((words) => words.has(token.value))) return undefined
  }
  return undefined
}

/** `May 2013 – June 2015`; dates behind a comma are a list. */
function behindDash(tokens: readonly Token[], at: number, text: string): Token | undefined {
  const [one, other] = [tokens[at], tokens[at + 1]]
  if (!one || !other || !isDateOrMonth(other)) return undefined
  const written = text.normalize('NFKC')
  const between = written.slice(endOf(tokens, at, written), endOf(tokens, at + 1, written) - other.raw.length)
  return /^[\p{L}\d.\s]*[–—-]\s*$/u.test(between) ? other : undefined
}

/** Where in a text the token at `at` ends; each is looked for behind the one before. */
const endOf = (tokens: readonly Token[], at: number, text: string): number =>
  tokens.slice(0, at + 1).reduce((end, { raw }) => {
    const start = text.indexOf(raw, end)
    return start < 0 ? end : start + raw.length
  }, 0)
