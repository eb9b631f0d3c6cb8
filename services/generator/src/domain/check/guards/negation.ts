import type { Ground } from '../ground.js'
import type { Token } from '../tokens.js'
import { wordSet } from '../forms/word-set.js'

const negations =
  wordSet(`no not without never none nor kein keine keinen keiner ohne nicht nie sans aucun aucune jamais pas sin ningún ninguna nunca senza
nessun nessuna mai sem nenhum nenhuma zonder geen niet nooit bez nie żaden żadna brak non não`)

// The word `zero` is a number by now.
const isNegation = ({ kind, value }: Token) => negations.has(value) || (kind === 'number' && value === '0')

/** A word that the entries only deny, said as if it were so: `a short downtime` of what came `without downtime`. */
export function droppedNegation(
  tokens: readonly Token[],
  grounds: readonly Ground[],
  isPlain: (word: string) => boolean,
): string | undefined {
  if (tokens.some(isNegation)) return undefined
  const told = grounds.flatMap(({ sequences }) => sequences)
  const isDenied = (known: readonly Token[], at: number) =>
    known.slice(Math.max(0, at - 3), at).some((token, index, before) => {
      return (
        isNegation(token) &&
        !before.slice(index + 1).some(({ breaks }) => breaks) &&
        known[at]?.breaks === false
      )
    })
  return tokens.find(({ kind, value }) => {
    if (kind !== 'word' || isPlain(value)) return false
    const places = told.flatMap((known) =>
      known.flatMap((token, at) => (token.value === value ? [isDenied(known, at)] : [])),
    )
    return places.length > 0 && places.every((denied) => denied)
  })?.raw
}
