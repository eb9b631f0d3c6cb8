import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { DomainError, type FileBody, type ProblemCode } from '@thumbfolio/contracts'
import type { Request, RequestHandler } from 'express'
import { EngineUnavailable } from '../../base/errors/engine-unavailable.js'
import { bodyChunks, type BodyTimes } from './body-chunks.js'
import { isOver, whenOver } from './concurrency-limit.js'

/** A body that was received into a file. The file is deleted once its request is over. */
export interface ReceivedFile {
  readonly path: string
  readonly sizeBytes: number
  /** In hex. */
  readonly sha256: string
  open(): Readable
}

export interface FileBodyOptions {
  readonly file: FileBody
  readonly tooLarge: ProblemCode
  /** Where the files are written. */
  readonly directory: string
  readonly times?: BodyTimes | undefined
}

/** Received files by request, for the handler. */
export const receivedFiles = new WeakMap<Request, ReceivedFile>()

/**
 * Streams a body into a file, of which no more than a chunk is in memory: 413 over the limit, the signature's problem when
 * the first bytes are of another type, 408 when it comes too slowly. Whatever ends the request deletes the file.
 */
export function receiveFile({ file, tooLarge, directory, times }: FileBodyOptions): RequestHandler {
  const { limitBytes, signature } = file
  return async (request, response, next) => {
    const path = join(directory, randomUUID())
    const chunks = bodyChunks(request, { limitBytes, tooLarge, times })
    try {
      receivedFiles.set(request, await write(path, signed(chunks, signature)))
    } catch (error) {
      await rm(path, { force: true })
      throw error
    }
    whenOver(request, response, () => void rm(path, { force: true }).catch(() => {}))
    if (isOver(request, response)) await rm(path, { force: true })
    else next()
  }
}

/** Refuses as soon as it can be said: by the first bytes, or by the end where there are fewer. */
async function* signed(
  chunks: AsyncIterable<Buffer>,
  { text, withinBytes, problem }: FileBody['signature'],
): AsyncGenerator<Buffer, void> {
  let head: Buffer | undefined = Buffer.alloc(0)
  for await (const chunk of chunks) {
    if (head) {
      head = Buffer.concat([head, chunk.subarray(0, withinBytes - head.length)])
      if (head.includes(text)) head = undefined
      else if (head.length === withinBytes) throw new DomainError(problem)
    }
    yield chunk
  }
  if (head) throw new DomainError(problem)
}

async function write(path: string, chunks: AsyncIterable<Buffer>): Promise<ReceivedFile> {
  const hash = createHash('sha256')
  let sizeBytes = 0
  const file = await open(path, 'wx', 0o600).catch(unavailable)
  try {
    for await (const chunk of chunks) {
      hash.update(chunk)
      sizeBytes += chunk.length
      await file.writeFile(chunk).catch(unavailable)
    }
  } finally {
    await file.close()
  }
  return { path, sizeBytes, sha256: hash.digest('hex'), open: () => createReadStream(path) }
}

function unavailable(cause: unknown): never {
  throw new EngineUnavailable(`The upload cannot be written: ${String(cause)}`, { cause })
}
