import { gathered } from '../../gathered.js'
import { isDateOrMonth } from '../numbers/dates.js'
import { oncePerText } from '../once-per-text.js'
import type { Said } from '../said.js'
import { isAmount, type Token } from '../tokens.js'

interface Pair {
  readonly amount: string
  readonly year: string
}
const isYear = (token: Token) => isDateOrMonth(token) && /^\d{4}$/.test(token.value)

/** The amounts of a text with the year that stands behind each. */
const pairsIn = oncePerText((known): readonly Pair[] =>
  gathered(known, (token, at) => {
    if (!isAmount(token)) return []
    const rest = known.slice(at + 1, at + 5)
    const end = rest.findIndex((next) => isAmount(next) || isYear(next))
    const year = rest[end]
    return year && isYear(year) ? [{ amount: token.value, year: year.value }] : []
  }),
)

/** Of amounts that a text tells of a year each, one told of the year of another: `3.1% in 2025` of 3.1% in 2024 and 1.8% in 2025. */
export function amountOfOtherYear({ tokens, told, language }: Said): string | undefined {
  for (const known of told) {
    const pairs = pairsIn(known, language)
    if (pairs.length < 2) continue
    const isSaid = (value: string) => tokens.some((token) => token.value === value)
    const said = pairs.filter(({ amount }) => isSaid(amount))
    const other = pairs.find(
      ({ amount, year }) => !isSaid(amount) && isSaid(year) && !said.some((pair) => pair.year === year),
    )
    if (said.length === 1 && other) return `${said[0]!.amount} … ${other.year}`
  }
  return undefined
}
