import { ApiProblem, messageOf } from '../../lib/api-problem.js'

/** Why a file was not taken, by us or by the server. */
export interface Refusal {
  readonly text: string
  /** Nothing is to be changed about the file: the same one may be taken next time. */
  readonly isRetryable: boolean
}

/** What the server answers when it looked at the file: the same one is refused again. Everything else passes. */
const judgements: readonly (number | undefined)[] = [400, 413, 415, 422]

export function refusalOf(error: unknown): Refusal {
  const status = error instanceof ApiProblem ? error.status : undefined
  const fallback =
    error instanceof ApiProblem && status === undefined
      ? 'Failed to upload resume. Please try again.'
      : 'Error in uploading resume'
  return { text: messageOf(error, fallback), isRetryable: !judgements.includes(status) }
}
