import { ApiProblem, messageOf } from '../../lib/api-problem.js'

/** Why a call failed: the server's words, else the screen's; and that nothing answered, where nothing did. */
export const failureText = (error: unknown, fallback: string): string =>
  error instanceof ApiProblem && error.status === undefined
    ? `${fallback}: Thumbfolio did not answer. Please check your connection and try again.`
    : messageOf(error, fallback)
