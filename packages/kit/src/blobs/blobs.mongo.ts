import { Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import mongoose, { type mongo } from 'mongoose'
import type { Logger } from '../base/log/log.js'
import type { MongoConnection } from '../store/mongo/connect-mongo.js'
import { answered } from '../store/mongo/mongo-errors.js'
import { startSweep } from '../base/time/sweep.js'
import { StoreUnavailable } from '../store/errors.js'
import { createGate } from '../store/mongo/gate.js'
import { isBlobName, isBlobPrefix } from './blob-name.js'
import { draft, drop, expire, forget, publish, step, type BlobRecord } from './blob-record.mongo.js'
import type { BlobContent, BlobItem, Blobs } from './blobs.js'

/** What `openMongoBlobs` needs, and the times that tests shorten. */
export interface MongoBlobsOptions {
  /** Of the service's own database. It is not closed here. */
  readonly connection: MongoConnection
  readonly log: Logger
  /** Epoch milliseconds. */
  readonly now: () => number
  /** So long a replaced file stays for its readers and a draft for its writer. Default: an hour. */
  readonly graceMs?: number
  readonly sweepEveryMs?: number
}

const hourMs = 3_600_000
const closeWithinMs = 800
const maxWaiting = 1_000
const readTries = 3

/**
 * Blobs as GridFS files. A record in the collection `blobs` says which file is the content of a name, and one update of
 * it replaces the old file by a new one: a reader sees the old bytes or the new ones. The record knows every
 * file that was begun under its name, so a sweep finds what a killed writer left without looking at all files.
 */
export function openMongoBlobs(options: MongoBlobsOptions): Blobs {
  const { connection, log, now, graceMs = hourMs, sweepEveryMs = hourMs } = options
  const records = connection.db.collection<BlobRecord>('blobs')
  const bucket = new mongoose.mongo.GridFSBucket(connection.db, { bucketName: 'blobs' })
  const gate = createGate(`${connection.name} (blobs)`, maxWaiting)
  const calling = <T>(work: () => Promise<T>): Promise<T> => gate.run(() => answered('blobs', work))

  async function contentOf(name: string): Promise<BlobRecord['content']> {
    if (!isBlobName(name)) return undefined
    return (await records.findOne({ _id: name }, { projection: { content: 1 } }))?.content
  }

  /** Deletes the files of a name that are dead. A file that is half there, or half deleted, is deleted too. */
  async function removeContent(name: string, loose: BlobRecord['loose']): Promise<void> {
    const dead = loose.filter(({ is }) => is === 'dead').map(({ file }) => file)
    if (dead.length === 0) return
    for (const file of dead) await bucket.delete(file).catch(orUndefinedIfNotFound)
    await step(records, name, forget(dead))
  }

  async function sweep(): Promise<void> {
    await records.createIndex({ looseSince: 1 }, { name: 'looseSince', sparse: true })
    const before = new Date(now() - graceMs)
    for await (const { _id } of records.find({ looseSince: { $lte: before } }, { projection: { _id: 1 } }))
      await removeContent(_id, (await step(records, _id, expire(before))).loose)
  }

  const sweeping = startSweep({
    name: 'sweep-blob-files',
    everyMs: sweepEveryMs,
    log,
    sweep: () => calling(sweep),
  })
  sweeping.wake()

  return {
    async write(name, content) {
      if (!isBlobName(name)) throw new RangeError(`Not a blob name: ${name}`)
      await calling(async () => {
        const file = new mongoose.mongo.ObjectId()
        const drafted = await step(records, name, draft(file, new Date(now())))
        const sizeBytes = await upload(bucket, file, name, content)
        await step(records, name, publish({ file, sizeBytes, writtenAt: new Date(now()) }), drafted)
      })
    },
    read: (name) =>
      calling(async () => {
        for (let tries = 1; ; tries++) {
          const content = await contentOf(name)
          if (!content) return undefined
          const bytes = await download(bucket, content.file).catch(orUndefinedIfNotFound)
          if (bytes?.length === content.sizeBytes) return bytes
          // Written over and swept while it was read: then there is another content.
          if (tries === readTries) throw new StoreUnavailable(`${name} cannot be read`)
        }
      }),
    open: (name) =>
      calling(async () => {
        const content = await contentOf(name)
        return content && { stream: streamOf(bucket, content.file), sizeBytes: content.sizeBytes }
      }),
    remove: (name) =>
      calling(async () => {
        if (await contentOf(name))
          await removeContent(name, (await step(records, name, drop(new Date(now())))).loose)
      }),
    async *list(prefix): AsyncIterable<BlobItem> {
      if (!isBlobPrefix(prefix)) throw new RangeError(`Not a blob prefix: ${prefix}`)
      // The character after the slash: an upper bound of everything below it.
      const below = { $gte: prefix, $lt: `${prefix.slice(0, -1)}0` }
      let after: string | undefined
      for (;;) {
        const page = await calling(() =>
          pageOf(records, after === undefined ? below : { ...below, $gt: after }),
        )
        for (const { _id: name, content } of page)
          if (content) yield { name, sizeBytes: content.sizeBytes, writtenAt: content.writtenAt.getTime() }
        after = page.at(-1)?._id
        if (after === undefined) return
      }
    },
    async [Symbol.asyncDispose]() {
      const closing = gate.close(closeWithinMs)
      await Promise.all([closing, Promise.race([sweeping[Symbol.asyncDispose](), closing])])
    },
  }
}

const pageSize = 500

const pageOf = (records: mongo.Collection<BlobRecord>, names: mongo.Condition<string>) =>
  records
    .find({ _id: names, content: { $exists: true } }, { projection: { content: 1 } })
    .sort({ _id: 1 })
    .limit(pageSize)
    .toArray()

async function upload(
  bucket: mongo.GridFSBucket,
  file: mongo.ObjectId,
  name: string,
  content: BlobContent,
): Promise<number> {
  const stream = bucket.openUploadStreamWithId(file, name)
  if (content instanceof Uint8Array) {
    const done = finished(stream)
    stream.end(Buffer.from(content.buffer, content.byteOffset, content.byteLength))
    await done
  } else await pipeline(content(), stream)
  return stream.length
}

async function download(bucket: mongo.GridFSBucket, file: mongo.ObjectId): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of bucket.openDownloadStream(file)) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** Reads nothing before it is read itself. */
const streamOf = (bucket: mongo.GridFSBucket, file: mongo.ObjectId): Readable =>
  Readable.from(chunksOf(bucket, file), { objectMode: false })

async function* chunksOf(bucket: mongo.GridFSBucket, file: mongo.ObjectId): AsyncGenerator<Buffer> {
  const chunks = bucket.openDownloadStream(file)[Symbol.asyncIterator]() as AsyncIterator<Buffer, undefined>
  try {
    for (;;) {
      const { value, done } = await answered('blobs', () => chunks.next())
      if (done) return
      yield value
    }
  } finally {
    await chunks.return?.()
  }
}

/** Of a file or one of its chunks. */
const orUndefinedIfNotFound = (error: unknown): undefined => {
  if (error instanceof Error && /FileNotFound|ChunkIsMissing|File not found/.test(error.message))
    return undefined
  throw error
}
