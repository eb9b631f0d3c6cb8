import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { Database } from '../store/store.js'
import type { Blobs } from './blobs.js'
import { countOverdueSweeps, sweptBlobs, type Judge, type SweptBlobs } from './swept-blobs.js'

/** What an adapter brings to `sweptBlobsContract`. Each place is empty at first. */
export interface SweptBlobsHarness {
  readonly name: string
  place(now: () => number): Promise<AsyncDisposable & { readonly blobs: Blobs; readonly database: Database }>
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** What the sweep of blobs keeps on every engine. */
export function sweptBlobsContract(harness: SweptBlobsHarness): void {
  let place: Awaited<ReturnType<SweptBlobsHarness['place']>>
  let blobs: SweptBlobs
  /** Whatever a process opens beside the first one. */
  let other: SweptBlobs
  let time: number
  const listed: string[] = []
  beforeEach(async () => {
    time = Date.now()
    listed.length = 0
    const now = () => time
    place = await harness.place(now)
    const counted: Blobs = {
      ...place.blobs,
      list: (prefix) => (listed.push(prefix), place.blobs.list(prefix)),
    }
    blobs = sweptBlobs(counted, { database: place.database, now })
    other = sweptBlobs(counted, { database: place.database, now })
  })
  afterEach(async () => place[Symbol.asyncDispose]())

  const write = (name: string, to: Blobs = blobs) => to.write(name, Buffer.from(name))
  const isThere = async (name: string) => (await place.blobs.read(name)) !== undefined
  const referring =
    (...names: string[]): Judge =>
    async (name) =>
      names.includes(name)

  describe(`the sweep of blobs on ${harness.name}`, () => {
    it('when a blob is not referred to, then it goes a day after it was written, and not before', async () => {
      await write('pdfs/u1/a')
      await write('pdfs/u1/b')
      time += dayMs - hourMs
      expect(await blobs.sweep('pdfs/', referring('pdfs/u1/b'))).toBe(0)
      time += 3 * hourMs
      expect(await blobs.sweep('pdfs/', referring('pdfs/u1/b'))).toBe(1)
      expect([await isThere('pdfs/u1/a'), await isThere('pdfs/u1/b')]).toEqual([false, true])
    })

    it('when folders are not swept in time, then they are counted until a sweep looks at them', async () => {
      await write('pdfs/u1/a')
      await write('pdfs/u2/a')
      const startedAt = time
      time += 2 * dayMs
      await write('pdfs/u3/a')
      expect(await countOverdueSweeps(place.database, startedAt)).toBe(0)
      expect(await countOverdueSweeps(place.database, time)).toBe(2)
      await blobs.sweep('pdfs/', async () => true)
      expect(await countOverdueSweeps(place.database, time)).toBe(0)
    })

    it('when nothing is left over, then a folder is looked at once and never again', async () => {
      for (const owner of ['u1', 'u2', 'u3']) await write(`pdfs/${owner}/a`)
      time += 2 * dayMs
      await blobs.sweep('pdfs/', async () => true)
      listed.length = 0
      for (let days = 0; days < 5; days++) {
        time += dayMs
        await blobs.sweep('pdfs/', async () => true)
      }
      expect(listed).toEqual([])
      await write('pdfs/u2/b')
      time += 2 * dayMs
      await blobs.sweep('pdfs/', async () => true)
      expect(listed).toEqual(['pdfs/u2/'])
    })

    it('when nobody can say now whether a blob is referred to, then it is asked again', async () => {
      await write('sites/s/a')
      time += 2 * dayMs
      expect(await blobs.sweep('sites/', async () => 'later')).toBe(0)
      time += 2 * dayMs
      expect(await blobs.sweep('sites/', referring())).toBe(1)
    })

    it('when a blob was written before folders were remembered, then it is found as well', async () => {
      await place.blobs.write('pdfs/u1/old', Buffer.from('old'))
      time += 2 * dayMs
      expect(await blobs.sweep('pdfs/', referring())).toBe(1)
      expect(await isThere('pdfs/u1/old')).toBe(false)
    })

    it('when a reference is dropped and the process ends before it removes the blob, then the sweep does', async () => {
      await write('pdfs/u1/a')
      time += 2 * dayMs
      await blobs.sweep('pdfs/', async () => true)
      await blobs.expectLeftovers('pdfs/u1/a')
      time += 2 * dayMs
      expect(await blobs.sweep('pdfs/', referring())).toBe(1)
    })

    it('when two processes sweep at once, then each folder is the work of one', async () => {
      for (let owner = 0; owner < 20; owner++) await write(`pdfs/u${owner}/a`)
      await blobs.sweep('pdfs/', async () => true)
      time += 2 * dayMs
      listed.length = 0
      const removed = await Promise.all([blobs, other].map((each) => each.sweep('pdfs/', referring())))
      expect(removed[0]! + removed[1]!).toBe(20)
      expect(listed.toSorted()).toEqual(
        Array.from({ length: 20 }, (_, owner) => `pdfs/u${owner}/`).toSorted(),
      )
    })

    it('when somebody writes to a folder while it is swept, then that is looked at a day later', async () => {
      await write('pdfs/u1/a')
      time += 2 * dayMs
      await blobs.sweep('pdfs/', async (name) => {
        if (name === 'pdfs/u1/a') await write('pdfs/u1/late', other)
        return name === 'pdfs/u1/a'
      })
      expect(await isThere('pdfs/u1/late')).toBe(true)
      time += 2 * dayMs
      expect(await blobs.sweep('pdfs/', referring('pdfs/u1/a'))).toBe(1)
    })
  })
}
