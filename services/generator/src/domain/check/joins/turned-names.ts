import type { Token } from '../tokens.js'
import { wordSet } from '../forms/word-set.js'
import { oncePerText } from '../once-per-text.js'
import type { Said } from '../said.js'

const links = wordSet('of de di da do du des del della dell dei van von der den la le')

/** Two parts of a name the other way round: `Fougères de Médiathèque`, `University of Leeds` of Leeds Trinity University. */
export function turnedName({ tokens, told: texts, language }: Said): string | undefined {
  const said = pairsIn(tokens, language)
  if (said.length === 0) return undefined
  const told = texts.map((known) => pairsIn(known, language))
  const wrong = said.find(([one, other]) => {
    const isTurned = told.some((pairs) =>
      pairs.some(([first, last]) => first.value === other.value && last.value === one.value),
    )
    const isCutShort = texts.some((known) =>
      longNamesIn(known, language).some((name) => {
        const [first, last] = [name.indexOf(other.value), name.indexOf(one.value)]
        return first >= 0 && last > first
      }),
    )
    return (
      (isTurned || isCutShort) &&
      !told.some((pairs) =>
        pairs.some(([first, last]) => first.value === one.value && last.value === other.value),
      )
    )
  })
  return wrong?.map(({ raw }) => raw).join(' … ')
}

/** Names of three words and more, with nothing between them. */
const longNamesIn = oncePerText((tokens) => {
  const names: string[][] = []
  let name: string[] = []
  for (const { kind, isMarked, follows, value } of tokens) {
    const isPart = kind === 'word' && isMarked
    if (!isPart || !follows) name = []
    if (isPart) name.push(value)
    if (name.length === 3) names.push(name)
  }
  return names
})

/** Marked words with nothing or a link between them. */
const pairsIn = oncePerText((tokens): readonly (readonly [Token, Token])[] =>
  tokens.flatMap((token, at): (readonly [Token, Token])[] => {
    if (token.kind !== 'word' || !token.isMarked) return []
    const isLinked = links.has(tokens[at + 1]?.value ?? '') && tokens[at + 1]?.breaks === false
    const other = isLinked ? tokens[at + 2] : undefined
    return other?.kind === 'word' && other.isMarked && !other.breaks ? [[token, other]] : []
  }),
)
