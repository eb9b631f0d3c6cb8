/** One thing a text says. `value` is in normal form, `raw` as it is written. */
export interface Token {
  readonly kind: 'word' | 'number' | 'date' | 'link'
  readonly value: string
  readonly raw: string
  /** A word that its spelling marks as a name: capitals or digits where a plain word has none. */
  readonly isMarked: boolean
  /** A comma, a colon or the like stands before this one. */
  readonly breaks: boolean
  /** Nothing but spaces between this one and the one before. */
  readonly follows: boolean
}

export type Place = Pick<Token, 'follows' | 'breaks'>
export type Read = Pick<Token, 'kind' | 'value' | 'raw' | 'isMarked'>

/** Every token has its fields in one order, so that all have one shape: every guard looks at them. */
export const placed = ({ kind, value, raw, isMarked }: Read, { follows, breaks }: Place): Token => ({
  kind,
  value,
  raw,
  isMarked,
  breaks,
  follows,
})

/** A token with something of it read anew. */
export const changed = (token: Token, anew: Partial<Token>): Token => {
  const whole = { ...token, ...anew }
  return placed(whole, whole)
}

/** Digits that are read as a year. */
export const isYear = (digits: string): boolean => digits.length === 4 && /^(?:19|20)\d\d$/.test(digits)

/** What stands at a place; nothing beyond the ends. */
export const valueOf = (tokens: readonly Token[], at: number): string => tokens[at]?.value ?? ''
