import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { EventOf } from '@thumbfolio/contracts'
import { openLmdbDatabase } from '@thumbfolio/kit/lmdb'
import { StoreUnavailable, type Database } from '@thumbfolio/kit/store'
import { eventually, temporaryDirectory, testClock, type Clock } from '@thumbfolio/testing'
import { domains } from '../../collections.js'
import { cdnHandlers } from './subscribe-cdn.js'

const day = 86_400_000

describe('what has a CDN forget a page', () => {
  let directory: Awaited<ReturnType<typeof temporaryDirectory>>
  let database: Database
  let clock: Clock
  let stopping: AbortController
  /** When which hosts were purged, in ms since the event. */
  let purges: { readonly atMs: number; readonly hosts: readonly string[] }[]
  beforeAll(async () => {
    directory = await temporaryDirectory()
    const path = `${directory.path}/store`
    database = openLmdbDatabase({ path, source: 'test', now: Date.now, traceparent: () => undefined })
  })
  afterAll(async () => {
    await database[Symbol.asyncDispose]()
    await directory[Symbol.asyncDispose]()
  })
  beforeEach(() => {
    clock = testClock()
    stopping = new AbortController()
    purges = []
  })

  const begin = testClock().now()
  const portsOf = () => ({
    cdn: {
      purge: async ({ hosts }: { readonly hosts: readonly string[] }) =>
        void purges.push({ atMs: clock.now() - begin, hosts }),
    },
    domains: database.store(domains),
    urlOf: (site: string) => `https://${site}.example`,
    now: clock.now,
    stopping: stopping.signal,
  })
  const onClock = async (ms: number) => clock.advance(ms)
  const envelope = {
    specversion: '1.0',
    id: 'e1',
    source: 'generator',
    subject: 'ada',
    time: new Date(begin).toISOString(),
    datacontenttype: 'application/json',
  } as const
  const detached: EventOf<'site.domain-detached.v1'> = {
    ...envelope,
    type: 'site.domain-detached.v1',
    data: { userId: 'ada', host: 'ada.org' },
  }
  const hosts = ['ada.org', 'www.ada.org']

  it('when a domain is detached, then it is purged at once, and again when no gateway knows it any more', async () => {
    const handlers = cdnHandlers(portsOf(), onClock)
    clock.advance(400)
    await handlers['site.domain-detached.v1']?.(detached)
    expect(purges).toEqual([
      { atMs: 400, hosts },
      { atMs: 6_000, hosts },
    ])
  })

  it('when the event comes later than that, then one purge is enough', async () => {
    clock.advance(6_000)
    await cdnHandlers(portsOf(), onClock)['site.domain-detached.v1']?.(detached)
    expect(purges).toEqual([{ atMs: 6_000, hosts }])
  })

  it('when the service stops in between, then it does not wait, and the event comes again', async () => {
    const handled = cdnHandlers(portsOf())['site.domain-detached.v1']?.(detached)
    const outcome = expect(handled).rejects.toThrow(StoreUnavailable)
    await eventually(() => purges.length === 1)
    stopping.abort()
    await outcome
    expect(purges).toHaveLength(1)
  })

  it('when an event is older than any copy, then nothing is purged', async () => {
    const handlers = Object.entries(cdnHandlers(portsOf(), onClock))
    expect(handlers.length).toBeGreaterThan(5)
    clock.advance(2 * day + 1)
    // The handlers of sites read the subject alone.
    for (const [, handle] of handlers) await (handle as (event: typeof detached) => Promise<void>)(detached)
    expect(purges).toEqual([])
    clock.advance(-1)
    for (const [type, handle] of handlers) {
      purges = []
      await (handle as (event: typeof detached) => Promise<void>)(detached)
      const expected = type === detached.type ? hosts : ['ada.example']
      expect([type, purges.map((purge) => purge.hosts)]).toEqual([type, [expected]])
    }
  })
})
