import { normalForm, stemOf } from './normal-form.js'
import { baseOf, isFamily, isTitle, meaningOf } from './same-word.js'
import { tokensOf, type Token } from './tokens.js'

/** What one entry says, ready to be looked up. */
export interface Ground {
  readonly id: string
  readonly section: string
  readonly texts: readonly string[]
  readonly sequences: readonly (readonly Token[])[]
  readonly facts: ReadonlySet<string>
  readonly meanings: ReadonlySet<string>
  readonly words: ReadonlySet<string>
  readonly pairs: ReadonlySet<string>
  /** As the entry has them: `2013-05`, or `2013`. */
  readonly start?: string | undefined
  readonly end?: string | undefined
  readonly known: Map<string, boolean>
}

const isoDate = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?$/
const flat = (tokens: readonly Token[]) => ` ${tokens.map(({ value }) => value).join(' ')} `

/** What the texts of an entry say. `dates` are its own, where it has some. */
export function groundOf(
  id: string,
  texts: readonly string[],
  language: string,
  dates: { start?: string | undefined; end?: string | undefined } = {},
): Ground {
  const facts = new Set<string>()
  const [meanings, words, pairs] = [new Set<string>(), new Set<string>(), new Set<string>()]
  // A date's digits are no amounts.
  const sequences = texts
    .filter((text) => !isoDate.test(text))
    .map((text) => tokensOf(spelledOut(text), language))
  for (const tokens of sequences)
    tokens.forEach((token, at) => {
      facts.add(token.value)
      words.add(token.value)
      meanings.add(stemOf(token.value)).add(meaningOf(token.value))
      if (token.follows) pairs.add(`${tokens[at - 1]?.value} ${token.value}`)
      if (token.kind === 'date' && !token.value.startsWith('month'))
        for (const part of datesIn(token.value)) facts.add(part)
      // `from 58 to 81 percent` gives both the unit.
      const unit = /%$/.test(tokens[at + 2]?.value ?? '') && token.kind === 'number' ? `${token.value}%` : ''
      if (unit && tokens[at + 1]?.kind === 'word') facts.add(unit)
    })
  for (const text of texts) for (const part of datesIn(text)) facts.add(part)
  const section = id.split('/')[0] ?? id
  return {
    id,
    section,
    texts: sequences.map(flat),
    sequences,
    facts,
    meanings,
    words,
    pairs,
    ...dates,
    known: new Map(),
  }
}

const spelled: readonly (readonly [RegExp, string])[] = [
  [/, OR$/, ', OR Oregon'],
  [/, GA$|^GA$/, ', GA Georgia'],
  [/, WA$|^WA$/, ', WA Washington'],
  [/^OR$/, 'OR Oregon'],
  [/^US$/, 'US United States'],
]
const spelledOut = (text: string) => spelled.reduce((told, [short, long]) => told.replace(short, long), text)

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

/** Whether the words of an entry have this one, or a form of it. */
export function hasWord({ meanings, words, known }: Ground, word: string, language: string): boolean {
  const bare = normalForm(word).replace(/'s?$/, '')
  const cached = known.get(bare)
  if (cached !== undefined) return cached
  const spelledSo = words.has(bare) || words.has(`${bare}s`) || words.has(bare.replace(/s$/, ''))
  const found = spelledSo || (!isTitle(bare, language) && isForm(bare))
  known.set(bare, found)
  return found

  function isForm(bare: string) {
    return (
      meanings.has(stemOf(bare)) ||
      (language === 'en' && meanings.has(meaningOf(bare))) ||
      (bare.length > 3 && [...words].some((other) => isFamily(baseOf(bare), other, language)))
    )
  }
}

export const isQuote = (tokens: readonly Token[], grounds: readonly Ground[]): boolean =>
  grounds.some(({ texts }) => texts.some((text) => text.includes(flat(tokens))))
