import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { startEngine, type Engine } from '@thumbfolio/engines'
import { eventually } from '../../tests/eventually.js'
import { mongoPlace } from '../../tests/mongo-place.js'
import { commandTo, tapMongo } from '../../tests/tapped-mongo.js'
import type { MongoConnection } from '../store/mongo/connect-mongo.js'
import { StoreUnavailable } from '../store/errors.js'
import type { BlobRecord } from './blob-record.mongo.js'

const name = 'pdfs/u1/a.pdf'
const bytes = (text: string) => Buffer.from(text)
const graceMs = 60_000

describe('the files of blobs on mongo', () => {
  let place: ReturnType<typeof mongoPlace>
  let connection: MongoConnection
  let time: number
  beforeEach(async () => {
    place = mongoPlace()
    connection = await place.connect()
    time = Date.now()
  })
  afterEach(() => place[Symbol.asyncDispose]())
  const open = () => place.blobs({ connection, graceMs, now: () => time })
  /** Opens them and closes them again, which waits for the sweep. */
  const sweep = async () => (await open())[Symbol.asyncDispose]()
  const files = () => connection.db.collection('blobs.files').countDocuments()
  const chunks = () => connection.db.collection('blobs.chunks').countDocuments()

  it('when a blob is written over, then the file before stays for its readers and is gone after the grace', async () => {
    const blobs = await open()
    const old = Buffer.alloc(900_000, 'o')
    await blobs.write(name, old)
    const reading = await blobs.open(name)
    await blobs.write(name, bytes('young'))
    await sweep()
    const seen: Buffer[] = []
    for await (const chunk of reading?.stream ?? []) seen.push(chunk as Buffer)
    expect(Buffer.concat(seen).equals(old)).toBe(true)
    time += graceMs
    await open()
    await eventually(async () => (await files()) === 1 && (await chunks()) === 1)
    expect(Buffer.from((await blobs.read(name)) ?? []).toString()).toBe('young')
  })

  it('when a blob is removed, then no file of it is left, none from before either, and no record', async () => {
    const blobs = await open()
    for (const text of ['first', 'second', 'third']) await blobs.write(name, bytes(text))
    await blobs.remove(name)
    expect([await files(), await chunks()]).toEqual([0, 0])
    expect(await connection.db.collection('blobs').countDocuments()).toBe(0)
  })

  it('when a writer died at any of its steps, then what it left is deleted after the grace, and never earlier', async () => {
    await (await open()).write(name, bytes('whole'))
    const steps = [
      [name, commandTo('update', 'blobs')],
      [name, commandTo('insert', 'blobs.chunks')],
      [name, commandTo('insert', 'blobs.files')],
      ['pdfs/u1/b.pdf', commandTo('insert', 'blobs')],
    ] as const
    for (const [at, command] of steps) {
      await using tap = await tapMongo(place.uri)
      const dying = await place.blobs({ at: tap.uri, graceMs, now: () => time })
      tap.cutAnswerTo(command, async () => tap.refuse())
      await expect(dying.write(at, Buffer.alloc(600_000))).rejects.toThrow(StoreUnavailable)
    }
    const before = await chunks()
    expect(before).toBeGreaterThan(1)
    await sweep()
    expect(await chunks()).toBe(before)
    time += graceMs + 1
    const blobs = await open()
    await eventually(
      async () =>
        (await connection.db
          .collection<BlobRecord>('blobs')
          .countDocuments({ looseSince: { $exists: true } })) === 0,
    )
    expect([await files(), await chunks()]).toEqual([1, 1])
    expect(Buffer.from((await blobs.read(name)) ?? []).toString()).toBe('whole')
  }, 60_000)

  it('when a record is deleted and made again behind the back of a writer, then no file of either is forgotten', async () => {
    const blobs = await open()
    await blobs.write(name, bytes('removed'))
    await using tap = await tapMongo(place.uri)
    const late = await place.blobs({ at: tap.uri, graceMs, now: () => time })
    // The first command that names the blob reads its record.
    tap.holdAnswerTo(name, async () => {
      await blobs.remove(name)
      await blobs.write(name, bytes('new'))
    })
    await late.write(name, bytes('late'))
    expect(await files()).toBe(2)
    time += graceMs + 1
    await open()
    await eventually(async () => (await files()) === 1)
    expect(Buffer.from((await blobs.read(name)) ?? []).toString()).toBe('late')
  })

  it('when a writer is so slow that the sweep took its file, then its blob is not written', async () => {
    const blobs = await open()
    await blobs.write(name, bytes('before'))
    await using tap = await tapMongo(place.uri)
    const slow = await place.blobs({ at: tap.uri, graceMs, now: () => time })
    await slow.read(name)
    tap.holdAnswerTo(commandTo('insert', 'blobs.files'), async () => {
      time += graceMs + 1
      await open()
      await eventually(async () => (await files()) === 1)
    })
    await expect(slow.write(name, bytes('late'))).rejects.toThrow(StoreUnavailable)
    expect(Buffer.from((await blobs.read(name)) ?? []).toString()).toBe('before')
  })
})

describe('blobs while their mongo is away', () => {
  let engine: Engine
  let place: ReturnType<typeof mongoPlace>
  beforeEach(async () => {
    engine = await startEngine('mongo')
    place = mongoPlace(`${engine.url}&serverSelectionTimeoutMS=1000`)
  }, 120_000)
  afterEach(async () => {
    await engine.start()
    await place[Symbol.asyncDispose]()
    await engine[Symbol.asyncDispose]()
  }, 60_000)

  it('when it is away, then every call answers StoreUnavailable, a stream too, and works again later', async () => {
    const blobs = await place.blobs()
    await blobs.write(name, Buffer.alloc(3_000_000))
    const opened = await blobs.open(name)
    await engine.kill()
    const calls = {
      write: () => blobs.write(name, bytes('x')),
      read: () => blobs.read(name),
      open: () => blobs.open(name),
      remove: () => blobs.remove(name),
      list: () => collect(blobs.list('pdfs/')),
      stream: () => collect(opened?.stream ?? []),
    }
    for (const [call, make] of Object.entries(calls)) {
      const error: unknown = await make().catch((reason: unknown) => reason)
      expect([call, error]).toEqual([call, expect.any(StoreUnavailable)])
    }
    await engine.start()
    await eventually(async () => {
      const found = await blobs.read(name).catch(() => undefined)
      return found?.length === 3_000_000
    }, 20_000)
  }, 60_000)
})

async function collect<T>(items: AsyncIterable<T> | Iterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const item of items) all.push(item)
  return all
}
