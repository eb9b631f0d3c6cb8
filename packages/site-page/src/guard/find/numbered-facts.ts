import type { FactSpan } from '../text/fact-span.js'
import { firstWordFrom, gapBefore, type ReadText } from '../text/reading.js'
import { sets, type Hit } from '../words/vocabulary.js'

const code =
  /^(?:[A-Z]{1,5}[ .-]?)?[A-Z\d]*\d[A-Z\d]*(?:(?!\. )[ ./-]{1,3}(?:[A-Z\d]*\d[A-Z\d]*|[A-Z]{1,2}(?![\p{L}])))*/u
const between = /^[\s.:#°()"'–,=/-]{0,6}$/
const longestCode = 44
const yearsAlone = /^(?:19|20)\d\d(?:\s?[-/]\s?(?:(?:19|20)?\d\d))?$/

/** Numbers behind a title that says whose and what they are. */
export function numberedFacts(text: ReadText, hits: readonly Hit[]): FactSpan[] {
  return hits.flatMap((hit): FactSpan[] => {
    if (hit.role !== 'number' && hit.role !== 'numbered') return []
    const last = lastNumberWord(text, hit)
    const isNumbered =
      last > hit.last || isBehindNumber(text, hit.first) || /^\s?#/.test(text.plain.slice(hit.to, hit.to + 2))
    if (hit.role === 'numbered' && !isNumbered) return []
    const found = codeAt(text, last + 1, isNumbered)
    return found ? [{ kind: hit.kind, from: hit.from, to: found.to, value: found.value }] : []
  })
}

/** `Numer prawa jazdy`, `Número de pasaporte`. */
const isBehindNumber = ({ words }: ReadText, first: number): boolean =>
  [words[first - 1], words[first - 2]].some(
    (word) => sets.numberWords.has(word?.text ?? '') && word!.text.length > 3,
  )

/** `Ordine degli Ingegneri di Bari n.`: words between such a title and one for `number`. */
const mostBetween = 3

/** The last of the words for `number` behind a title; where there is none, the title's own last word. */
function lastNumberWord(text: ReadText, hit: Hit): number {
  const isNumberWord = (at: number) => sets.numberWords.has(text.words[at]?.text ?? '') && isNext(text, at)
  let last = hit.last
  if (hit.role === 'number' && !isNumberWord(last + 1))
    for (let at = last + 1; at <= hit.last + mostBetween && gapBefore(text, at) === ' '; at++)
      if (!text.words[at]!.isNumber && isNumberWord(at + 1)) last = at
  const start = last
  while (last < start + 3 && isNumberWord(last + 1)) last += 1
  return last > start ? last : hit.last
}

const isNext = ({ plain, words }: ReadText, at: number) =>
  at < words.length && between.test(plain.slice(words[at - 1]!.to, words[at]!.from))

function codeAt(text: ReadText, at: number, isNumbered: boolean) {
  if (!isNext(text, at)) return undefined
  const { from } = text.words[at]!
  const found = code.exec(text.plain.slice(from, from + longestCode))?.[0]
  if (found === undefined || yearsAlone.test(found)) return undefined
  const digits = found.replace(/\D/g, '').length
  const isMixed = /[A-Z]/.test(found)
  if (digits < (isNumbered || isMixed ? 4 : 6)) return undefined
  const to = from + found.length
  const next = text.words[firstWordFrom(text, to)]
  if (!isMixed && next && sets.units.has(next.text) && /^\s*$/.test(text.plain.slice(to, next.from)))
    return undefined
  return { to, value: found }
}
