import { gathered } from '../gathered.js'
import type { Token } from './tokens.js'

export const isoDate = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?$/

/** The words, amounts and dates of texts, and what each of them is as well. */
export function factsOf(
  texts: readonly string[],
  sequences: readonly (readonly Token[])[],
): ReadonlySet<string> {
  const facts = new Set(gathered(texts, datesIn))
  for (const tokens of sequences)
    for (let at = 0; at < tokens.length; at += 1) {
      const { kind, value } = tokens[at]!
      facts.add(value)
      // `16/20` is a mark of 16.
      if (kind === 'number' && /^\d+\/\d+$/.test(value)) for (const part of value.split('/')) facts.add(part)
      // `62 million` of 62 million euros.
      if (kind === 'number') facts.add(value.replace(/[^\d.e+%/]+$/, ''))
      if (kind === 'date' && !value.startsWith('month')) for (const part of datesIn(value)) facts.add(part)
      // `from 58 to 81 percent` gives both the unit.
      if (kind !== 'number' || tokens[at + 1]?.kind !== 'word') continue
      if (tokens[at + 2]?.value.endsWith('%')) facts.add(`${value}%`)
    }
  return facts
}

/** A date says its year, its month and, if it has one, its day. */
function datesIn(text: string): string[] {
  const [, year, month, day] = isoDate.exec(text) ?? []
  if (year === undefined) return []
  if (month === undefined) return [year]
  return [
    year,
    `${year}-${month}`,
    `month-${Number(month)}`,
    ...(day === undefined ? [] : [`${Number(day)}`]),
  ]
}

/** The words of texts, and of where their links lead. */
export function wordsIn(sequences: readonly (readonly Token[])[]): ReadonlySet<string> {
  const words = new Set<string>()
  for (const tokens of sequences)
    for (const token of tokens) {
      words.add(token.value)
      if (token.kind === 'link') for (const word of hostOf(token)) words.add(word)
    }
  return words
}

/** `github` of a link to GitHub: where something stands. A mail address says nothing of the kind. */
const hostOf = ({ value }: Token) =>
  value.includes('@')
    ? []
    : [/([^./]+)\.[a-z]{2,}(?:\/|$)/.exec(value)?.[1] ?? '', 'website', 'online', 'link']
