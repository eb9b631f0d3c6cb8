/**
 * Hints between processes that something changed, which saves polling. Nothing depends on them: one may
 * be lost, come twice, or come for nothing, and who listens looks again now and then anyway.
 */
export interface Signals extends AsyncDisposable {
  /** Never throws and never waits. Listeners in this process are woken even while others cannot be reached. */
  notify(channel: string): void
  /** Answers with the way to stop it. */
  listen(channel: string, wake: () => void): () => void
  /** Whether hints of other processes arrive now: who listens may look less often meanwhile. */
  isHearing(): boolean
}
