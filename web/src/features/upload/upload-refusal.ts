import { ApiProblem, messageOf } from '../../lib/api-problem.js'

/** Why a file was not taken, by us or by the server. */
export interface Refusal {
  readonly text: string
  /** Nothing is to be changed about the file: the same one may be taken next time. */
  readonly mayPass: boolean
}

/** What the server says of what it was sent is final; everything else passes. */
export function refusalOf(error: unknown): Refusal {
  const status = error instanceof ApiProblem ? error.status : undefined
  const fallback =
    error instanceof ApiProblem && status === undefined
      ? 'Failed to upload resume. Please try again.'
      : 'Error in uploading resume'
  const isFinal = status !== undefined && status >= 400 && status < 500 && status !== 408 && status !== 429
  return { text: messageOf(error, fallback), mayPass: !isFinal }
}
