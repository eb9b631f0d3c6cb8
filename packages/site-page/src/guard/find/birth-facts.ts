import type { FactSpan } from '../text/fact-span.js'
import { gapBefore, startsPiece, type ReadText } from '../text/reading.js'
import { sets, type Hit } from '../words/vocabulary.js'

const birthYear = /^(?:19[2-9]\d|200\d|201[0-5])$/
/** A star before a day of a year says it on its own. */
const starred = /(?:^|[\s,;(|])[*★]\s?\d{1,2}[./ -]{1,2}\d{1,2}[./ -]{1,2}(?:19|20)\d\d/g
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
  return [...stars, ...born]
}

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
function dateAt(text: ReadText, at: number): number | undefined {
  let end = at + 1
  while (end < at + dateWords && joined(text, end)) end += 1
  const near = text.words.slice(at, end)
  const year = near.findIndex((word) => birthYear.test(word.text))
  const day = near.findIndex((word) => /^\d{1,2}$/.test(word.text))
  if (year < 0 || day < 0 || Math.abs(year - day) > 4) return undefined
  return near[Math.max(year, year === 0 ? Math.min(2, near.length - 1) : 0)]!.to
}

const joined = (text: ReadText, at: number) => joins.test(gapBefore(text, at) ?? '')
