import type { FactSpan } from '../text/fact-span.js'
import { gapBefore, startsPiece, type ReadText, type Word } from '../text/reading.js'
import { patterns, sets, type Hit } from '../words/vocabulary.js'

/** Years of the Persian calendar are 621 less. */
const year = '(?:19[2-9]\\d|200\\d|201[0-5]|13[0-8]\\d)'
const birthYear = new RegExp(`^${year}$`)
/** A star before a day of a year says it on its own. */
const starred = /(?:^|[\s,;(|])[*★]\s?\d{1,2}[./ -]{1,2}\d{1,2}[./ -]{1,2}(?:19|20)\d\d/g
/** `1985年4月12日生まれ`, `昭和60年生`, `12.04.1985 doğumlu`. */
const bornBehind = new RegExp(
  `(?<!\\d)(?:\\d{1,2}[./-] ?\\d{1,2}[./-] ?)?(?:${year}|(?:${patterns.eras}) ?\\d{1,2})` +
    `(?:(?:[./-]| ?(?:${patterns.dateUnits})) ?\\d{1,2}){0,2}(?: ?(?:${patterns.dateUnits}))?` +
    ` ?(?:${patterns.bornBehind})(?![\\p{L}\\p{M}])`,
  'gu',
)
const joins = /^[ .:,'’/()-]{0,3}$/
/** `Born`, and the day in the next line. */
const nextLine = /^:?\n$/
/** `on the`, `in the city of`. */
const mostFillers = 3
/** A day, a month and a year with the text between them. */
const dateWords = 6

/** `born on 14 March 1984`, `born in Leeds`. */
export function birthFacts(text: ReadText, hits: readonly Hit[]): FactSpan[] {
  const stars = (/[*★]/.test(text.plain) ? [...text.plain.matchAll(starred)] : []).map(
    ({ index, 0: found }): FactSpan => {
      const from = index + found.search(/[*★]/)
      return { kind: 'birth', from, to: index + found.length }
    },
  )
  const born = hits
    .filter(({ role }) => role === 'born' || role === 'bornOn')
    .flatMap((hit): FactSpan[] => {
      const to = birthAfter(text, hit)
      return to === undefined ? [] : [{ kind: 'birth', from: hit.from, to }]
    })
  return [...stars, ...born, ...behindDate(text)]
}

const behindDate = ({ lower }: ReadText): FactSpan[] =>
  [...lower.matchAll(bornBehind)].map(({ index, 0: found }) => ({
    kind: 'birth',
    from: index,
    to: index + found.length,
  }))

function birthAfter(text: ReadText, { role, from, last }: Hit): number | undefined {
  let at = last + 1
  while (at <= last + mostFillers && sets.bornIn.has(text.words[at]?.text ?? '') && joined(text, at)) at += 1
  const first = text.words[at]
  const isTitle =
    role === 'born' && at === last + 1 && startsPiece(text, from) && nextLine.test(gapBefore(text, at) ?? '')
  if (!first || !(joined(text, at) || isTitle)) return undefined
  const date = dateAt(text, at)
  if (date !== undefined) return date
  if (role !== 'born' || !startsPiece(text, from)) return undefined
  if (birthYear.test(first.text)) return first.to
  return first.isCapital && at > last + 1 ? first.to : undefined
}

/** The end of a date with a day and a year, in any order. */
export function dateAt(text: ReadText, at: number): number | undefined {
  const isOfEra = sets.eras.has(text.words[at]!.text)
  const most = isOfEra ? dateWords + 1 : dateWords
  let end = at + 1
  while (end < at + most && joined(text, end)) end += 1
  const near = text.words.slice(at, end)
  if (isOfEra) return near[1]?.isNumber ? near.at(-1)!.to : undefined
  const yearAt = near.findIndex((word) => birthYear.test(word.text))
  const dayAt = near.findIndex((word) => /^\d{1,2}$/.test(word.text))
  if (yearAt < 0 || dayAt < 0 || Math.abs(yearAt - dayAt) > 4) return undefined
  return near[yearAt === 0 ? lastOfDate(near) : yearAt]!.to
}

/** Of a date that begins with its year: `1985-04-12`, `1985年4月12日`. */
const lastOfDate = (near: readonly Word[]): number =>
  Math.min(sets.dateUnits.has(near[1]?.text ?? '') ? dateWords - 1 : 2, near.length - 1)

const joined = (text: ReadText, at: number) => joins.test(gapBefore(text, at) ?? '')
