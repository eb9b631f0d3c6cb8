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

/** What stands at a place; nothing beyond the ends. */
export const valueOf = (tokens: readonly Token[], at: number): string => tokens[at]?.value ?? ''
