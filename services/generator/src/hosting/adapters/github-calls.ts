import { CodeHostFailure } from '../domain/code-host/failure.js'
import { failureOf } from './github-failure.js'

/**
 * Calls of a client that the first one loads. After one refusal for its limits, GitHub is asked for nothing until the pause
 * is over. @throws CodeHostFailure
 */
export function githubCalls<Client>(
  load: () => Promise<Client>,
  now: () => number,
): <T>(work: (github: Client) => Promise<T>) => Promise<T> {
  let pausedUntil = 0
  let loading: Promise<Client> | undefined
  return async (work) => {
    const restMs = pausedUntil - now()
    if (restMs > 0) throw new CodeHostFailure('rate-limited', 'GitHub asked for a pause', restMs)
    try {
      return await work(await (loading ??= load()))
    } catch (error) {
      const failure = failureOf(error, now())
      if (failure instanceof CodeHostFailure && failure.problem === 'rate-limited')
        pausedUntil = now() + failure.retryAfterMs
      throw failure
    }
  }
}
