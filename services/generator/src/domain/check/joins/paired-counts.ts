import { oncePerText } from '../once-per-text.js'
import { standsIn, telling, type Said } from '../said.js'
import { isAmount, type Token } from '../tokens.js'
import { isDateOrMonth } from '../numbers/dates.js'

const isCount = (token: Token) => isAmount(token) && !isDateOrMonth(token)

interface Piece {
  readonly amount: Token
  readonly words: readonly Token[]
}

/** Each amount of a text with what stands between the one before it and itself. */
const piecesOf = oncePerText((tokens): readonly Piece[] => {
  const pieces: Piece[] = []
  let start = 0
  for (const [at, token] of tokens.entries())
    if (isCount(token)) {
      pieces.push({ amount: token, words: tokens.slice(start, at) })
      start = at + 1
    }
  return pieces
})

/** Two things with an amount behind each, which a text has the other way round: `ecology for 35, statistics for 110` of ecology (110) and statistics (35). */
export function countsExchanged({ tokens, told, language, isPlain }: Said): string | undefined {
  const said = piecesOf(tokens, language)
  if (said.length < 2) return undefined
  for (const known of told) {
    const own = piecesOf(known, language)
    if (own.length < 2 || !own.every(({ amount }) => amount.breaks)) continue
    const placeOf = ({ words }: Piece) => {
      const places = own.map(
        ({ words: others }) =>
          telling(words, isPlain).filter(({ value }) => standsIn(value, others, language)).length,
      )
      const most = Math.max(...places)
      return most > 0 && places.filter((count) => count > 0).length === 1 ? places.indexOf(most) : -1
    }
    for (const [at, one] of said.entries()) {
      const other = said[at + 1]
      if (!other) continue
      const [first, second] = [own[placeOf(one)], own[placeOf(other)]]
      if (!first || !second || first === second || first.amount.value === second.amount.value) continue
      if (one.amount.value === second.amount.value && other.amount.value === first.amount.value)
        return `${one.amount.raw} … ${other.amount.raw}`
    }
  }
  return undefined
}
