export interface Limit {
  /** How many within the window. */
  readonly points: number
  readonly windowSeconds: number
}

export interface Verdict {
  readonly allowed: boolean
  /** Whole seconds until the next one is allowed; 0 when this one was. */
  readonly retryAfterSeconds: number
}

/** Counts by key. In memory for one process, in Redis for many. */
export interface Limits extends AsyncDisposable {
  /** Counts one and says whether it is within the limit. */
  consume(key: string, limit: Limit): Promise<Verdict>
  /** Says where the count stands without counting. */
  peek(key: string, limit: Limit): Promise<Verdict>
  forget(key: string, limit: Limit): Promise<void>
}
