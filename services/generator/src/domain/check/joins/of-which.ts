import { standsIn, telling, type Said } from '../said.js'
import { isAmount, type Token } from '../tokens.js'

/** Behind one of these stands how many of those before, and what is so of them alone. */
const ofWhich =
  / (?:of which|of whom|of them|davon|darunter|dont|de las cuales|de los cuales|de ellas|de ellos|di cui|waarvan|z czego|z ktorych|w tym|dos quais|das quais) $/

/** Where the part begins that `of which` splits a text into. */
function partAt(known: readonly Token[]): number | undefined {
  const at = known.findIndex((_, index) => {
    const before = known.slice(Math.max(0, index - 3), index).map(({ value }) => ` ${value}`)
    return before.some((__, start) => ofWhich.test(`${before.slice(start).join('')} `))
  })
  return at > 0 ? at : undefined
}

/** What is so of a part, told of all of them: `sells 300 queens` of `300 queens, of which half are sold`. */
export function partOfThem({ tokens, grounds, language, isPlain }: Said): string | undefined {
  const texts = grounds.flatMap(({ sequences }) => sequences)
  if (partAt(tokens) !== undefined) return undefined
  for (const known of texts) {
    const at = partAt(known)
    if (at === undefined) continue
    const [all, part] = [known.slice(0, at), known.slice(at)]
    const share = part[0]!
    const isTold = ({ value }: Token) => tokens.some((token) => token.value === value)
    const total = all.find((token) => isAmount(token) && isTold(token))
    if (!total || isTold(share)) continue
    const others = [all, ...texts.filter((text) => text !== known)]
    const word = telling(part.slice(1), isPlain).find(
      ({ value }) =>
        standsIn(value, tokens, language) && !others.some((other) => standsIn(value, other, language)),
    )
    if (word) return `${total.raw} … ${word.raw}`
  }
  return undefined
}
