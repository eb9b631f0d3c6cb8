import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { event } from '@thumbfolio/contracts'
import { mongoPlace } from '../../../tests/mongo-place.js'
import { tapMongo } from '../../../tests/tapped-mongo.js'
import { KeyTaken, StaleState, StoreUnavailable } from '../errors.js'
import { outcomes, thing, things, type Things } from '../things.contract.js'

const command = 'findAndModify'
const deleted = (n: number) => ({ events: [event('site.deleted.v1', 'a', { userId: String(n) })] })

describe('a commit on mongo whose answer is lost', () => {
  let place: ReturnType<typeof mongoPlace>
  let tap: Awaited<ReturnType<typeof tapMongo>>
  let own: Things
  let other: Things
  beforeEach(async () => {
    place = mongoPlace()
    tap = await tapMongo(place.uri)
    own = (await place.database({ at: tap.uri, relayLeaseMs: 0 })).store(things)
    other = (await place.database()).store(things)
  })
  afterEach(async () => {
    await place[Symbol.asyncDispose]()
    await tap[Symbol.asyncDispose]()
  })

  it('when it happened, then it is found to be this one, and happened once', async () => {
    const database = await place.database({ relayLeaseMs: 0 })
    const stored = database.store(things)
    for (const n of [0, 1, 2]) {
      const known = (await own.find('a')) ?? thing('a')
      tap.cutAnswerTo(command)
      const next = await own.commit({ ...known, n, email: `${n}@example.org` }, deleted(n))
      expect([next.version, next.n]).toEqual([n + 1, n])
    }
    expect(await stored.find('a')).toMatchObject({ n: 2, version: 3 })
    const events = await database.outbox.pending(9)
    expect(events.map(({ data }) => data)).toEqual(['0', '1', '2'].map((userId) => ({ userId })))
  })

  it('when it happened and another one came after it, then it is unknown, and never called stale', async () => {
    const first = await own.commit(thing('a'))
    tap.cutAnswerTo(command, async () => {
      const known = await other.find('a')
      if (known) await other.commit({ ...known, n: 7 })
    })
    await expect(own.commit({ ...first, n: 1 })).rejects.toThrow(StoreUnavailable)
    expect(await own.find('a')).toMatchObject({ n: 7, version: 3 })
  })

  it('when it had a cause and another one came after it, then the cause tells that it happened', async () => {
    const first = await own.commit(thing('a'))
    tap.cutAnswerTo(command, async () => {
      const known = await other.find('a')
      if (known) await other.commit({ ...known, word: 'later' })
    })
    const known = await own.commit({ ...first, n: 1 }, { cause: 'event-1' })
    expect(known).toMatchObject({ n: 1, word: 'later', version: 3 })
  })

  it('when it removed, then the removal is not taken for somebody else’s', async () => {
    const first = await own.commit(thing('a'))
    tap.cutAnswerTo(command)
    await own.remove(first)
    expect(await other.find('a')).toBeUndefined()
  })
})

describe('two connections on one mongo database', () => {
  let place: ReturnType<typeof mongoPlace>
  let stores: Things[]
  beforeEach(async () => {
    place = mongoPlace()
    stores = await Promise.all([1, 2].map(async () => (await place.database()).store(things)))
  })
  afterEach(() => place[Symbol.asyncDispose]())
  const race = (call: (store: Things, n: number) => Promise<unknown>) =>
    outcomes(stores.flatMap((store, i) => Array.from({ length: 25 }, (_, n) => call(store, 2 * n + i))))

  it('when they race on one version, then it has one winner', async () => {
    const first = await stores[0]?.commit(thing('a'))
    const { fulfilled, errors } = await race((store, n) => store.commit({ ...thing('a'), ...first, n }))
    expect([fulfilled, errors.every((error) => error instanceof StaleState)]).toEqual([1, true])
  })

  it('when they race on one unique key, then it has one holder, and the others hear its name', async () => {
    const { fulfilled, errors } = await race((store, n) =>
      store.commit(thing(`t${n}`, { email: 'ada@example.org' })),
    )
    expect(fulfilled).toBe(1)
    for (const error of errors) expect(error).toMatchObject({ name: KeyTaken.name, key: 'email' })
  })

  it('when they race to revive one removed document, then one does', async () => {
    const [store] = stores
    await store?.remove((await store.commit(thing('a'))) ?? thing('a'))
    const { fulfilled, errors } = await race((one, n) => one.commit(thing('a', { n })))
    expect([fulfilled, errors.every((error) => error instanceof StaleState)]).toEqual([1, true])
    expect((await store?.find('a'))?.version).toBe(3)
  })
})

describe('more commits on mongo than it takes', () => {
  it('when 10,000 come at once, then so many as may wait are made, the rest is refused, and connections are few', async () => {
    await using place = mongoPlace()
    const connection = await place.connect()
    let most = 0
    let open = 0
    const client = connection.connection.getClient()
    client.on('connectionCreated', () => (most = Math.max(most, ++open)))
    client.on('connectionClosed', () => open--)
    const store = (await place.database({ connection, maxWaiting: 500 })).store(things)
    const { fulfilled, errors } = await outcomes(
      Array.from({ length: 10_000 }, (_, n) => store.commit(thing(`t${n}`))),
    )
    expect([fulfilled, errors.length]).toEqual([500, 9_500])
    expect(errors.every((error) => error instanceof StoreUnavailable)).toBe(true)
    expect(most).toBeLessThanOrEqual(32)
    expect((await store.commit(thing('after'))).version).toBe(1)
  }, 60_000)
})
