import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { AnyEvent } from '@thumbfolio/contracts'
import { eventually } from '../../tests/eventually.js'
import type { Outbox } from '../store/store.js'
import { envelope, gate } from './bus-harness.contract.js'
import type { Bus } from './bus.js'
import { startRelay, type Relay, type RelayOptions } from './relay.js'

/** An outbox and a bus that can be made to fail, with what they were asked. */
function world() {
  const rows: AnyEvent[] = []
  const batches: AnyEvent[][] = []
  const wakers = new Set<() => void>()
  const state = { busFails: 0, acknowledgeFails: 0, reads: 0, publishing: Promise.resolve() }
  const outbox: Outbox = {
    async pending(limit) {
      state.reads++
      return rows.slice(0, limit)
    },
    async acknowledge(ids) {
      if (state.acknowledgeFails-- > 0) throw new Error('the disk is full')
      for (const id of ids)
        rows.splice(
          rows.findIndex((row) => row.id === id),
          1,
        )
    },
    onCommit(wake) {
      wakers.add(wake)
      return () => void wakers.delete(wake)
    },
  }
  const publish: Bus['publish'] = async (events) => {
    await state.publishing
    if (state.busFails-- > 0) throw new Error('the bus is away')
    batches.push([...events])
  }
  const commit = (...events: AnyEvent[]) => {
    rows.push(...events)
    wakers.forEach((wake) => wake())
  }
  const ns = () => batches.flat().map(({ data }) => ('userId' in data ? Number(data.userId) : -1))
  return { rows, batches, state, wakers, commit, ns, outbox, bus: { publish } as Bus }
}

describe('the relay', () => {
  let at: ReturnType<typeof world>
  let relay: Relay | undefined
  const start = (options: Partial<RelayOptions> = {}) => {
    relay = startRelay({ outbox: at.outbox, bus: at.bus, pollMs: 3_600_000, firstPauseMs: 1, ...options })
    return relay
  }
  beforeEach(() => {
    at = world()
  })
  afterEach(async () => relay?.[Symbol.asyncDispose]())

  it('when events wait at the start, then they are handed over in their order and forgotten', async () => {
    at.rows.push(...Array.from({ length: 25 }, (_, n) => envelope('r0', n)))
    await start({ batch: 10 }).drained()
    expect(at.ns()).toEqual(Array.from({ length: 25 }, (_, n) => n))
    expect(at.batches.map((batch) => batch.length)).toEqual([10, 10, 5])
    expect(at.rows).toEqual([])
  })

  it('when a commit wakes it, then it does not wait for its next look', async () => {
    await start().drained()
    at.commit(envelope('r0', 1))
    await eventually(() => at.ns().length === 1)
  })

  it('when it got less than it asked for, then it does not look again until it is woken', async () => {
    const relayed = start({ batch: 3 })
    await relayed.drained()
    const before = at.state.reads
    at.commit(envelope('r0', 1), envelope('r0', 2))
    await relayed.drained()
    expect([at.ns(), at.state.reads - before]).toEqual([[1, 2], 1])
  })

  it('when a commit comes while it hands over, then that one follows', async () => {
    const slow = gate()
    at.state.publishing = slow.opened
    start()
    at.commit(envelope('r0', 1))
    await eventually(() => at.state.reads > 0)
    at.commit(envelope('r0', 2))
    slow.open()
    await eventually(() => at.ns().length === 2)
    expect(at.ns()).toEqual([1, 2])
  })

  it('when nobody wakes it, then it looks by itself', async () => {
    start({ pollMs: 5 })
    at.rows.push(envelope('r0', 1))
    await eventually(() => at.ns().length === 1)
  })

  it('when the bus is away, then it tries again and loses nothing', async () => {
    at.state.busFails = 4
    at.commit(envelope('r0', 1), envelope('r0', 2))
    await start({ maxPauseMs: 4 }).drained()
    expect(at.ns()).toEqual([1, 2])
  })

  it('when events were handed over and not forgotten, then they come again, and only that', async () => {
    at.state.acknowledgeFails = 1
    at.commit(envelope('r0', 1), envelope('r0', 2))
    await start().drained()
    expect(at.ns()).toEqual([1, 2, 1, 2])
    expect(at.rows).toEqual([])
  })

  it('when it is stopped while the bus does not answer, then it stops all the same and hears no commit', async () => {
    at.state.publishing = new Promise(() => {})
    const stuck = start({ stopWithinMs: 10 })
    at.commit(envelope('r0', 1))
    const waiting = stuck.drained()
    await stuck[Symbol.asyncDispose]()
    await waiting
    await stuck.drained()
    expect(at.wakers.size).toBe(0)
    expect(at.rows).toHaveLength(1)
  })
})
