import { datesOf, isGiven, type CalendarDate } from './calendar-dates.js'
import { folded, intlWords, type IntlWords } from './intl-words.js'
import { quantitiesOf, type Quantity } from './quantities.js'

export type HardFactKind = 'link' | 'date' | 'number' | 'name'

/** A token of a text that is in none of the lines it rests on; offsets in UTF-16 units. */
export interface UnsupportedToken {
  readonly kind: HardFactKind
  readonly text: string
  readonly start: number
  readonly end: number
}

type Span = Pick<UnsupportedToken, 'start' | 'end'>

/**
 * Every number, date, unit, amount, link, e-mail address, name-like and acronym-like token of a text that its lines do not
 * have. Numbers that are written as words, and names in scripts without capitals, are not among them: the examiner judges
 * those.
 */
export function unsupportedTokens(
  text: string,
  lines: readonly string[],
  language: string,
  /** Of the lines. Default: the same. */
  linesLanguage = language,
): UnsupportedToken[] {
  const words = intlWords(language)
  const given = factsOf(lines, intlWords(linesLanguage))
  const links = linksOf(text)
  const dates = datesOf(masked(text, links), words)
  const quantities = quantitiesOf(masked(text, [...links, ...dates]), words)
  const units = quantities.map(({ end, until }) => ({ start: end, end: until }))
  const names = namesOf(masked(text, [...links, ...dates, ...units]), words)
  const signs = numberSignsOf(masked(text, [...links, ...units]))
  const as = (kind: HardFactKind, spans: readonly Span[]): UnsupportedToken[] =>
    spans.map(({ start, end }) => ({ kind, text: text.slice(start, end), start, end }))
  return [
    ...as(
      'link',
      links.filter(({ form }) => !given.links.has(form)),
    ),
    ...as(
      'date',
      dates.filter((date) => !isGiven(date, given.dates)),
    ),
    ...as(
      'number',
      quantities.filter((quantity) => !isCounted(quantity, given.quantities)),
    ),
    ...as(
      'number',
      signs.filter(({ form }) => !lines.some((line) => line.includes(form))),
    ),
    ...as(
      'name',
      names.filter(({ form }) => !isNamed(form, given.words)),
    ),
  ].toSorted((a, b) => a.start - b.start)
}

interface GivenFacts {
  readonly links: ReadonlySet<string>
  readonly dates: readonly CalendarDate[]
  readonly quantities: readonly Quantity[]
  readonly words: ReadonlySet<string>
}

function factsOf(lines: readonly string[], words: IntlWords): GivenFacts {
  const texts = lines.map((line) => line.normalize('NFKC'))
  return {
    links: new Set(texts.flatMap((line) => linksOf(line).map(({ form }) => form))),
    dates: texts.flatMap((line) => datesOf(line, words)),
    quantities: texts.flatMap((line) => quantitiesOf(line, words)),
    words: new Set(
      [...lines, ...texts].flatMap((line) => [...line.matchAll(word)].flatMap(([whole]) => partsOf(whole))),
    ),
  }
}

/** The same text with blanks where something was read already. */
const masked = (text: string, spans: readonly { start: number; end: number }[]): string =>
  spans.reduce(
    (left, { start, end }) => `${left.slice(0, start)}${' '.repeat(end - start)}${left.slice(end)}`,
    text,
  )

const link =
  /[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63})+|(?:https?:\/\/|www\.)[^\s<>"“”«»]+|(?<![\p{L}\d@.-])[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63})*\.[a-z]{2,24}(?:\/[^\s<>"“”«»]*)?(?![\p{L}\d])/giu

/** Links and e-mail addresses. */
const linksOf = (text: string): (Span & { form: string })[] =>
  [...text.matchAll(link)].map(({ index, 0: found }) => {
    const trimmed = found.replace(/[.,;:!?)\]'’]+$/u, '')
    const form = trimmed.toLowerCase().replace(/^(?:https?:\/\/)?(?:www\.)?|\/$/g, '')
    return { start: index, end: index + trimmed.length, form }
  })

