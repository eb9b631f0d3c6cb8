import type { QualityCode } from '@thumbfolio/contracts'

/** Something that speaks against a reading. */
export interface Finding {
  readonly code: QualityCode
  /** In words for the owner. */
  readonly detail: string
  /** How much of the score it takes. */
  readonly cost: number
}

/** A warning by itself. */
export const enoughToCheck = 0.27

/** `“Ada”, “Grace” and 3 more`. */
export function quoted(values: readonly string[], most = 3): string {
  const shown = values
    .slice(0, most)
    .map((value) => `“${value.length > 60 ? `${value.slice(0, 59)}…` : value}”`)
  const rest = values.length - shown.length
  if (rest > 0) return `${shown.join(', ')} and ${rest} more`
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`
}
