import { fold } from './fold.js'
import { fromWords, monthNames, openEnds, rangeWords, seasons, sinceWords } from './words/date-words.js'

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

const monthNumber = new Map(
  monthNames.flatMap((names, at) => names.split(' ').map((name) => [name, at + 1] as const)),
)
const month = `(?:${alternatives([...monthNumber.keys()])})`
const year = '(?:19[4-9]\\d|20[0-4]\\d)'
const season = `(?:${alternatives(seasons)})`
/** Months as they are counted in Poland and on stamps. */
const romanMonths = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii']

const atom = new RegExp(
  [
    `(?<iso>${year}[-/.](?:0[1-9]|1[0-2])(?:[-/.](?:0[1-9]|[12]\\d|3[01]))?)(?![\\d])`,
    `(?<dmy>(?:0?[1-9]|[12]\\d|3[01])[./-](?:0?[1-9]|1[0-2])[./-]${year})`,
    `(?<my>(?:0?[1-9]|1[0-2])\\s?[./-]\\s?${year})`,
    `(?<dmonth>(?:0?[1-9]|[12]\\d|3[01])\\.?(?:st|nd|rd|th|er)?\\s+(?:de\\s+)?${month}\\.?,?\\s+(?:de\\s+)?${year})`,
    `(?<monthd>\\b${month}\\.?\\s+(?:0?[1-9]|[12]\\d|3[01])(?:st|nd|rd|th)?,\\s*${year})`,
    `(?<monthy>\\b${month}\\.?,?\\s*(?:of\\s+|de\\s+|del\\s+|/\\s*|-\\s*)?${year})`,
    `(?<short>\\b${month}\\.?\\s*[’'‘]\\d\\d)(?!\\d)`,
    `(?<ymonth>${year},?\\s+${month}\\b\\.?)(?!\\s*${year})`,
    `(?<season>\\b${season}\\s+(?:of\\s+|de\\s+|del\\s+)?${year})`,
    `(?<classof>\\bclass of ${year})`,
    `(?<roman>\\b(?:${alternatives(romanMonths)})[.\\s]\\s?${year})`,
    `(?<apostrophe>[’'‘]\\d\\d)(?![\\d\\p{L}])`,
    `(?<year>${year})`,
  ].join('|'),
  'gu',
)

/** What every date has, asked first: most texts have none. */
const anyDate = new RegExp(`${year}|[’'‘]\\d\\d`)

const between = new RegExp(`^\\s*(?:(?!\\.\\s*$)[-–—−‒~→.]+\\s*|\\s(?:${alternatives(rangeWords)})\\s+)$`)
const dash = /^[\s.]*(?:--+|[-–—−‒→])\s*/
const openWord = new RegExp(
  `^\\s*(?:[-–—−‒~→/]+\\s*|(?:${alternatives(rangeWords)})\\s+)?(?:${alternatives(openEnds)})\\b\\.?`,
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

const two = (value: string | number): string => String(value).padStart(2, '0')

const monthIn = (text: string): string => {
  const name = [...text.matchAll(/\p{L}+/gu)]
    .map((match) => monthNumber.get(match[0]))
    .find((number) => number !== undefined)
  return two(name ?? 1)
}

const yearIn = (text: string): string => /(?:19|20)\d\d/.exec(text)?.[0] ?? ''

/** Of two digits: what lies ahead by decades is of the last century. */
const fullYear = (digits: string): string => `${Number(digits) < 50 ? 20 : 19}${digits}`

const valueOf = (groups: Record<string, string | undefined>): string => {
  if (groups['iso']) return groups['iso'].replace(/[/.]/g, '-')
  if (groups['dmy']) {
    const [day = '', second = ''] = groups['dmy'].split(/[./-]/)
    return `${yearIn(groups['dmy'])}-${two(second)}-${two(day)}`
  }
  if (groups['my']) return `${yearIn(groups['my'])}-${two(groups['my'].split(/[\s./-]/)[0] ?? '')}`
  const withMonth = groups['dmonth'] ?? groups['monthd']
  if (withMonth) return `${yearIn(withMonth)}-${monthIn(withMonth)}-${two(/\d+/.exec(withMonth)?.[0] ?? '')}`
  const named = groups['monthy'] ?? groups['ymonth']
  if (named) return `${yearIn(named)}-${monthIn(named)}`
  if (groups['short']) return `${fullYear(groups['short'].slice(-2))}-${monthIn(groups['short'])}`
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
  value: string
  isSure: boolean
  /** `'18`: a year in a range, and nothing sure by itself. */
  isShort: boolean
}

const atomsIn = (text: string): Atom[] =>
  [...text.matchAll(atom)].flatMap((match) => {
    const from = match.index
    const to = from + match[0].length
    const inside =
      /[\d\p{L}$€£#]/u.test(text[from - 1] ?? '') || /^(?:[\d\p{L}%+]|[.,]\d)/u.test(text.slice(to, to + 2))
    if (inside) return []
    const groups = match.groups ?? {}
    if (groups['roman'] && !beforeRoman.test(before(text, from)))
      return [{ from: to - 4, to, value: text.slice(to - 4, to), isSure: false, isShort: false }]
    const isShort = groups['apostrophe'] !== undefined
    return [{ from, to, value: valueOf(groups), isSure: groups['year'] === undefined, isShort }]
  })

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
    if (next && next.from - first.to < reach && between.test(text.slice(first.to, next.from))) {
      spans.push({ ...base, to: next.to, start: first.value, end: next.value, isRange: true, isSure: true })
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
      const start = `${first.value.slice(0, 4)}-${monthIn(month[1] ?? '')}`
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
      spans.push({ ...base, from, end: first.value, isRange: true, isSure: true })
    } else if (!first.isShort) spans.push({ ...base, end: first.value, isRange: false })
  }
  return spans.map((span) => withLead(text, span))
}

/** `de 2016 à 2018`, `od 03.2021 do teraz`: the word before a range belongs to it. */
const withLead = (text: string, span: DateSpan): DateSpan => {
  const lead = span.isRange ? fromBefore.exec(before(text, span.from))?.[1] : undefined
  return lead === undefined ? span : { ...span, from: span.from - lead.length }
}

/** A bare year inside a sentence is not a date of the entry; at an edge, or set apart, it is. */
const setApart = (text: string, span: DateSpan): boolean =>
  (/(^|[\t(|,;·•–—-])\s*$/.test(before(text, span.from)) &&
    /^\s*($|[\t)|,;:·•.–—-])/.test(behind(text, span.to))) ||
  (span.to >= text.trimEnd().length && /[\t(,|·]\s*$/.test(before(text, span.from)))

/** Dates that date the entry in whose head this text stands. */
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

const openEndNames = new Set(openEnds.map(fold))
/** `Present`, and nothing else. */
export const isOpenEnd = (text: string): boolean => openEndNames.has(fold(text.trim()))