/** Numbers that are one sign, as `½` and `Ⅻ`; behind a letter they are part of a word or a unit, as in `m²`. */
const numberSignsOf = (text: string): (Span & { form: string })[] =>
  [...text.matchAll(/(?<!\p{L})[\p{No}\p{Nl}]+/gu)].map(({ index: start, 0: form }) => ({
    start,
    end: start + form.length,
    form,
  }))

/** The same number counts where the lines give it no other unit; a percentage or an amount of money only as such. */
const isCounted = ({ values, unit }: Quantity, given: readonly Quantity[]): boolean =>
  given.some(({ values: others, unit: other }) => {
    if (!others.some((value) => values.includes(value))) return false
    return unit === undefined || other === undefined ? !isTelling(unit ?? other) : unit === other
  })

const isTelling = (unit: string | undefined): boolean =>
  unit !== undefined && (unit === 'percent' || /^\p{Sc}$|^[A-Z]{3}$/u.test(unit))

const word = /[\p{L}\p{Nd}][\p{L}\p{M}\p{Nd}]*(?:[.'’&+#/_-]*[\p{L}\p{M}\p{Nd}]+)*[+#]*/gu
const joint = /[.'’&/_-]+/u

/** A word and its parts, folded: `SAP-Berater` is also `SAP` and `Berater`. */
const partsOf = (whole: string): string[] =>
  [folded(whole), ...whole.split(joint).map(folded)].filter((part) => part !== '')

/** `AWS`, `iOS`, `C++`, `EC2`: names in whichever language. */
export const isAcronymLike = (part: string): boolean =>
  /\p{Lu}.*\p{Lu}|\p{Ll}\p{Lu}|^\p{Lu}[+#]/u.test(part) ||
  (/\p{L}/u.test(part) && /\p{Nd}/u.test(part) && /^\p{Lu}/u.test(part))

/** What looks like a name: a capital that no sentence starts with, or letters that no plain word has. */
function namesOf(text: string, { hasCapitalNouns }: IntlWords): (Span & { form: string })[] {
  const starts = hasCapitalNouns ? /[.!?…•\n:;]["'“”«»)\s]*$/u : /[.!?…•\n]["'“”«»)\s]*$/u
  return [...text.matchAll(word)].flatMap(({ index, 0: whole }, at) => {
    const isFirst = at === 0 || starts.test(text.slice(0, index))
    return [...whole.matchAll(/[^.'’&/_-]+/gu)].flatMap(({ index: offset, 0: part }) => {
      const start = index + offset
      const isCapital = /^\p{Lu}\p{L}/u.test(part) && !(isFirst && offset === 0)
      const isNoun = hasCapitalNouns && isAttributed(text.slice(0, start))
      const isName = isAcronymLike(part) || (isCapital && !isNoun)
      return isName ? [{ start, end: start + part.length, form: folded(part) }] : []
    })
  })
}

/** After an inflected attribute (`seiner Freizeit`) comes a noun, not a name. */
const isAttributed = (before: string): boolean => /(?<![\p{L}-])\p{Ll}{3,}e[nmrs]?\s$/u.test(before)

/** The name itself, or another grammatical case of it: `Krakowie` for `Kraków`, `Berlins` for `Berlin`. */
const isNamed = (name: string, words: ReadonlySet<string>): boolean =>
  words.has(name) || [...words].some((other) => isInflected(name, other))

function isInflected(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (short.length < 3 || long.length - short.length > short.length / 2) return false
  let shared = 0
  while (shared < short.length && short[shared] === long[shared]) shared += 1
  if (shared === short.length) return true
  const isOtherEnding = shared >= 3 && shared === short.length - 1 && /[aeiouy]$/.test(short)
  return isOtherEnding || (shared >= 6 && shared >= short.length - 2)
}
