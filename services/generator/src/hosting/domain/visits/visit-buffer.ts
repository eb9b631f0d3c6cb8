import { added, noCounts, type Counts } from './day-visits.js'
import type { PageView } from './page-view.js'

export interface Batch {
  readonly siteName: string
  readonly day: string
  readonly counts: Counts
}

/** More sites than are opened between two writes, unless the store is away for long. */
const mostBatches = 10_000

/** Views that are counted and not written yet. Bounded: what has no room is not counted. */
export class VisitBuffer {
  private batches = new Map<string, Batch>()

  count({ siteName, day, isBot, referrer, path, isInside }: PageView): void {
    const counts: Counts = isBot
      ? { ...noCounts(), bots: 1 }
      : {
          ...noCounts(),
          views: 1,
          referrers: referrer === undefined ? [] : [[referrer, 1]],
          pages: [[path, 1]],
          ...(isInside && { inside: 1 }),
        }
    this.add({ siteName, day, counts })
  }

  /** Also for what could not be written: it is written with the next batch. */
  add(batch: Batch): void {
    const key = `${batch.siteName}/${batch.day}`
    const known = this.batches.get(key)
    if (!known && this.batches.size >= mostBatches) return
    this.batches.set(key, known ? { ...known, counts: added(known.counts, batch.counts) } : batch)
  }

  /** Hands out the counts and starts from zero. */
  take(): Batch[] {
    const taken = [...this.batches.values()]
    this.batches = new Map()
    return taken
  }
}
