import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { event } from '@thumbfolio/contracts'
import { startEngine, type Engine } from '@thumbfolio/engines'
import { answers, eventually } from '../../../tests/eventually.js'
import { mongoPlace } from '../../../tests/mongo-place.js'
import { StoreUnavailable } from '../errors.js'
import { outcomes, thing, things, type Things } from '../things.contract.js'

/** Impatient, so that an engine that is away is met soon. */
const impatient = '&serverSelectionTimeoutMS=1000&socketTimeoutMS=1500&connectTimeoutMS=1000'

describe('the store while its mongo dies', () => {
  let engine: Engine
  let place: ReturnType<typeof mongoPlace>
  beforeEach(async () => {
    engine = await startEngine('mongo')
    place = mongoPlace(engine.url + impatient)
  }, 120_000)
  afterEach(async () => {
    await engine.resume().catch(() => undefined)
    await engine.start()
    await place[Symbol.asyncDispose]()
    await engine[Symbol.asyncDispose]()
  }, 60_000)

  /** Commits to one document until it is stopped: each commit adds one to n, and emits n. */
  async function commitUntil(
    stopped: () => boolean,
    store: Things,
    id: string,
    acknowledged: Map<string, number>,
  ) {
    while (!stopped())
      try {
        const known = (await store.find(id)) ?? thing(id)
        const n = known.n + 1
        const events = [event('site.deleted.v1', id, { userId: String(n) })]
        await store.commit({ ...known, n, email: `${id}:${n}` }, { events })
        acknowledged.set(id, n)
      } catch (error) {
        if (!(error instanceof StoreUnavailable)) throw error
      }
  }

  it('when it is killed again and again amid commits, then nothing acknowledged is lost and nothing happened twice', async () => {
    const database = await place.database({ relayLeaseMs: 0 })
    const store = database.store(things)
    const acknowledged = new Map<string, number>()
    let stopped = false
    const ids = Array.from({ length: 8 }, (_, i) => `t${i}`)
    const committing = Promise.all(ids.map((id) => commitUntil(() => stopped, store, id, acknowledged)))
    const total = () => [...acknowledged.values()].reduce((sum, n) => sum + n, 0)
    for (let round = 0; round < 3; round++) {
      const before = total()
      await eventually(() => total() > before + 60, 60_000)
      await engine.kill()
      await engine.start()
    }
    stopped = true
    await committing

    const events = await database.outbox.pending(100_000)
    for (const [id, least] of acknowledged) {
      const state = await store.find(id)
      expect(state?.n).toBeGreaterThanOrEqual(least)
      expect(state?.version).toBe(state?.n)
      expect((await store.findBy('email', `${id}:${state?.n}`))?.id).toBe(id)
      const own = events.filter(({ subject }) => subject === id).map(({ data }) => data)
      expect(own).toEqual(Array.from({ length: state?.n ?? 0 }, (_, i) => ({ userId: String(i + 1) })))
    }
    expect(acknowledged.size).toBe(8)
  }, 240_000)

  it('when it is away, then every call answers StoreUnavailable, and works again when it is back', async () => {
    const connection = await place.connect()
    const database = await place.database({ connection, relayLeaseMs: 0 })
    const store = database.store(things)
    const first = await store.commit(thing('a'))
    await engine.kill()
    const { errors } = await outcomes([
      store.commit({ ...first, n: 1 }),
      store.commit(thing('b')),
      store.find('a'),
      store.findBy('email', 'x'),
      store.list('n', {}, { limit: 1 }),
      store.remove(first),
      database.outbox.pending(1),
      database.outbox.acknowledge(['x']),
      database.purgeTombstones(),
      connection.ping(),
    ])
    expect(errors.map(({ name }) => name)).toEqual(Array.from({ length: 10 }, () => 'StoreUnavailable'))
    await engine.start()
    await eventually(() => answers(connection.ping()), 20_000)
    expect((await store.commit({ ...first, n: 1 })).version).toBe(2)
  }, 60_000)

  it('when it hangs, then a commit answers StoreUnavailable all the same, and the connection closes', async () => {
    const connection = await place.connect()
    const store = (await place.database({ connection })).store(things)
    const first = await store.commit(thing('a'))
    await engine.pause()
    await expect(store.commit({ ...first, n: 1 })).rejects.toThrow(StoreUnavailable)
    await expect(connection.ping()).rejects.toThrow(StoreUnavailable)
    await connection[Symbol.asyncDispose]()
  })

  it('when it is away and commits wait, then store, blobs and connection close all the same', async () => {
    const connection = await place.connect()
    const database = await place.database({ connection })
    const blobs = await place.blobs({ connection })
    const store = database.store(things)
    await store.commit(thing('a'))
    await engine.kill()
    const waiting = outcomes([
      ...Array.from({ length: 100 }, (_, n) => store.commit(thing(`t${n}`))),
      blobs.write('pdfs/u1/a.pdf', Buffer.from('x')),
      blobs.read('pdfs/u1/a.pdf'),
    ])
    await blobs[Symbol.asyncDispose]()
    await database[Symbol.asyncDispose]()
    await connection[Symbol.asyncDispose]()
    const { errors } = await waiting
    expect(errors.filter((error) => error instanceof StoreUnavailable)).toHaveLength(102)
    await expect(store.find('a')).rejects.toThrow(StoreUnavailable)
  })

  it('when it is away at the first call, then the indexes are made at a later one', async () => {
    const database = await place.database()
    const store = database.store(things)
    await engine.kill()
    await expect(store.commit(thing('a'))).rejects.toThrow(StoreUnavailable)
    await engine.start()
    await eventually(() => answers(store.commit(thing('a', { email: 'x' }))), 20_000)
    await expect(store.commit(thing('b', { email: 'x' }))).rejects.toThrow('email is taken')
  }, 60_000)
})
