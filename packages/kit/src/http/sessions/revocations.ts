/** Which sessions have ended, and which ones auth called active within the last seconds. Auth's documents are the truth. */
export interface Revocations extends AsyncDisposable {
  /** `undefined` when nothing is known of the session: then auth is asked. Never rejects. */
  isRevoked(sessionId: string): Promise<boolean | undefined>
  /**
   * Known until `until`, epoch milliseconds: when the token would have ended anyway. Never rejects: a session that cannot
   * be recorded is refused as soon as the last answer of auth has expired.
   */
  revoke(sessionIds: readonly string[], until: number): Promise<void>
  /** Auth's answer that the session is active, known until `until`, epoch milliseconds. A revocation outweighs it. Never rejects. */
  recordActive(sessionId: string, until: number): Promise<void>
}
