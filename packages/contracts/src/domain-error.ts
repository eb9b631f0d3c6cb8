import type { PersonalFinding } from './personal-facts.js'
import { problemType, type ProblemCode } from './problems.js'

/** Why a request needs its sender's confirmation. */
export interface ProblemReason {
  /** What a confirmation names. */
  readonly id: string
  readonly code: string
  readonly detail: string
}

export interface FieldError {
  /** JSON pointer into the body, `#/field`. */
  readonly pointer: string
  readonly detail: string
}

/** A refusal with a code of the problem table. Anything else that is thrown is a 500 that leaks nothing. */
export class DomainError extends Error {
  override name = 'DomainError'
  readonly errors: readonly FieldError[] | undefined
  readonly reasons: readonly ProblemReason[] | undefined
  readonly findings: readonly PersonalFinding[] | undefined
  readonly retryAfterSeconds: number | undefined
  readonly suggestion: string | undefined
  readonly offers: readonly string[] | undefined

  /** `detail` replaces the table's sentence where a more exact one helps; `suggestion` is one value that would be accepted, `offers` several. */
  constructor(
    readonly code: ProblemCode,
    options: {
      detail?: string
      errors?: readonly FieldError[]
      reasons?: readonly ProblemReason[]
      findings?: readonly PersonalFinding[]
      retryAfterSeconds?: number
      suggestion?: string
      offers?: readonly string[]
      cause?: unknown
    } = {},
  ) {
    super(
      options.detail ?? problemType(code).text,
      options.cause === undefined ? {} : { cause: options.cause },
    )
    this.errors = options.errors
    this.reasons = options.reasons
    this.findings = options.findings
    this.retryAfterSeconds = options.retryAfterSeconds
    this.suggestion = options.suggestion ?? options.offers?.[0]
    this.offers = options.offers
  }
}
