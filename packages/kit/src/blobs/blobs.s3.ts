import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
} from '@aws-sdk/client-s3'
import { StoreUnavailable } from '../store/errors.js'
import { createGate } from '../store/mongo/gate.js'
import { isBlobName, isBlobPrefix } from './blob-name.js'
import type { BlobItem, Blobs } from './blobs.js'
import type { S3Connection } from './connect-s3.js'

/** What `openS3Blobs` needs. */
export interface S3BlobsOptions {
  /** It is not closed here. */
  readonly connection: Pick<S3Connection, 'client' | 'bucket'>
  /** Before the name of every object, with its slash: services share a bucket and their blobs never meet. */
  readonly prefix: string
}

/** All attempts of one call together, a body of some megabytes included. */
const callWithinMs = 30_000
const closeWithinMs = 800
const maxWaiting = 1_000

/**
 * Blobs as objects of one bucket. Writing an object is atomic, and whoever reads after it sees it (S3 promises both), so
 * there is no draft, no record and nothing left by a killed writer. `writtenAt` has whole seconds.
 */
export function openS3Blobs({ connection, prefix }: S3BlobsOptions): Blobs {
  const { client, bucket: Bucket } = connection
  const gate = createGate(`S3 (${prefix})`, maxWaiting)
  const inTime = () => ({ abortSignal: AbortSignal.timeout(callWithinMs) })
  const calling = <T>(work: () => Promise<T>): Promise<T> => gate.run(() => answered(work))
  const objectOf = (name: string) => ({ Bucket, Key: prefix + name })

  return {
    async write(name, content) {
      if (!isBlobName(name)) throw new RangeError(`Not a blob name: ${name}`)
      await gate.run(async () => {
        // S3 wants the length before the first byte, and an attempt that failed is sent again: the bytes are kept in memory.
        const bytes = typeof content === 'function' ? await buffer(content()) : content
        const object = { ...objectOf(name), Body: bytes, ContentLength: bytes.byteLength }
        await answered(() => client.send(new PutObjectCommand(object), inTime()))
      })
    },
    async read(name) {
      if (!isBlobName(name)) return undefined
      return calling(async () => {
        const found = await client
          .send(new GetObjectCommand(objectOf(name)), inTime())
          .catch(orUndefinedIfNotFound)
        return found?.Body?.transformToByteArray()
      })
    },
    async open(name) {
      if (!isBlobName(name)) return undefined
      return calling(async () => {
        // No limit of time for the whole: a slow visitor reads slowly. A server that says nothing for 8 s ends it.
        const found = await client.send(new GetObjectCommand(objectOf(name))).catch(orUndefinedIfNotFound)
        if (!(found?.Body instanceof Readable)) return undefined
        const chunks = chunksOf(found.Body)
        return { stream: Readable.from(chunks, { objectMode: false }), sizeBytes: found.ContentLength ?? 0 }
      })
    },
    async remove(name) {
      if (!isBlobName(name)) return
      await calling(() => client.send(new DeleteObjectCommand(objectOf(name)), inTime()))
    },
    async *list(below): AsyncIterable<BlobItem> {
      if (!isBlobPrefix(below)) throw new RangeError(`Not a blob prefix: ${below}`)
      const pages = paginateListObjectsV2({ client }, { Bucket, Prefix: prefix + below })
      for (;;) {
        const { value: page, done } = await calling(() => pages.next())
        if (done) return
        for (const { Key = '', Size = 0, LastModified } of page.Contents ?? [])
          yield {
            name: Key.slice(prefix.length),
            sizeBytes: Size,
            writtenAt: LastModified?.getTime() ?? Date.now(),
          }
      }
    },
    async [Symbol.asyncDispose]() {
      await gate.close(closeWithinMs)
    },
  }
}

async function* chunksOf(body: Readable): AsyncGenerator<Buffer> {
  const chunks = body[Symbol.asyncIterator]() as AsyncIterator<Buffer, undefined>
  try {
    for (;;) {
      const { value, done } = await answered(() => chunks.next())
      if (done) return
      yield value
    }
  } finally {
    body.destroy()
  }
}

const orUndefinedIfNotFound = (error: unknown): undefined => {
  // A bucket that is gone is no answer about its objects.
  if (error instanceof NoSuchKey) return undefined
  throw error
}

/** @throws StoreUnavailable for what S3 or the way to it refuses; a defect of ours stays what it is */
async function answered<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    const { name } = cause as Error
    if (name === 'TypeError' || name === 'RangeError') throw cause
    throw new StoreUnavailable(`S3 does not answer: ${String(cause)}`, { cause })
  }
}
