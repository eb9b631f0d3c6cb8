import { describe, expect, it } from '@jest/globals'
import { fetchedAhead, hasEnough } from './fetched-ahead.js'
import { createPartitionOffsets } from './partition-offsets.js'
import type { Partition } from './partition-work.js'

const partition = (held: number, bytesEach = 100): Partition => ({
  topic: 'thumbfolio.site',
  partition: 0,
  held,
  heldBytes: held * bytesEach,
  offsets: createPartitionOffsets(),
})
const whichPause = (all: readonly Partition[], arePaused = false) =>
  all.map((one) => hasEnough(one, fetchedAhead(all), arePaused))

describe('what a member fetches ahead', () => {
  it('when one partition is busy, then it has the room of all', () => {
    expect(whichPause([partition(999), partition(0), partition(0)])).toEqual([false, false, false])
    expect(whichPause([partition(1_000), partition(0), partition(0)])).toEqual([true, false, false])
  })

  it('when many are busy, then they share the room', () => {
    expect(whichPause(Array.from({ length: 48 }, () => partition(21)))).not.toContain(false)
    expect(whichPause(Array.from({ length: 48 }, () => partition(20)))).not.toContain(true)
  })

  it('when events are large, then their bytes count', () => {
    expect(whichPause([partition(8, 1_000_000), partition(1)])).toEqual([true, false])
    expect(whichPause([partition(4, 1_000_000), partition(3, 1_000_000)])).toEqual([false, false])
  })

  it('when it is paused, then it goes on once half of that is handled', () => {
    expect(whichPause([partition(501)], true)).toEqual([true])
    expect(whichPause([partition(499)], true)).toEqual([false])
  })

  it('when one event is not handled for long, then its partition goes on only so far', () => {
    const slow = partition(1)
    const goOnTo = (end: number) => {
      for (let offset = 0; offset < end; offset++) {
        slow.offsets.take(offset)
        if (offset > 0) slow.offsets.done(offset)
      }
      return hasEnough(slow, fetchedAhead([slow]), false)
    }
    expect([goOnTo(49_999), goOnTo(50_000)]).toEqual([false, true])
  })
})
