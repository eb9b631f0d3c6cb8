import type { IntlWords } from './intl-words.js'
import { latinDigits } from './quantities.js'

/** A date as far as a text gives it. */
export interface CalendarDate {
  readonly start: number
  readonly end: number
  readonly year?: number | undefined
  readonly month?: number | undefined
  readonly day?: number | undefined
}

const numeric = [
  /(?<![\p{L}\p{Nd}])(?<year>\p{Nd}{4})-(?<month>0[1-9]|1[0-2])(?:-(?<day>0[1-9]|[12]\p{Nd}|3[01]))?(?![\p{L}\p{Nd}])/gu,
  /(?<![\p{L}\p{Nd}])(?:(?<day>0?[1-9]|[12]\p{Nd}|3[01])[./-])?(?<month>0?[1-9]|1[0-2])[./-](?<year>(?:19|20)\p{Nd}{2})(?![\p{L}\p{Nd}])/gu,
]
const loneYear =
  /(?<![\p{L}\p{Nd}]|\p{Nd}[.,])(?<year>(?:19|20)\p{Nd}\p{Nd})(?![\p{L}\p{Nd}]|[.,]\p{Nd}|\s?[%‰\p{Sc}])/gu
/** `2016-19`, `2016/17`: the end of a span, written short. */
const shortEnd = /(?<=(?<![\p{L}\p{Nd}])(?<century>19|20)\p{Nd}\p{Nd}[–/-])\p{Nd}\p{Nd}(?![\p{L}\p{Nd}-])/gu

/** Every date of a text, none within another. */
export function datesOf(original: string, words: IntlWords): CalendarDate[] {
  const text = latinDigits(original)
  const dates = [
    ...numeric.flatMap((form) => [...text.matchAll(form)].map(numericDate)),
    ...namedDates(text, words),
    ...[...text.matchAll(shortEnd), ...text.matchAll(loneYear)].map(numericDate),
  ]
  return dates.filter(
    ({ start, end }, at) => !dates.slice(0, at).some((date) => date.start < end && start < date.end),
  )
}

const numericDate = ({ index: start, 0: whole, groups = {} }: RegExpExecArray): CalendarDate => {
  const year = partOf(groups['century'] === undefined ? groups['year'] : groups['century'] + whole)
  const [month, day] = [partOf(groups['month']), partOf(groups['day'])]
  return { start, end: start + whole.length, year, month, day }
}

const partOf = (digits: string | undefined) => (digits === undefined ? undefined : Number(digits))

const dayBefore = /(?<![\p{L}\d])(\d{1,2})(?:\.|º|er|st|nd|rd|th)?\s(?:\p{L}{1,3}\s)?$/u
const dayBehind = /^\s(\d{1,2})(?:st|nd|rd|th)?(?![\d\p{L}%])/u
const yearBehind = /^[\s.,]{1,3}(?:\p{L}{1,3}\s|['’])?((?:19|20)\d\d)(?!\d)/u

/** Months by name, with the day and the year beside them. */
function* namedDates(text: string, words: IntlWords): Generator<CalendarDate> {
  for (const { index, 0: name } of text.matchAll(/[\p{L}\p{M}]+/gu)) {
    const known = words.months.get(name) ?? words.months.get(name.slice(0, 1).toLowerCase() + name.slice(1))
    if (!known) continue
    const before = dayBefore.exec(text.slice(Math.max(0, index - 12), index))
    const end = index + name.length
    const rest = text.slice(end, end + 24)
    const next = dayBehind.exec(rest)
    const behind = yearBehind.exec(next ? rest.slice(next[0].length) : rest)
    if (known.isShort && !before && !behind) continue
    yield {
      start: before ? index - before[0].length : index,
      end: end + (next?.[0].length ?? 0) + (behind?.[0].length ?? 0),
      year: partOf(behind?.[1]),
      month: known.month,
      day: partOf(before?.[1] ?? next?.[1]),
    }
  }
}

/** Whether the lines give that date, or a finer one: `2018` is given by `February 2018`, not the reverse. */
export const isGiven = (date: CalendarDate, given: readonly CalendarDate[]): boolean =>
  given.some((other) => parts.every((part) => date[part] === undefined || date[part] === other[part]))

const parts = ['year', 'month', 'day'] as const
