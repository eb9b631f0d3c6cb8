import type { PersonalFinding, ProblemBody } from '@thumbfolio/contracts'

/** What a person reads where the server said nothing: no answer is not a refusal. */
const silentTexts: Readonly<Record<string, string>> = {
  network: "We can't reach Thumbfolio. Please check your connection and try again.",
  timeout: 'Thumbfolio took too long to answer. Please try again.',
}

/** A call that was refused or not answered. `code` is one of the problem table, or `timeout`, `network` or `unexpected-answer`. */
export class ApiProblem extends Error {
  override name = 'ApiProblem'
  /** HTTP status; absent when nothing came back. */
  readonly status: number | undefined
  /** What the server said, for people. */
  readonly serverMessage: string | undefined
  /** Sentence per field of the body, by the field's name. */
  readonly fields: Readonly<Record<string, string>>
  readonly retryAfterSeconds: number | undefined
  /** The trace id of the call, by which support finds it in logs and traces. */
  readonly reference: string | undefined
  /** Accepted alternatives, the best first. */
  readonly offers: readonly string[]
  /** What has to be confirmed before the call is taken. */
  readonly reasons: NonNullable<ProblemBody['reasons']>
  /** The personal facts that have to be answered for first. */
  readonly findings: readonly PersonalFinding[]

  constructor(
    readonly code: string,
    options: {
      status?: number | undefined
      message?: string | undefined
      errors?: ProblemBody['errors']
      reasons?: ProblemBody['reasons']
      findings?: ProblemBody['findings']
      retryAfterSeconds?: number | undefined
      reference?: string | undefined
      offers?: readonly string[] | undefined
      cause?: unknown
    } = {},
  ) {
    super(options.message ?? code, { cause: options.cause })
    this.status = options.status
    this.serverMessage = options.message
    this.retryAfterSeconds = options.retryAfterSeconds
    this.reference = options.reference
    this.offers = options.offers ?? []
    this.reasons = options.reasons ?? []
    this.findings = options.findings ?? []
    const errors = options.errors ?? []
    this.fields = Object.fromEntries(
      errors.map(({ pointer, detail }) => [pointer.replace(/^#\//, ''), detail]),
    )
  }
}

const referenceMark = '\nReference: '

/**
 * The server's own words where it sent some; that nothing answered; else the fallback of the screen. A failure of ours
 * (5xx, timeout) also has its reference for support, on a line of its own: `Said` shows it apart.
 */
export function messageOf(error: unknown, fallback: string): string {
  if (!(error instanceof ApiProblem)) return fallback
  const text = error.serverMessage ?? silentTexts[error.code] ?? fallback
  const isOurs = error.code === 'timeout' || (error.status ?? 0) >= 500
  return isOurs && error.reference !== undefined ? text + referenceMark + error.reference : text
}

/** The words of `messageOf`, and the reference that follows them. */
export function withoutReference(message: string): { words: string; reference: string | undefined } {
  const [words = '', reference] = message.split(referenceMark)
  return { words, reference }
}

/** Nothing answered, or something in front of the service did. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof ApiProblem && (error.status === undefined || (error.status >= 502 && error.status <= 504))

export const isProblem = (error: unknown, code: string): error is ApiProblem =>
  error instanceof ApiProblem && error.code === code
