/** One metric. `attributes` are all that a value of it may carry, each of a few values. */
export interface MetricDeclaration {
  readonly kind: 'counter' | 'histogram' | 'gauge'
  /** UCUM. */
  readonly unit: string
  readonly means: string
  readonly attributes: readonly string[]
  /** Upper bounds of a histogram's buckets, in its unit. */
  readonly buckets?: readonly number[]
}
