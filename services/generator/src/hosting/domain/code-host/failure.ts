/**
 * Why the code host did not do as asked: it is away (`unavailable`), wants a pause (`rate-limited`), refuses our access or
 * our settings (`misconfigured`), has a repository of that name that is not this site's (`name-taken`), or refuses this
 * repository by a rule, so that the same try is refused again (`refused`).
 */
export type CodeHostProblem = 'unavailable' | 'rate-limited' | 'misconfigured' | 'name-taken' | 'refused'

/** The code host did not do as asked. Its text carries neither a token nor what was sent. */
export class CodeHostFailure extends Error {
  override name = 'CodeHostFailure'
  constructor(
    readonly problem: CodeHostProblem,
    message: string,
    /** The pause that the code host wishes for. */
    readonly retryAfterMs = 0,
    /** Of `refused`: the words of the code host. */
    readonly said = '',
  ) {
    super(message)
  }
}
