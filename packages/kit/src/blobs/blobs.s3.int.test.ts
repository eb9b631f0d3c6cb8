import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { startS3Server, type S3Server } from '@thumbfolio/engines'
import { freePort } from '@thumbfolio/testing'
import { eventually } from '../../tests/eventually.js'
import { mongoPlace } from '../../tests/mongo-place.js'
import { engineModule } from '../../tests/run-until-killed.js'
import { s3Place } from '../../tests/s3-place.js'
import { StoreUnavailable } from '../store/errors.js'
import { blobsContract } from './blobs.contract.js'
import type { Blobs } from './blobs.js'
import { openS3Blobs } from './blobs.s3.js'
import { connectS3, S3Unavailable } from './connect-s3.js'
import { sweptBlobsContract } from './swept-blobs.contract.js'

let server: S3Server
beforeAll(async () => {
  server = await startS3Server()
}, 120_000)
afterAll(async () => {
  await server[Symbol.asyncDispose]()
})

blobsContract({
  name: 'S3',
  isOverFiles: true,
  async place() {
    const place = s3Place(server)
    const location = JSON.stringify({ address: place.address, prefix: place.prefix })
    return {
      open: () => place.blobs(),
      child: { module: engineModule('s3'), location },
      [Symbol.asyncDispose]: () => place[Symbol.asyncDispose](),
    }
  },
})

sweptBlobsContract({
  name: 'S3',
  async place(now) {
    const mongo = mongoPlace()
    const s3 = s3Place(server)
    return {
      database: await mongo.database({ now }),
      blobs: onTheClockOf(now, await s3.blobs()),
      async [Symbol.asyncDispose]() {
        await s3[Symbol.asyncDispose]()
        await mongo[Symbol.asyncDispose]()
      },
    }
  },
})

/** S3 has a clock of its own. */
function onTheClockOf(now: () => number, blobs: Blobs): Blobs {
  const writtenAt = new Map<string, number>()
  return {
    ...blobs,
    async write(name, bytes) {
      await blobs.write(name, bytes)
      writtenAt.set(name, now())
    },
    async *list(prefix) {
      for await (const item of blobs.list(prefix))
        yield { ...item, writtenAt: writtenAt.get(item.name) ?? item.writtenAt }
    },
  }
}

describe('blobs on S3 alone', () => {
  let place: ReturnType<typeof s3Place>
  beforeEach(() => {
    place = s3Place(server)
  })
  afterEach(async () => {
    server.resume()
    await server.start()
    await place[Symbol.asyncDispose]()
  })

  it('when two services share a bucket, then neither sees the blobs of the other', async () => {
    await using connection = await connectS3(place.address)
    const [resume, auth] = ['resume', 'auth'].map((service) =>
      openS3Blobs({ connection, prefix: `${place.prefix}${service}/` }),
    )
    await resume?.write('pdfs/u1/a', Buffer.from('resume'))
    expect(await auth?.read('pdfs/u1/a')).toBeUndefined()
    expect(await collect(auth?.list('pdfs/') ?? [])).toEqual([])
  })

  it('when more blobs are listed than fit on one page of S3, then all are there', async () => {
    const blobs = await place.blobs()
    const names = Array.from({ length: 1_050 }, (_, n) => `pdfs/u1/${String(n).padStart(4, '0')}`)
    for (let at = 0; at < names.length; at += 50)
      await Promise.all(names.slice(at, at + 50).map((name) => blobs.write(name, Buffer.from('x'))))
    const listed = await collect(blobs.list('pdfs/u1/'))
    expect(listed.map(({ name }) => name).sort()).toEqual(names)
  }, 60_000)

  it('when S3 is away, then every call answers StoreUnavailable, a stream too, and works again later', async () => {
    const blobs = await place.blobs()
    await blobs.write('pdfs/u1/a', Buffer.alloc(8_000_000))
    const opened = await blobs.open('pdfs/u1/a')
    await server.kill()
    const calls = {
      write: () => blobs.write('pdfs/u1/a', Buffer.from('x')),
      read: () => blobs.read('pdfs/u1/a'),
      open: () => blobs.open('pdfs/u1/a'),
      remove: () => blobs.remove('pdfs/u1/a'),
      list: () => collect(blobs.list('pdfs/')),
      stream: () => collect(opened?.stream ?? []),
    }
    for (const [call, make] of Object.entries(calls)) {
      const error: unknown = await make().catch((reason: unknown) => reason)
      expect([call, error]).toEqual([call, expect.any(StoreUnavailable)])
    }
    await server.start()
    await eventually(async () => (await blobs.read('pdfs/u1/a').catch(() => undefined))?.length === 8_000_000)
  }, 60_000)

  it('when a blob is removed or written over while it is read, then the stream ends with StoreUnavailable', async () => {
    const blobs = await place.blobs()
    const changes = {
      remove: () => blobs.remove('pdfs/u1/a'),
      write: () => blobs.write('pdfs/u1/a', Buffer.alloc(4_000_000, 'new')),
    }
    for (const [change, make] of Object.entries(changes)) {
      await blobs.write('pdfs/u1/a', Buffer.alloc(4_000_000, 'old'))
      const opened = await blobs.open('pdfs/u1/a')
      await make()
      const error: unknown = await collect(opened?.stream ?? []).catch((reason: unknown) => reason)
      expect([change, error]).toEqual([change, expect.any(StoreUnavailable)])
    }
  })

  it('when S3 stops answering in the midst of a stream, then the stream ends with StoreUnavailable', async () => {
    const blobs = await place.blobs()
    await blobs.write('pdfs/u1/a', Buffer.alloc(30_000_000))
    const opened = await blobs.open('pdfs/u1/a')
    server.pause()
    await expect(collect(opened?.stream ?? [])).rejects.toThrow(StoreUnavailable)
  }, 60_000)

  it.each([
    ['no server', async () => ({ endpoint: `http://127.0.0.1:${await freePort()}` }), /^S3_ENDPOINT: no S3/],
    ['no bucket', async () => ({ bucket: 'absent' }), /^S3_BUCKET: there is no bucket absent/],
    [
      'a wrong secret',
      async () => ({ credentials: { accessKeyId: 'thumbfolio', secretAccessKey: 'wrong' } }),
      /^S3_BUCKET: .* refuses the bucket/,
    ],
  ])('when there is %s, then the start says which variable to correct', async (_, wrong, message) => {
    const opening = connectS3({ ...place.address, ...(await wrong()) })
    await expect(opening).rejects.toThrow(S3Unavailable)
    await expect(opening).rejects.toThrow(message)
  })
})

async function collect<T>(items: AsyncIterable<T> | Iterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const item of items) all.push(item)
  return all
}
