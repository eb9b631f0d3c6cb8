const failuresToOpen = 5
const openMs = 30_000

/** Circuit breaker: opens after five failures in a row, then lets one question through every 30 s until one succeeds. */
export class Breaker {
  private failures = 0
  private closedAgainAt = 0

  constructor(private readonly now: () => number) {}

  /** Milliseconds until a question may be asked; 0 for now, and then this caller is the one that tries. */
  wait(): number {
    if (this.failures < failuresToOpen) return 0
    const left = this.closedAgainAt - this.now()
    if (left > 0) return left
    this.closedAgainAt = this.now() + openMs
    return 0
  }

  note(succeeded: boolean): void {
    this.failures = succeeded ? 0 : this.failures + 1
    if (this.failures >= failuresToOpen) this.closedAgainAt = this.now() + openMs
  }
}
