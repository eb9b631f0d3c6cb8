import { EngineUnavailable } from '../../base/errors/engine-unavailable.js'

/** How many of something there may be within a window. */
export interface Limit {
  /** What is counted: counts of another name are others, and measurements carry it. */
  readonly name: string
  /** How many within the window. */
  readonly points: number
  readonly windowSeconds: number
  /** When the counter is unavailable: `fail-open` for what costs little, `fail-closed` for what must not be guessed. */
  readonly onUnavailable: 'fail-open' | 'fail-closed'
}

/** Whether one more is within the limit. */
export interface Verdict {
  readonly allowed: boolean
  /** Whole seconds until the next one is allowed; 0 when this one was. */
  readonly retryAfterSeconds: number
}

/** The counter is unavailable, and the limit is `fail-closed`. */
export class LimitsUnavailable extends EngineUnavailable {
  override name = 'LimitsUnavailable'
}

/** Counts by limit and key. In memory for one process, in Redis for many. A window begins with its first one. */
export interface Limits extends AsyncDisposable {
  /**
   * Counts one, or as many as `points` says, and says whether that is within the limit. What is over it is counted too.
   * @throws LimitsUnavailable when it cannot count and the limit is one that refuses then
   */
  consume(key: string, limit: Limit, points?: number): Promise<Verdict>
  /**
   * Reads the count without counting.
   * @throws LimitsUnavailable as `consume`
   */
  peek(key: string, limit: Limit): Promise<Verdict>
  /** Never fails: a count that cannot be forgotten now ends with its window. */
  forget(key: string, limit: Limit): Promise<void>
}
