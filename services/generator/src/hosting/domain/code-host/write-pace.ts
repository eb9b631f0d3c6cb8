const hourMs = 3_600_000
/** GitHub's limit for requests that create content. */
export const mostWritesAnHour = 500

/** Spaces the writes to a code host, and counts those of the last hour. */
export class WritePace {
  private readonly writes: number[] = []
  private nextAt = 0

  constructor(
    private readonly everyMs: number,
    private readonly now: () => number,
  ) {}

  /** Takes the next turn, and answers how long to wait for it. */
  takeTurn(): number {
    const at = Math.max(this.now(), this.nextAt)
    this.nextAt = at + this.everyMs
    this.writes.push(at)
    return at - this.now()
  }

  lastHour(): number {
    const since = this.now() - hourMs
    while (this.writes.length > 0 && this.writes[0]! <= since) this.writes.shift()
    return this.writes.length
  }

  /** How long until so many writes fit into the hour; 0 when they fit now. */
  waitFor(writes: number): number {
    const tooMany = this.lastHour() + writes - mostWritesAnHour
    if (tooMany <= 0) return 0
    const leaves = this.writes[Math.min(tooMany, this.writes.length) - 1] ?? this.now()
    return leaves + hourMs - this.now()
  }
}
