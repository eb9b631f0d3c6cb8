import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { event, type AnyEvent } from '@thumbfolio/contracts'
import { seeded } from '@thumbfolio/testing'
import { mongoPlace } from '../../../tests/mongo-place.js'
import { eventually } from '../../../tests/eventually.js'
import type { Bus } from '../../bus/bus.js'
import { startRelay } from '../../bus/relay.js'
import { retryStale } from '../retry-stale.js'
import type { Database } from '../store.js'
import { standingClock, thing, things } from '../things.contract.js'

const deleted = (subject: string, n: number) => event('site.deleted.v1', subject, { userId: String(n) })
const numberOf = ({ data }: AnyEvent) => ('userId' in data ? Number(data.userId) : -1)

describe('the outbox of one mongo database and two processes', () => {
  let place: ReturnType<typeof mongoPlace>
  const clock = standingClock()
  const pending = async (database: Database) => (await database.outbox.pending(9)).map(numberOf)
  const open = async () => {
    const database = await place.database({ now: clock.now, relayLeaseMs: 5_000 })
    database.store(things)
    return database
  }
  beforeEach(() => {
    place = mongoPlace()
  })
  afterEach(() => place[Symbol.asyncDispose]())

  it('when one has committed, then the other leaves the events to it, and takes them over when it does nothing', async () => {
    const [a, b] = [await open(), await open()]
    await a.store(things).commit(thing('a'), { events: [deleted('a', 1)] })
    expect([await pending(b), await pending(a)]).toEqual([[], [1]])
    clock.advance(5_001)
    expect([await pending(b), await pending(a)]).toEqual([[1], []])
  })

  it('when one has commits of its own all the time, then it still takes over what another left, wherever that is', async () => {
    const others = { ...things, name: 'others' }
    const [a, b] = [await open(), await open()]
    for (const database of [a, b]) database.store(others)
    expect(await pending(b)).toEqual([])
    await a.store(others).commit(thing('left'), { events: [deleted('left', 1)] })
    clock.advance(5_001)
    await b.store(things).commit(thing('own'), { events: [deleted('own', 2)] })
    expect(await pending(b)).toEqual([1, 2])
  })

  it('when the clock is set back, then what another left is still taken over', async () => {
    const [a, b] = [await open(), await open()]
    expect(await pending(b)).toEqual([])
    clock.advance(-3_600_000)
    await a.store(things).commit(thing('a'), { events: [deleted('a', 1)] })
    clock.advance(5_001)
    expect(await pending(b)).toEqual([1])
  })

  it('when one looks at them again and again, then they stay its own', async () => {
    const [a, b] = [await open(), await open()]
    await a.store(things).commit(thing('a'), { events: [deleted('a', 1)] })
    for (let i = 0; i < 4; i++) {
      clock.advance(3_000)
      expect([await pending(a), await pending(b)]).toEqual([[1], []])
    }
  })

  it('when both have committed to one document, then the later one hands over all of it', async () => {
    const [a, b] = [await open(), await open()]
    const first = await a.store(things).commit(thing('a'), { events: [deleted('a', 1)] })
    await b.store(things).commit(first, { events: [deleted('a', 2)] })
    expect([await pending(b), await pending(a)]).toEqual([[1, 2], []])
  })

  it('when leases end all the time and relays are slow, then nothing is lost and each subject’s events first come in order', async () => {
    const published: AnyEvent[] = []
    const random = seeded(1)
    const leaseMs = 4
    const databases = await Promise.all(
      [1, 2, 3].map(() => place.database({ now: clock.now, relayLeaseMs: leaseMs })),
    )
    /** The leases of the process end while it publishes, and the next process hands the same events over. */
    const slowBus = (index: number) =>
      ({
        async publish(events: readonly AnyEvent[]) {
          for (const one of events) {
            published.push(one)
            if (random() > 0.1) continue
            clock.advance(leaseMs + 1)
            published.push(...(await databases[(index + 1) % databases.length]!.outbox.pending(7)))
          }
        },
      }) as unknown as Bus
    const relays = databases.map(({ outbox }, index) =>
      startRelay({ outbox, bus: slowBus(index), pollMs: 3, batch: 7 }),
    )
    const stores = databases.map((database) => database.store(things))
    const subjects = ['a', 'b', 'c', 'd', 'e', 'f']
    const each = 30
    await Promise.all(
      subjects.map(async (id, offset) => {
        for (let n = 0; n < each; n++)
          await retryStale(async () => {
            const store = stores[(n + offset) % stores.length]
            const known = (await store?.find(id)) ?? thing(id)
            await store?.commit({ ...known, n }, { events: [deleted(id, n)], cause: `${id}:${n}` })
          })
      }),
    )
    await eventually(() => {
      // What a process took over and then does not look for again is left to the others when its lease ends.
      clock.advance(leaseMs + 1)
      return new Set(published.map((one) => one.id)).size === subjects.length * each
    })
    for (const relay of relays) await relay[Symbol.asyncDispose]()
    for (const id of subjects) {
      const first = new Set(published.filter(({ subject }) => subject === id).map(numberOf))
      expect([...first]).toEqual(Array.from({ length: each }, (_, n) => n))
    }
    // Else nothing here was tried.
    expect(published.length).toBeGreaterThan(subjects.length * each)
  }, 60_000)
})
