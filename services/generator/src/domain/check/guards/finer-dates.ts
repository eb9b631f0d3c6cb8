import { gathered } from '../../gathered.js'
import { wordSet } from '../forms/word-set.js'
import { isJob } from '../ground.js'
import { isDateOrMonth, isUntil, startsOf } from '../numbers/dates.js'
import { finerAt, type Finer, type Part } from '../numbers/parts-of-dates.js'
import type { Said } from '../said.js'
import type { Token } from '../tokens.js'

/** Parts of dates that are nouns of other things as well. */
const things = wordSet('end fin final')

/** A date that is told more exactly than any entry has it: `3 June 2019`, `early June 2019` of `2019-06`, `late 2019` of `2019`. */
export function finerDate({ tokens, grounds, told, language }: Said): string | undefined {
  if (!tokens.some(isDateOrMonth)) return undefined
  const texts = gathered(told, (known) => known.filter(isDateOrMonth).map(({ value }) => value))
  /** `since the end of 2019` is a start, `until` then an end; a degree or a certificate is had since its end. */
  const datesOf = (bound: 'start' | 'end' | undefined) => [
    ...gathered(grounds, (ground) =>
      [
        bound === 'end' ? undefined : ground.start,
        bound === 'start' && isJob(ground) ? undefined : ground.end,
      ].filter((date) => date !== undefined),
    ),
    ...texts,
  ]
  for (const [at, date] of tokens.entries()) {
    const finer = isDateOrMonth(date) ? finerAt(tokens, at, language) : undefined
    if (!finer) continue
    const bound = boundBefore(tokens, at, language)
    if (datesOf(bound).some((each) => liesIn(each, date, finer))) continue
    const isTold = told.some((known) =>
      known.some((each, index) => isMonthOf(each, date) && isSame(finer, finerAt(known, index, language))),
    )
    // `the year-end accounts of 2019`, `Proyecto final`: it names a thing.
    const isThing = told.some((known) =>
      known.some((each) => each.raw === finer.raw && things.has(each.value)),
    )
    if (!isTold && !isThing) return `${finer.raw} ${date.raw}`
  }
  return undefined
}

/** The bound in front of a date and what makes it more exact: `since the end of 2019`. */
function boundBefore(tokens: readonly Token[], at: number, language: string): 'start' | 'end' | undefined {
  const before = tokens.slice(Math.max(0, at - 5), at).toReversed()
  const isStart = ({ value }: Token) => value !== 'partir' && startsOf(language).has(value)
  const mark = before.find((token) => isStart(token) || isUntil(token, language) || token.breaks)
  if (!mark) return undefined
  return isStart(mark) ? 'start' : isUntil(mark, language) ? 'end' : undefined
}

/** Whether a date of an entry, `2019-06` or `2019-06-03`, is the said one and lies there. */
function liesIn(date: string, said: Token, finer: Finer): boolean {
  const [year = '', month, day] = date.split('-')
  if (said.kind === 'number')
    return (
      year === said.value && 'part' in finer && month !== undefined && isWithin(Number(month) / 12, finer)
    )
  const isIts = said.value === `month-${Number(month)}` || said.value === `${year}-${month}`
  if (!isIts || day === undefined) return false
  return 'part' in finer ? isWithin(Number(day) / 31, finer) : Number(day) === finer.day
}

const isWithin = (share: number, { part: { from, to } }: { readonly part: Part }) =>
  from <= to ? share >= from && share <= to : share >= from || share <= to

const monthIn = (date: string) => Number(/^(?:month|\d{4})-(\d+)$/.exec(date)?.[1])

/** The same date, or the same month where one of both leaves out its year. */
const isMonthOf = ({ value }: Token, said: Token) =>
  value === said.value ||
  ([value, said.value].some((date) => date.startsWith('month-')) && monthIn(value) === monthIn(said.value))

const isSame = (one: Finer, other: Finer | undefined) =>
  other !== undefined &&
  ('part' in one ? 'part' in other && one.part === other.part : 'day' in other && one.day === other.day)
