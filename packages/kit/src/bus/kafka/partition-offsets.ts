/** What one group did with one partition: which of its offsets are handled, and up to where that may be committed. */
export interface PartitionOffsets {
  /** Takes an offset up. False: it was taken before, and comes again because of a rebalance. */
  take(offset: number): boolean
  done(offset: number): void
  /** Everything before it is handled. Undefined before the first offset. */
  position(): number | undefined
  /** From the oldest unhandled one to the newest taken: what comes again after a crash. */
  span(): number
}

/** Begins with nothing taken. */
export function createPartitionOffsets(): PartitionOffsets {
  /** Taken and not handled, in their order. */
  let open = new Set<number>()
  let first: number | undefined
  let next = 0

  const position = () => {
    if (first === undefined) return undefined
    const [oldest] = open
    return oldest ?? next
  }
  return {
    take(offset) {
      // Earlier than any seen offset: the group's offsets were reset.
      if (first === undefined || offset < first) {
        open = new Set()
        first = offset
      } else if (offset < next) return false
      open.add(offset)
      next = offset + 1
      return true
    },
    done: (offset) => void open.delete(offset),
    position,
    span: () => next - (position() ?? next),
  }
}
