import { DomainError, type ProblemCode } from '@thumbfolio/contracts'
import type { Request } from 'express'
import { withTimeout } from '../../base/time/with-timeout.js'

/** How long a body may take. */
export interface BodyTimes {
  /** Without a byte. */
  readonly idleLimitMs: number
  /** In all. */
  readonly wholeLimitMs: number
}

export interface BodyChunksOptions {
  readonly limitBytes: number
  /** What a larger body is answered with. */
  readonly tooLarge: ProblemCode
  /** Default: 10 s without a byte, 5 minutes in all. */
  readonly times?: BodyTimes | undefined
}

/** The app gives up on an upload after the same 5 minutes. */
const standardTimes: BodyTimes = { idleLimitMs: 10_000, wholeLimitMs: 300_000 }
/** What still comes of a refused body is discarded up to this size, or the client would not see the answer. */
const discardLimitBytes = 64 * 2 ** 20

/**
 * The bytes of a body as they come, with backpressure. Where the reader stops early, the rest is discarded.
 * @throws DomainError `tooLarge` by `Content-Length` or by count, `request-timeout` when it comes too slowly,
 * `malformed-request` when the client leaves, `unsupported-media-type` for a `Content-Encoding`
 */
export async function* bodyChunks(
  request: Request,
  { limitBytes, tooLarge, times = standardTimes }: BodyChunksOptions,
): AsyncGenerator<Buffer, void> {
  const chunks = request.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer, undefined>
  const deadline = performance.now() + times.wholeLimitMs
  let receivedBytes = 0
  try {
    if (Number(request.headers['content-length']) > limitBytes) throw new DomainError(tooLarge)
    if ((request.headers['content-encoding'] ?? 'identity') !== 'identity')
      throw new DomainError('unsupported-media-type')
    for (;;) {
      const withinMs = Math.max(0, Math.min(times.idleLimitMs, deadline - performance.now()))
      const next = withTimeout(withinMs, () => chunks.next(), tooSlow(request))
      const { done, value: chunk } = await next.catch(asProblem)
      if (done) return
      receivedBytes += chunk.length
      if (receivedBytes > limitBytes) throw new DomainError(tooLarge)
      yield chunk
    }
  } finally {
    if (!request.readableEnded) {
      chunks.return?.().catch(() => undefined)
      discardRest(request, times)
    }
  }
}

/** The connection ends with the answer. */
const tooSlow = (request: Request) => () => {
  request.res?.once('finish', () => request.destroy())
  return new DomainError('request-timeout')
}

function asProblem(error: unknown): never {
  throw error instanceof DomainError ? error : new DomainError('malformed-request', { cause: error })
}

function discardRest(request: Request, { idleLimitMs }: BodyTimes): void {
  if (request.destroyed) return
  let discardedBytes = 0
  const idle = setTimeout(() => request.destroy(), idleLimitMs)
  const stop = () => clearTimeout(idle)
  request
    .once('close', stop)
    .once('end', stop)
    .on('error', () => {})
    .on('data', (chunk: Buffer) => {
      idle.refresh()
      discardedBytes += chunk.length
      if (discardedBytes > discardLimitBytes) request.destroy()
    })
    .resume()
}
