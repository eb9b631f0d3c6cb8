import { gathered } from '../../gathered.js'
import type { Said } from '../said.js'
import type { Token } from '../tokens.js'

const degree = /^(?:master|bachelor|doctor)$/

interface Kind {
  readonly degree: string
  readonly of: Token
}

const kindsIn = (tokens: readonly Token[]): readonly Kind[] =>
  gathered(tokens, ({ value }, at) => {
    const of = tokens[at + 2]
    return degree.test(value) && tokens[at + 1]?.value === 'of' && of ? [{ degree: value, of }] : []
  })

/** A degree of another name: `Master of Science` of a Master of Education in a science. */
export function otherDegree({ tokens, told }: Said): string | undefined {
  const said = kindsIn(tokens)
  if (said.length === 0) return undefined
  const known = gathered(told, kindsIn)
  return said.find((one) => {
    const same = known.filter((other) => other.degree === one.degree)
    return same.length > 0 && !same.some(({ of }) => of.value === one.of.value)
  })?.of.raw
}

/** `University of Leeds` of Leeds Trinity University, which is another one. */
export function otherUniversity({ tokens, grounds }: Said): string | undefined {
  const at = tokens.findIndex(
    ({ value }, place) => value === 'university' && tokens[place + 1]?.value === 'of',
  )
  const town = at < 0 ? undefined : tokens[at + 2]
  if (!town?.isMarked) return undefined
  const names = gathered(grounds, ({ section, sequences }) =>
    section === 'education'
      ? sequences.filter((known) => known.some(({ value }) => value === 'university'))
      : [],
  )
  const isOf = (known: readonly Token[]) =>
    known.some(({ value }, place) => value === 'university' && known[place + 1]?.value === 'of')
  const isOther = (known: readonly Token[]) => {
    const place = known.findIndex(({ value }) => value === town.value)
    return place >= 0 && known[place + 1]?.isMarked === true && known[place + 2]?.value === 'university'
  }
  return names.some(isOther) && !names.some(isOf) ? `University of ${town.raw}` : undefined
}
