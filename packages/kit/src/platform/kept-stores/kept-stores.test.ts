import { open, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, afterEach, describe, expect, it } from '@jest/globals'
import { temporaryDirectory } from '@thumbfolio/testing'
import { z } from 'zod'
import { openFileBlobs } from '../../blobs/blobs.file.js'
import { collection } from '../../store/collection.js'
import { openLmdbDatabase } from '../../store/lmdb/store.lmdb.js'
import { checkStores, recordStores } from './kept-stores.js'

const Thing = z.object({
  id: z.string(),
  version: z.number(),
  schemaVersion: z.literal(1),
  text: z.string(),
})
const things = collection<z.infer<typeof Thing>>({ name: 'things', schema: Thing })
const testLimitMs = 30_000

describe('the stores of a data directory', () => {
  let directory: Awaited<ReturnType<typeof temporaryDirectory>>
  const at = (...names: string[]) => join(directory.path, ...names)
  const data = (service: string) => at(service, 'store', 'data.mdb')
  async function fill(service: string): Promise<void> {
    await using database = openLmdbDatabase({ path: at(service, 'store'), source: service, now: Date.now })
    const store = database.store(things)
    for (let n = 0; n < 60; n++)
      await store.commit({ id: `${n}`, version: 0, schemaVersion: 1, text: 'x'.repeat(20_000) })
    const blobs = await openFileBlobs(at(service, 'blobs'))
    await blobs.write('pdfs/ada/one', Buffer.from('one'))
  }
  beforeEach(async () => {
    directory = await temporaryDirectory()
    await fill('auth')
    await fill('generator')
    await recordStores(directory.path)
  })
  afterEach(async () => directory[Symbol.asyncDispose]())

  const refusal = (service: string, problem: string) =>
    expect.objectContaining({
      name: 'StoreDamaged',
      message: expect.stringMatching(new RegExp(`${service}.*${problem}[^]*make restore`)),
    })
  const check = () => checkStores(directory.path)

  it(
    'when all is there, then it starts, also in a new directory and in one without a record',
    async () => {
      await check()
      await rm(at('.stores.json'))
      await check()
      await using other = await temporaryDirectory()
      await checkStores(other.path)
    },
    testLimitMs,
  )

  it.each([
    ['is removed', 'missing', () => rm(data('auth'))],
    ['is removed with its folder', 'missing', () => rm(at('auth'), { recursive: true })],
    ['has 0 bytes', 'empty', () => writeFile(data('auth'), '')],
    [
      'is cut to half',
      'cannot be read',
      async () => truncate(data('auth'), Math.floor((await stat(data('auth'))).size / 2)),
    ],
    ['is cut to its first page', 'cannot be read', () => truncate(data('auth'), 4_096)],
  ])(
    'when a store %s, then the start is refused with what to do',
    async (_, problem, damage) => {
      await damage()
      await expect(check()).rejects.toEqual(refusal('auth', problem))
    },
    testLimitMs,
  )

  it(
    'when the pages of a store are overwritten, then that is a sentence, and no signal ends this process',
    async () => {
      const file = await open(data('auth'), 'r+')
      await file.write(Buffer.alloc(40 * 4_096, 0xab), 0, 40 * 4_096, 2 * 4_096)
      await file.close()
      await expect(check()).rejects.toEqual(refusal('auth', 'cannot be read'))
    },
    testLimitMs,
  )

  it(
    'when the blobs of a service are gone, then the start is refused',
    async () => {
      await rm(at('generator', 'blobs'), { recursive: true })
      await expect(check()).rejects.toEqual(refusal('generator', 'missing'))
    },
    testLimitMs,
  )

  it(
    'when only the room that a store keeps in reserve is cut, then it starts',
    async () => {
      const { size } = await stat(data('auth'))
      await truncate(data('auth'), size - 512 * 1024)
      await check()
    },
    testLimitMs,
  )

  it(
    'when the record is torn, then what is there counts, and it is written again',
    async () => {
      await writeFile(at('.stores.json'), '{"stores":[')
      await check()
      await recordStores(directory.path)
      expect(JSON.parse(await readFile(at('.stores.json'), 'utf8'))).toEqual({
        stores: expect.arrayContaining(['auth/store', 'generator/store']),
        blobs: expect.arrayContaining(['auth/blobs', 'generator/blobs']),
      })
    },
    testLimitMs,
  )
})
