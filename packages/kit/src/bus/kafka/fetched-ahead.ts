import type { Partition } from './partition-work.js'

/** Fetched and not handled, of all partitions of a member: beyond it those pause that have more than their share. */
const maxHeld = 1_000
const maxHeldBytes = 8_000_000
/** How far a partition may go on past an event that is not handled yet: so much comes again after a crash. */
const maxSpan = 50_000

/** What all partitions of a member hold. */
export interface FetchedAhead {
  readonly partitions: number
  readonly held: number
  readonly heldBytes: number
}

/** Adds up what a member has fetched ahead of its handlers. */
export function fetchedAhead(partitions: Iterable<Partition>): FetchedAhead {
  const sum = { partitions: 0, held: 0, heldBytes: 0 }
  for (const { held, heldBytes } of partitions) {
    sum.partitions++
    sum.held += held
    sum.heldBytes += heldBytes
  }
  return sum
}

/**
 * Must this partition pause? One that is paused goes on when half of what paused it is handled. A busy partition has all
 * the room while the others are quiet; none is starved by them, so a member holds twice the limit at most, and what was on
 * its way when it paused.
 */
export function hasEnough(
  { held, heldBytes, offsets }: Partition,
  all: FetchedAhead,
  isPaused: boolean,
): boolean {
  const part = isPaused ? 0.5 : 1
  const exceeds = (own: number, sum: number, limit: number) =>
    sum >= limit * part && own >= (limit * part) / all.partitions
  return (
    exceeds(held, all.held, maxHeld) ||
    exceeds(heldBytes, all.heldBytes, maxHeldBytes) ||
    offsets.span() >= maxSpan * part
  )
}
