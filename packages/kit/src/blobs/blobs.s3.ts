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
/** What a stream asks for at once, and holds in memory. */
const partBytes = 1_048_576

interface Part {
  readonly bytes: Uint8Array
  /** Of the whole object. */
  readonly sizeBytes: number
  readonly etag: string | undefined
}

/**
 * Blobs as objects of one bucket. Writing an object is atomic, and later reads see it (S3 promises both), so
 * there is no draft, no record and nothing left by a killed writer. `writtenAt` has whole seconds.
 */
export function openS3Blobs({ connection, prefix }: S3BlobsOptions): Blobs {
  const { client, bucket: Bucket } = connection
  const gate = createGate(`S3 (${prefix})`, maxWaiting)
  const inTime = () => ({ abortSignal: AbortSignal.timeout(callWithinMs) })
  const calling = <T>(work: () => Promise<T>): Promise<T> => gate.run(() => answered(work))
  const objectOf = (name: string) => ({ Bucket, Key: prefix + name })

  /** An object that was written over meanwhile is refused with `etag`: no stream mixes two. */
  async function part(name: string, from: number, etag?: string): Promise<Part> {
    const Range = `bytes=${from}-${from + partBytes - 1}`
    const command = new GetObjectCommand({ ...objectOf(name), Range, IfMatch: etag })
    const { Body, ContentRange, ETag } = await client.send(command, inTime())
    const bytes = (await Body?.transformToByteArray()) ?? new Uint8Array()
    // Without Content-Range it is the whole object.
    const sizeBytes = ContentRange === undefined ? bytes.byteLength : Number(ContentRange.split('/').at(-1))
    return { bytes, sizeBytes, etag: ETag }
  }

  /** Between two parts nothing is held: a reader may be slow, pause or never begin. */
  async function* partsFrom(first: Part, name: string): AsyncGenerator<Uint8Array> {
    yield first.bytes
    for (let at = first.bytes.byteLength; at < first.sizeBytes;) {
      const { bytes } = await calling(() => part(name, at, first.etag))
      if (bytes.byteLength === 0) throw new StoreUnavailable(`S3 answers without the bytes of ${name}`)
      yield bytes
      at += bytes.byteLength
    }
  }

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
      const first = await calling(() => part(name, 0).catch(orEmptyIfOutOfRange).catch(orUndefinedIfNotFound))
      if (!first) return undefined
      const stream = Readable.from(partsFrom(first, name), { objectMode: false })
      return { stream, sizeBytes: first.sizeBytes }
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

/** S3 has no range of an empty object. */
const orEmptyIfOutOfRange = (error: unknown): Part => {
  if ((error as Error).name !== 'InvalidRange') throw error
  return { bytes: new Uint8Array(), sizeBytes: 0, etag: undefined }
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
