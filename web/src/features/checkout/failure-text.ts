import { ApiProblem, messageOf } from '../../lib/api-problem.js'

/** A failure of our own, in the words that a person reads. */
export const failed = (message: string) =>
  new ApiProblem('unexpected-answer', { status: 0, body: { message } })

/** Why a call failed: the server's words, else the screen's; and that nothing answered, where nothing did. */
export const failureText = (error: unknown, fallback: string): string =>
  error instanceof ApiProblem && error.status === undefined
    ? `${fallback}: Thumbfolio did not answer. Please check your connection and try again.`
    : messageOf(error, fallback)
