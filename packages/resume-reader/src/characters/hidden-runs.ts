import type { HiddenLines, HiddenReason } from '../text/page-text.js'

/** Counts the runs that are left out, and the lines that they are in. */
export class HiddenRuns {
  runs = 0
  private readonly places = new Map<HiddenReason, Set<string>>()

  add(reason: HiddenReason, page: number, baseline: number): void {
    this.runs += 1
    const lines = this.places.get(reason) ?? new Set()
    lines.add(`${page} ${Math.round(baseline)}`)
    this.places.set(reason, lines)
  }

  get lines(): HiddenLines {
    return Object.fromEntries([...this.places].map(([reason, { size }]) => [reason, size]))
  }
}

export const addedLines = (one: HiddenLines, other: HiddenLines): HiddenLines => {
  const sum: HiddenLines = { ...one }
  for (const [reason, count] of Object.entries(other) as [HiddenReason, number][])
    sum[reason] = (sum[reason] ?? 0) + count
  return sum
}
