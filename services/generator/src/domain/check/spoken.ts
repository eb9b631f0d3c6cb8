import { normalForm, stemOf } from './normal-form.js'
import { plainWords } from './plain-words.js'
import { tokensOf, type Token } from './tokens.js'

/** What the entries a sentence cites say, ready to be looked up. */
export interface Ground {
  readonly texts: readonly string[]
  readonly facts: ReadonlySet<string>
  readonly stems: ReadonlySet<string>
  readonly pairs: ReadonlySet<string>
}

const isoDate = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?$/
const flat = (tokens: readonly Token[]) => ` ${tokens.map(({ value }) => value).join(' ')} `

export function groundOf(texts: readonly string[], language: string): Ground {
  const [facts, stems, pairs] = [new Set<string>(), new Set<string>(), new Set<string>()]
  // A date's digits are no amounts.
  const sequences = texts.filter((text) => !isoDate.test(text)).map((text) => tokensOf(text, language))
  for (const tokens of sequences)
    tokens.forEach((token, at) => {
      facts.add(token.value)
      stems.add(stemOf(token.value))
      if (token.follows) pairs.add(`${tokens[at - 1]?.value} ${token.value}`)
      for (const part of partsOf(token)) facts.add(part)
    })
  for (const text of texts) for (const part of datesIn(text)) facts.add(part)
  return { texts: sequences.map(flat), facts, stems, pairs }
}

const partsOf = ({ kind, value }: Token): string[] =>
  kind === 'date' && !value.startsWith('month') ? datesIn(value) : []

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

/** The first thing a sentence says that its ground does not; undefined when all of it stands there. */
export function unfounded(text: string, ground: Ground, language: string): string | undefined {
  const tokens = tokensOf(text, language)
  if (tokens.length === 0) return text.trim() === '' ? undefined : text.trim()
  // Word for word what the resume says, so nothing is added.
  if (ground.texts.some((known) => known.includes(flat(tokens)))) return undefined
  const plain = plainWords(language)
  for (const [at, token] of tokens.entries()) {
    const before = tokens[at - 1]
    if (!stands(token, at === 0, ground, plain)) return token.raw
    // Words that stand apart in the resume make no title or name together.
    if (before && token.follows && isNamePart(before, at === 1, plain) && isNamePart(token, false, plain))
      if (!ground.pairs.has(`${before.value} ${token.value}`)) return `${before.raw} ${token.raw}`
  }
  return undefined
}

function stands(token: Token, isFirst: boolean, ground: Ground, plain: ReadonlySet<string>): boolean {
  if (ground.facts.has(token.value)) return true
  if (token.kind !== 'word') return false
  const bare = normalForm(token.raw).replace(/'s?$/, '')
  if (token.isMarked && !(isFirst && plain.has(bare))) return ground.facts.has(bare)
  return plain.has(bare) || ground.stems.has(stemOf(bare))
}

const isNamePart = ({ kind, isMarked, value }: Token, isFirst: boolean, plain: ReadonlySet<string>) =>
  kind === 'word' && isMarked && !(isFirst && plain.has(value))
