import { cjkValue, fullYear, quarterMonths, two, yearIn } from './date-parts.js'
import { fold } from '../words/fold.js'
import {
  fromWords,
  monthNumbers,
  openEnds,
  rangeWords,
  seasons,
  sinceWords,
  yearMarks,
} from '../words/date-words.js'

/** A date or range as printed, at `from`..`to` of the text. Values are YYYY, YYYY-MM or YYYY-MM-DD. */
export interface DateSpan {
  from: number
  to: number
  start?: string
  end?: string
  /** A range, closed or open at one side. A lone date has only `end`. */
  isRange: boolean
  /** More than a bare year, so it can hardly be anything else. */
  isSure: boolean
}

const alternatives = (words: readonly string[]): string =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|')

/** Hyphens, also non-breaking ones, and dashes of all lengths. */
const dashes = '-‐‑⁃–—−‒'
const month = `(?:${alternatives([...monthNumbers.keys()])})`
const monthIn = new RegExp(`(?<![\\p{L}\\p{M}])${month}(?![\\p{L}\\p{M}])`, 'u')
/** As `\b`, also for letters that are not ASCII. */
const [wordStart, wordEnd] = ['(?<![\\p{L}\\p{M}\\d])', '(?![\\p{L}\\p{M}\\d])']
/** Scripts that write no spaces between words, so a word may begin or end anywhere. */
const unspaced = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}]'
const wordsWith = (words: readonly string[], isUnspaced: boolean): string =>
  alternatives(words.filter((word) => new RegExp(unspaced, 'u').test(word) === isUnspaced))
const year = '(?:19[4-9]\\d|20[0-4]\\d)'
const quarter = '(?:q[1-4]|[1-4]q|[1-4]\\.?\\s?(?:quartal|quarter|kwartal|kwartaal|trimestre))'
const season = `(?:${alternatives(seasons)})`
/** The Korean form: `2019. 3.`. In `in 2019. 3 sisters`, neither a full stop nor a dash follows the number. */
const spacedMonth = `${year}\\.\\s(?:1[0-2]|0?[1-9])(?:\\.(?:\\s(?:[12]\\d|3[01]|0?[1-9])\\.?)?(?!\\d)|(?=\\s*(?:$|[-–—~～〜])))`
/** A year of two digits: `03/21`, `Sep 15`. 36 to 69 are not read as years: they can be the minutes of a time of day. */
const shortYear = '(?:[0-2]\\d|3[0-5]|[7-9]\\d)'
/** Months as they are counted in Poland and on stamps. */
const romanMonths = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii']

const atom = new RegExp(
  [
    `(?<cjk>(?:${year}|(?:令和|平成|昭和)\\s?(?:\\d{1,2}|元))\\s?[年년](?:\\s?(?:1[0-2]|0?[1-9])(?:\\s?[月월](?:\\s?(?:[12]\\d|3[01]|0?[1-9])\\s?[日일])?|(?=\\s*(?:$|\\t))))?)`,
    `(?<ymd>${year}[/.](?:1[0-2]|0?[1-9])[/.](?:[12]\\d|3[01]|0?[1-9])(?!\\d)|${year}[/.](?:1[0-2]|[1-9])(?![\\d/])|${year}\\s/\\s(?:0[1-9]|1[0-2])(?!\\d)|${spacedMonth})`,
    `(?<iso>${year}[-/.](?:0[1-9]|1[0-2])(?:[-/.](?:0[1-9]|[12]\\d|3[01]))?)(?![\\d])`,
    `(?<dmy>(?:0?[1-9]|[12]\\d|3[01])[./-](?:0?[1-9]|1[0-2])[./-]${year})`,
    `(?<myy>(?<![\\d/.])(?:(?:0?[1-9]|1[0-2])/|(?:0[1-9]|1[0-2])\\.)${shortYear}(?![\\d/.]))`,
    `(?<my>(?:0?[1-9]|1[0-2])\\s?[./-]\\s?${year})`,
    `(?<dmonth>(?:0?[1-9]|[12]\\d|3[01])\\.?(?:st|nd|rd|th|er)?\\s+(?:de\\s+)?${month}[.׳॰]?,?\\s+(?:de\\s+)?${year})`,
    `(?<monthd>${wordStart}${month}[.׳॰]?\\s+(?:0?[1-9]|[12]\\d|3[01])(?:st|nd|rd|th)?,\\s*${year})`,
    `(?<monthyy>${wordStart}${month}\\.?\\s${shortYear}(?![\\d.,:/]))`,
    `(?<monthy>${wordStart}${month}(?![\\p{L}\\p{M}])[.׳॰]?,?\\s*(?:of\\s+|de\\s+|del\\s+|/\\s*|-\\s*)?${year})`,
    `(?<short>${wordStart}${month}[.׳॰]?\\s*[’'‘]\\d\\d)(?!\\d)`,
    `(?<ymonth>${year},?\\s+${month}${wordEnd}\\.?)(?!\\s*${year})`,
    `(?<season>${wordStart}${season}\\s+(?:of\\s+|de\\s+|del\\s+)?${year})`,
    `(?<quarter>${wordStart}${quarter}[\\s/,-]+${year})`,
    `(?<classof>\\bclass of ${year})`,
    `(?<roman>\\b(?:${alternatives(romanMonths)})[.\\s]\\s?${year})`,
    `(?<apostrophe>[’'‘]\\d\\d)(?![\\d\\p{L}])`,
    `(?<year>${year})`,
  ].join('|'),
  'gu',
)

