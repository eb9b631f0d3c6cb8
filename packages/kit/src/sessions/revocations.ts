/** Which sessions ended before their token did. Auth's session documents are the truth; this is a warm cache of them. */
export interface Revocations extends AsyncDisposable {
  /** `undefined` when it cannot tell: then auth is asked. */
  isRevoked(sessionId: string): Promise<boolean | undefined>
  /** `until` is when the token would have ended anyway, epoch milliseconds. */
  revoke(sessionIds: readonly string[], until: number): Promise<void>
  /** Auth has told every revoked session that still matters: from now on silence means "stands". */
  warmed(): Promise<void>
}
