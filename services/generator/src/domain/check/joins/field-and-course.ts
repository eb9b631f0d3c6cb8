import type { Ground } from '../ground.js'
import type { Said } from '../said.js'
import type { Token } from '../tokens.js'
import { conjunctionsOf } from '../words/function-words.js'

const into = /^(?:in|en|em|w|z)$/

/** Whether a text stands at a place, word for word. */
const isAt = (tokens: readonly Token[], at: number, known: readonly Token[]) =>
  known.every(({ value }, index) => tokens[at + index]?.value === value)

/** `a degree in economics and tax law` of a degree in economics with a course in tax law: two texts of a school are not one field. */
export function widenedField({ tokens, grounds, language }: Said): string | undefined {
  const joints = conjunctionsOf(language)
  for (const { sequences } of grounds.filter(({ section }) => section === 'education'))
    for (const [at, word] of tokens.entries()) {
      if (!into.test(word.value) || !isOfSchool(tokens[at - 1], sequences)) continue
      const [field] = sequences
        .filter((known) => known.length > 0 && isAt(tokens, at + 1, known))
        .toSorted((one, other) => other.length - one.length)
      const end = at + 1 + (field?.length ?? 0)
      if (
        !field ||
        isInListed(tokens, at, end, sequences) ||
        tokens[end]?.breaks ||
        !joints.has(tokens[end]?.value ?? '')
      )
        continue
      const other = sequences.find((known) => known.length > 0 && isAt(tokens, end + 1, known))
      if (other) return [field, other].map((known) => known.map(({ raw }) => raw).join(' ')).join(' + ')
    }
  return undefined
}

/** `Logic, Methods in Economics and Tax Law`: courses in a row, one of which has the field in its name. */
const isInListed = (
  tokens: readonly Token[],
  at: number,
  end: number,
  sequences: Ground['sequences'],
): boolean =>
  sequences.some((known) => {
    const start = end - known.length
    return (
      start > 0 &&
      start < at &&
      tokens[start]!.breaks &&
      isAt(tokens, start, known) &&
      sequences.some(
        (before) =>
          before.length > 0 && before.length <= start && isAt(tokens, start - before.length, before),
      )
    )
  })

/** `laurea in`, not `corsi in`: the word of a degree. */
const isOfSchool = (before: Token | undefined, sequences: Ground['sequences']) =>
  before?.kind === 'word' && sequences.some((known) => known.some(({ value }) => value === before.value))
