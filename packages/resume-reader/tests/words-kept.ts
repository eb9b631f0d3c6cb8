import type { Reading } from '@thumbfolio/contracts'
import type { PdfText } from '../src/text/page-text.js'
import { segmentsOf } from '../src/layout/segments.js'
import { sectionTitles } from '../src/words/section-titles.js'

const labels =
  'email phone website grade gpa issued awarded published by at linkedin github major minor'.split(' ')

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** Titles cut the text and labels name a value: both are understood, and neither is kept. */
const structure = new Set([...sectionTitles.flatMap(([, titles]) => titles.flatMap(wordsOf)), ...labels])

const visibleIn = ({ pages }: PdfText): string[] =>
  pages.flatMap((page) => [...segmentsOf(page), ...page.turned].flatMap(({ text }) => wordsOf(text)))

/** The words of a text that are in no field and not among what was not placed, and how many there are in all. */
export function wordsNotKept(
  text: PdfText,
  { provenance, unplaced }: Pick<Reading, 'provenance' | 'unplaced'>,
): { total: number; missing: string[] } {
  const kept = new Map<string, number>()
  for (const { text: source } of [...Object.values(provenance), ...unplaced])
    for (const word of wordsOf(source)) kept.set(word, (kept.get(word) ?? 0) + 1)
  const whole = wordsOf([...kept.keys()].join(' ')).join('')
  const words = visibleIn(text).filter((word) => !structure.has(word))
  const missing = words.filter((word) => {
    const left = kept.get(word) ?? 0
    kept.set(word, left - 1)
    // A word cut in two by the column, or set letter by letter, is whole in its field.
    return left <= 0 && !(word.length > 2 && whole.includes(word))
  })
  return { total: words.length, missing }
}
