import type { Token } from '../tokens.js'
import { wordSet } from '../forms/word-set.js'
import type { Said } from './said.js'

const links = wordSet('of de di da do du des del della dell dei van von der den la le')

/** Two parts of a name the other way round: `Fougères de Médiathèque`. */
export function turnedName({ tokens, grounds }: Said): string | undefined {
  const told = grounds.flatMap(({ sequences }) => sequences.map(pairsIn))
  const wrong = pairsIn(tokens).find(([one, other]) => {
    const isTurned = told.some((pairs) =>
      pairs.some(([first, last]) => first.value === other.value && last.value === one.value),
    )
    return (
      isTurned &&
      !told.some((pairs) =>
        pairs.some(([first, last]) => first.value === one.value && last.value === other.value),
      )
    )
  })
  return wrong?.map(({ raw }) => raw).join(' … ')
}

/** Marked words with nothing or a link between them. */
function pairsIn(tokens: readonly Token[]): readonly (readonly [Token, Token])[] {
  return tokens.flatMap((token, at): (readonly [Token, Token])[] => {
    const isLinked = links.has(tokens[at + 1]?.value ?? '') && tokens[at + 1]?.breaks === false
    const other = isLinked ? tokens[at + 2] : undefined
    const isPair =
      [token, other].every((each) => each?.kind === 'word' && each.isMarked) && other?.breaks === false
    return isPair && other ? [[token, other]] : []
  })
}
