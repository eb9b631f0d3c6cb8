import type { FindingKind } from '@thumbfolio/contracts'

/** A personal fact in a read text. */
export interface FactSpan {
  readonly kind: FindingKind
  readonly from: number
  readonly to: number
  /** What to compare; absent: the whole span. */
  readonly value?: string
  /** Says something only beside a fact of another kind: `34 years` beside `married`. */
  readonly isWeak?: boolean
}
