import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createLog } from '@thumbfolio/kit/base'
import { ignoreConflict, type Database } from '@thumbfolio/kit/store'
import { openLmdbDatabase } from '@thumbfolio/kit/lmdb'
import { eventually, seeded, temporaryDirectory } from '@thumbfolio/testing'
import { states } from '../../tests/site-states.js'
import { sites } from '../collections.js'
import type { Site } from '../launches/domain/site/site.js'
import type { Ports } from '../launches/ports.js'
import { startDueSites } from './due-sites.js'

describe('the work on due sites', () => {
  let directory: Awaited<ReturnType<typeof temporaryDirectory>>
  let database: Database
  let ports: Pick<Ports, 'sites' | 'now' | 'log' | 'stopping'>
  beforeAll(async () => {
    directory = await temporaryDirectory()
    const path = `${directory.path}/store`
    database = openLmdbDatabase({ path, source: 'test', now: Date.now, traceparent: () => undefined })
    const log = createLog({ name: 'test', level: 'silent' })
    ports = { sites: database.store(sites), now: Date.now, log, stopping: new AbortController().signal }
    for (const id of ['broken', 'whole']) await ports.sites.commit({ ...states.pending(), id, version: 0 })
  })
  afterAll(async () => {
    await database[Symbol.asyncDispose]()
    await directory[Symbol.asyncDispose]()
  })

  it('when work throws before it changed anything, then it rests before the next try, and the site behind it has its turn', async () => {
    const tries: number[] = []
    let others = 0
    // Without a pause it would throw for ever, and leave no time to notice.
    const isMine = ({ id }: Site) => (id === 'broken' ? tries.length < 50 : others === 0)
    await using due = startDueSites(ports, {
      name: 'test',
      slots: 1,
      isMine,
      async work({ id }) {
        if (id === 'whole') return void others++
        tries.push(performance.now())
        throw new Error('The disk is full')
      },
    })
    due.wake()
    const [first, second] = await eventually(() => tries.length > 1 && others > 0 && tries)
    expect(second! - first!).toBeGreaterThan(1_000)
  })

  it('when chance never meets the longest due, then it is begun by the eighth choice', async () => {
    const ids = Array.from({ length: 30 }, (_, n) => `waiting-${n}`)
    for (const id of ids) await ports.sites.commit({ ...states.pending(), id, version: 0 })
    const begun: string[] = []
    const [longest] = (await ports.sites.list('due', { to: Date.now() }, { limit: 200 })).items.filter(
      ({ id }) => ids.includes(id),
    )
    await using due = startDueSites(ports, {
      name: 'test',
      slots: 1,
      random: () => 0.99,
      isMine: ({ id }) => ids.includes(id) && !begun.includes(id),
      async work({ id }) {
        begun.push(id)
      },
    })
    due.wake()
    await eventually(() => begun.length >= 8)
    expect(begun.indexOf(longest!.id)).toBe(7)
  })

  it('when four workers have the same list, then they seldom want the same site', async () => {
    const count = 60
    for (let n = 0; n < count; n++)
      await ports.sites.commit({ ...states.pending(), id: `shared-${n}`, version: 0 })
    const random = seeded(1)
    const tries = new Map<string, number>()
    let done = 0
    const work = async (site: Site) => {
      tries.set(site.id, (tries.get(site.id) ?? 0) + 1)
      const lease = { holder: 'test', epoch: 1, until: Date.now() + 3_600_000 }
      if (!(await ignoreConflict(ports.sites.commit({ ...site, lease })))) return
      await pause(5)
      done += 1
    }
    const isMine = ({ id }: Site) => id.startsWith('shared-')
    const workers = ['a', 'b', 'c', 'd'].map((name) =>
      startDueSites(ports, { name, slots: 2, random, isMine, work }),
    )
    for (const { wake } of workers) wake()
    await eventually(() => done === count)
    for (const worker of workers) await worker[Symbol.asyncDispose]()
    const wasted = [...tries.values()].reduce((sum, each) => sum + each - 1, 0)
    expect(wasted).toBeLessThan(count)
  })
})