/** What every date has, asked first: most texts have none. */
const anyDate = new RegExp(
  `${year}|[’'‘]\\d\\d|(?:\\p{L}\\.?\\s|\\d[/.])\\d\\d(?!\\d)|(?:令和|平成|昭和)|[\\u0660-\\u0669\\u06f0-\\u06f9\\u0966-\\u096f\\uff10-\\uff19]{4}`,
  'u',
)

const yearMark = `(?:\\s?(?:${alternatives(yearMarks)})(?![\\p{L}])\\.?)?`
const between = new RegExp(
  `^${yearMark}\\s*(?:(?!\\.\\s*$)[${dashes}~～〜∼→.]+\\s*|\\s(?:${wordsWith(rangeWords, false)})\\s+|(?:${wordsWith(rangeWords, true)})\\s*)$`,
  'u',
)
const markBehind = new RegExp(`^${yearMark}`, 'u')
const dash = new RegExp(`^[\\s.]*(?:--+|[${dashes}→])\\s*`)
const openWord = new RegExp(
  `^${yearMark}\\s*(?:[${dashes}~～〜∼→/]+\\s*|(?:${wordsWith(rangeWords, false)})\\s+|(?:${wordsWith(rangeWords, true)})\\s*)?(?:(?:${wordsWith(openEnds, false)})${wordEnd}|(?:${wordsWith(openEnds, true)})|∞|…)\\.?`,
  'u',
)
const sinceBefore = new RegExp(`(?:^|[\\s(])(?:${alternatives(sinceWords)})\\s*$`)
/** A lone date behind these is an end, and nothing is known of the start. */
const untilBefore = /(?:^|[\s(])(?:until|till|bis|hasta|fino al|tot|jusqu['’]en)\s+$/
const fromBefore = new RegExp(`(?:^|[\\s(])((?:${alternatives([...sinceWords, ...fromWords])})\\s+)$`)
/** Only at the edge of a text or of another date: `Calculus II 2014` is no month. */
const beforeRoman = new RegExp(
  `(?:^|[\\t(|,–—-]|\\b(?:${alternatives([...sinceWords, ...fromWords, ...rangeWords])}))\\s*$`,
)
const loneMonth = new RegExp(
  `(?:^|[\\s(\\t])(${month})\\.?\\s*(?:[-–—]|${alternatives(['to', 'bis', 'a'])})\\s*$`,
)
const shortEnd = /^\s?[-–—/]\s?(\d\d)(?![\d/.-])/

const monthOf = (text: string): string => two(monthNumbers.get(monthIn.exec(text)?.[0] ?? '') ?? 1)

const valueOf = (groups: Record<string, string | undefined>): string => {
  if (groups['cjk']) return cjkValue(groups['cjk'])
  if (groups['iso']) return groups['iso'].replace(/[/.]/g, '-')
  if (groups['ymd']) return (groups['ymd'].match(/\d+/g) ?? []).map(two).join('-')
  if (groups['myy'])
    return `${fullYear(groups['myy'].slice(-2))}-${two(groups['myy'].split(/[./]/)[0] ?? '')}`
  if (groups['monthyy']) return `${fullYear(groups['monthyy'].slice(-2))}-${monthOf(groups['monthyy'])}`
  if (groups['dmy']) {
    const [day = '', second = ''] = groups['dmy'].split(/[./-]/)
    return `${yearIn(groups['dmy'])}-${two(second)}-${two(day)}`
  }
  if (groups['my']) return `${yearIn(groups['my'])}-${two(groups['my'].split(/[\s./-]/)[0] ?? '')}`
  const withMonth = groups['dmonth'] ?? groups['monthd']
  if (withMonth) return `${yearIn(withMonth)}-${monthOf(withMonth)}-${two(/\d+/.exec(withMonth)?.[0] ?? '')}`
  const named = groups['monthy'] ?? groups['ymonth']
  if (named) return `${yearIn(named)}-${monthOf(named)}`
  if (groups['short']) return `${fullYear(groups['short'].slice(-2))}-${monthOf(groups['short'])}`
  if (groups['apostrophe']) return fullYear(groups['apostrophe'].slice(-2))
  if (groups['roman'])
    return `${yearIn(groups['roman'])}-${two(romanMonths.indexOf(/^[ivx]+/.exec(groups['roman'])?.[0] ?? '') + 1)}`
  return yearIn(groups['season'] ?? groups['classof'] ?? groups['year'] ?? '')
}

/** No word that belongs to a date is further from it. Who looks further at each date of a long text looks for ever. */
const reach = 60

const before = (text: string, place: number): string => text.slice(Math.max(0, place - reach), place)
const behind = (text: string, place: number): string => text.slice(place, place + reach)

interface Atom {
  from: number
  to: number
  /** What it says as a start. */
  value: string
  /** What it says as an end, where that is something else. */
  last?: string
  isSure: boolean
  /** `'18`, `03/18`, `Mar 18`: a date only as part of a range. */
  isShort: boolean
}

const unspacedLetter = new RegExp(unspaced, 'u').source
const insideBefore = new RegExp(`[\\d$€£#]|(?!${unspacedLetter})\\p{L}`, 'u')
const insideBehind = new RegExp(`^(?:[\\d%+]|(?!${unspacedLetter})\\p{L}|[.,]\\d)`, 'u')

const atomsIn = (text: string): Atom[] =>
  [...text.matchAll(atom)].flatMap((match) => {
    const from = match.index
    const to = from + match[0].length
    const inside =
      insideBefore.test(text[from - 1] ?? '') ||
      (match.groups?.['cjk'] === undefined && insideBehind.test(text.slice(to, to + 2)))
    if (inside) return []
    const groups = match.groups ?? {}
    if (groups['roman'] && !beforeRoman.test(before(text, from)))
      return [{ from: to - 4, to, value: text.slice(to - 4, to), isSure: false, isShort: false }]
    const isShort = [groups['apostrophe'], groups['myy'], groups['monthyy']].some(Boolean)
    const isSure = groups['year'] === undefined
    if (groups['quarter']) {
      const { first, last } = quarterMonths(groups['quarter'])
      return [{ from, to, value: first, last, isSure, isShort }]
    }
    return [{ from, to, value: valueOf(groups), isSure, isShort }]
  })

/** As far as both are precise. */
const isLater = (one: string, other: string): boolean => {
  const length = Math.min(one.length, other.length)
  return one.slice(0, length) > other.slice(0, length)
}

/** A range: a dash or a word between two dates, or a slash between a year and the next year, as in `2019/2020`. */
const isBetween = (first: Atom, next: Atom, text: string): boolean =>
  between.test(text) ||
  (/^\s?\/\s?$/.test(text) && next.value.length === 4 && Number(next.value) - Number(first.value) === 1)

/** `Sep 15 – Oct 17, 2019`: where the end is a day, the number in the start is a day, not a year. */
const dayOf = ({ value, isShort }: Atom, next: Atom): string =>
  isShort && value.length === 7 && next.value.length === 10
    ? `${next.value.slice(0, 4)}-${value.slice(5)}-${value.slice(2, 4)}`
    : value

/** Dates and ranges in a text, in order. Two dates with a dash between are one range. */
export const findDates = (raw: string): DateSpan[] => {
  if (!anyDate.test(raw)) return []
  const text = fold(raw)
  const atoms = atomsIn(text)
  const spans: DateSpan[] = []
  for (let at = 0; at < atoms.length; at += 1) {
    const first = atoms[at]
    if (!first) continue
    const next = atoms[at + 1]
    const rest = behind(text, first.to)
    const lead = before(text, first.from)
    const base = { from: first.from, to: first.to, isSure: first.isSure }
    const open = openWord.exec(rest)
    const short = first.value.length === 4 ? shortEnd.exec(rest) : null
    const month = loneMonth.exec(lead)
    const since = sinceBefore.exec(lead)
    const until = untilBefore.exec(lead)
    if (next && next.from - first.to < reach && isBetween(first, next, text.slice(first.to, next.from))) {
      const from = dayOf(first, next)
      // A line that runs from right to left has its earlier date behind the later one.
      const [start, end] = isLater(from, next.value)
        ? [next.value, first.last ?? from]
        : [from, next.last ?? next.value]
      spans.push({ ...base, to: next.to, start, end, isRange: true, isSure: true })
      at += 1
    } else if (open)
      spans.push({ ...base, to: first.to + open[0].length, start: first.value, isRange: true, isSure: true })
    else if (short && Number(short[1]) > Number(first.value.slice(2))) {
      const end = first.value.slice(0, 2) + (short[1] ?? '')
      spans.push({
        ...base,
        to: first.to + short[0].length,
        start: first.value,
        end,
        isRange: true,
        isSure: true,
      })
    } else if (since) {
      spans.push({
        ...base,
        from: first.from - lead.length + since.index,
        start: first.value,
        isRange: true,
        isSure: true,
      })
    } else if (dash.test(rest) && /^\s*($|\t|\))/.test(rest.replace(dash, ''))) {
      const length = dash.exec(rest)?.[0].length ?? 0
      spans.push({ ...base, to: first.to + length, start: first.value, isRange: true, isSure: true })
    } else if (month && first.value.length === 7) {
      const start = `${first.value.slice(0, 4)}-${monthOf(month[1] ?? '')}`
      const from = month.index + (month[0].length - month[0].trimStart().length)
      spans.push({
        ...base,
        from: first.from - lead.length + from,
        start,
        end: first.value,
        isRange: true,
        isSure: true,
      })
    } else if (until) {
      const from = first.from - lead.length + until.index
      spans.push({ ...base, from, end: first.last ?? first.value, isRange: true, isSure: true })
    } else if (!first.isShort) spans.push({ ...base, end: first.value, isRange: false })
  }
  return spans.map((span) => withMark(text, withLead(text, span)))
}

/** `март 2019 г.`: the word for a year belongs to it. */
const withMark = (text: string, span: DateSpan): DateSpan => ({
  ...span,
  to: span.to + (markBehind.exec(behind(text, span.to))?.[0].trimEnd().length ?? 0),
})

/** `de 2016 à 2018`, `od 03.2021 do teraz`: the word before a range belongs to it. */
const withLead = (text: string, span: DateSpan): DateSpan => {
  const lead = span.isRange ? fromBefore.exec(before(text, span.from))?.[1] : undefined
  return lead === undefined ? span : { ...span, from: span.from - lead.length }
}

/** A bare year inside a sentence is not a date of the entry; at an edge, or set apart, it is. */
const setApart = (text: string, span: DateSpan): boolean =>
  /(^|[\t(|,;·•–—-])\s*$/.test(before(text, span.from)) &&
  /^\s*($|[\t)|,;:·•.–—-])/.test(behind(text, span.to))

/** Dates of the entry that has this text in its head. */
export const headDates = (text: string): DateSpan[] =>
  findDates(text).filter((span) => span.isSure || setApart(text, span))

/** Nothing but dates, apart from marks around them. */
export const isOnlyDates = (text: string): boolean => {
  const spans = findDates(text)
  if (spans.length === 0) return false
  const starts = [0, ...spans.map(({ to }) => to)]
  const rest = starts.map((start, at) => text.slice(start, spans[at]?.from)).join('')
  return rest.replace(/[\s\t()[\],;:|·•–—.-]|\ue000/gu, '').length === 0
}

const openEndNames = new Set(openEnds)
/** `Present`, and nothing else. */
export const isOpenEnd = (text: string): boolean => openEndNames.has(fold(text.trim()))
