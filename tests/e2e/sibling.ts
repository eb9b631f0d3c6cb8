import type { FieldTruth } from './field-truth.js'

/** A resume like one of the field, of another person and in other words. */
export interface Sibling {
  /** As a browser prints it. */
  readonly html: string
  readonly truth: FieldTruth
}
