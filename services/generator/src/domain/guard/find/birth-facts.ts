import type { FactSpan } from '../fact-span.js'
import { gapBefore, startsPiece, type ReadText } from '../reading.js'
import { sets, type Hit } from '../words/vocabulary.js'

const birthYear = /^(?:19[2-9]\d|200\d|201[0-5])$/
/** A star before a day of a year says it on its own. */
const starred = /(?:^|[\s,;(|])[*★]\s?\d{1,2}[./ -]{1,2}\d{1,2}[./ -]{1,2}(?:19|20)\d\d/g
const joins = /^[\s.:,'’/-]{0,3}$/
/** `on the`, `in the city of`. */
const mostFillers = 3
/** A day, a month and a year with what stands between. */
const dateWords = 6

/** `born on 14 March 1984`, `born in Leeds`. */
export function birthFacts(text: ReadText, hits: readonly Hit[]): FactSpan[] {
  const stars = [...text.plain.matchAll(starred)].map(({ index, 0: found }): FactSpan => {
    const from = index + found.search(/[*★]/)
    return { kind: 'birth', from, to: index + found.length }
  })
  const born = hits
    .filter(({ role }) => role === 'born')
    .flatMap((hit): FactSpan[] => {
      const to = birthAfter(text, hit)
      return to === undefined ? [] : [{ kind: 'birth', from: hit.from, to }]
    })
  return [...stars, ...born]
}

function birthAfter(text: ReadText, { from, last }: Hit): number | undefined {
  let at = last + 1
  while (at <= last + mostFillers && sets.bornIn.has(text.words[at]?.text ?? '') && joined(text, at)) at += 1
  const first = text.words[at]
  if (!first || !joined(text, at)) return undefined
  const near = text.words.slice(at, at + dateWords)
  const year = near.findIndex((word) => birthYear.test(word.text))
  const words = near.slice(0, year + 1)
  const isDate =
    year > 0 &&
    words.some(({ text: day }) => /^\d{1,2}$/.test(day)) &&
    words.every((_, of) => of === 0 || joined(text, at + of))
  if (isDate) return words.at(-1)!.to
  if (!startsPiece(text, from)) return undefined
  if (birthYear.test(first.text)) return first.to
  return first.isCapital && at > last + 1 ? first.to : undefined
}

const joined = (text: ReadText, at: number) => joins.test(gapBefore(text, at) ?? '')
