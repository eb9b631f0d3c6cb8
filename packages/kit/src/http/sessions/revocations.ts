/** Which sessions ended before their token did. Auth's session documents are the truth; this is a warm cache of them. */
export interface Revocations extends AsyncDisposable {
  /** `undefined` when it cannot tell: then auth is asked. Never rejects. */
  isRevoked(sessionId: string): Promise<boolean | undefined>
  /**
   * `until` is when the token would have ended anyway, epoch milliseconds. Never rejects: what cannot be told makes the
   * cache cold, until auth has warmed it again.
   */
  revoke(sessionIds: readonly string[], until: number): Promise<void>
  /** False while silence means nothing: at first, and after anything that may have been lost. Never rejects. */
  isWarm(): Promise<boolean>
  /**
   * Of auth alone. `tellAll` revokes every session that ended and still matters; when nothing was lost meanwhile, silence
   * means "stands" from then on. While it runs nobody answers "stands". Resolves without warming while another process
   * does it: `isWarm` knows.
   * @throws what `tellAll` throws, in a RevocationsUnavailable where the cache is shared; and that one when something was
   *   lost or could not be told
   */
  warm(tellAll: () => Promise<void>): Promise<void>
}

/** The cache could not be warmed now. */
export class RevocationsUnavailable extends Error {
  override name = 'RevocationsUnavailable'
}
