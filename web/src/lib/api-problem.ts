import { ProblemBody } from '@thumbfolio/contracts'
import { z } from 'zod'

/** What kept a call from being answered, when the server said nothing. */
export type SilentCode = 'timeout' | 'network' | 'unexpected-answer'

/** A call that was refused or not answered. `code` is one of the problem table, or a `SilentCode`. */
export class ApiProblem extends Error {
  override name = 'ApiProblem'
  /** HTTP status; absent when nothing came back. */
  readonly status: number | undefined
  /** What the server said, for people. */
  readonly serverMessage: string | undefined
  /** Sentence per field of the body, by the field's name. */
  readonly fields: Readonly<Record<string, string>>
  readonly retryAfterSeconds: number | undefined

  constructor(
    readonly code: string,
    options: {
      status?: number | undefined
      body?: Pick<ProblemBody, 'message' | 'errors'> | undefined
      retryAfterSeconds?: number | undefined
      cause?: unknown
    } = {},
  ) {
    super(options.body?.message ?? code, { cause: options.cause })
    this.status = options.status
    this.serverMessage = options.body?.message
    this.retryAfterSeconds = options.retryAfterSeconds
    const errors = options.body?.errors ?? []
    this.fields = Object.fromEntries(
      errors.map(({ pointer, detail }) => [pointer.replace(/^#\//, ''), detail]),
    )
  }
}

export function problemOf(
  status: number,
  body: unknown,
  retryAfter: string | undefined,
  cause: unknown,
): ApiProblem {
  const problem = ProblemBody.safeParse(body).data
  const seconds = Number(retryAfter)
  return new ApiProblem(problem?.code ?? 'unexpected-answer', {
    status,
    body: problem ?? wordsIn(body),
    retryAfterSeconds: Number.isFinite(seconds) && retryAfter !== undefined ? seconds : undefined,
    cause,
  })
}

const Words = z.object({ message: z.string().min(1) })
const ErrorWords = z.object({ error: z.string().min(1) })

/** A server's sentence that does not come in a complete problem document. */
function wordsIn(body: unknown): Pick<ProblemBody, 'message'> | undefined {
  const error = ErrorWords.safeParse(body).data?.error
  return Words.safeParse(body).data ?? (error === undefined ? undefined : { message: error })
}

/** The server's own words where it sent some, else the fallback of the screen. */
export const messageOf = (error: unknown, fallback: string): string =>
  (error instanceof ApiProblem ? error.serverMessage : undefined) ?? fallback

export const isProblem = (error: unknown, code: string): error is ApiProblem =>
  error instanceof ApiProblem && error.code === code
