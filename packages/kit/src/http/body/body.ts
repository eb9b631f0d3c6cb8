import { TextDecoder } from 'node:util'
import { DomainError, type ProblemCode } from '@thumbfolio/contracts'
import express, { type NextFunction, type Request, type RequestHandler } from 'express'
import type { BodyMemoryBudget } from './body-memory-budget.js'

const idleLimitMs = 10_000
/** express reads a refused body to its end first, or the client never sees the answer; up to this much of it. */
const drainLimitBytes = 64 * 2 ** 20

/** How a route's body is received. */
export interface BodyOptions {
  readonly limitBytes: number
  /** What a larger body is answered with. Default: `body-too-large`. */
  readonly tooLarge?: ProblemCode | undefined
  /** Where bodies have their room; one that comes too slowly for those who wait is answered 408. */
  readonly room?: BodyMemoryBudget | undefined
}

/**
 * Receives the bytes of a JSON body: 415 for another content type, 413 over the limit (after reading up to 64 MiB of it), 408 after
 * 10 s without progress. `parseBody` makes of them what a handler sees.
 */
export function receiveBody({ limitBytes, tooLarge = 'body-too-large', room }: BodyOptions): RequestHandler {
  const receive = express.raw({ limit: limitBytes, inflate: false, type: () => true })
  return (request, response, next) => {
    if (request.is('application/json') === false || !decoderOf(request))
      return next(new DomainError('unsupported-media-type'))
    const watch = watchProgress(request, { next, tooLarge, room })
    receive(request, response, (error?: unknown) => {
      watch.stop()
      if (watch.isRefused()) return
      const isTooLarge = (error as { type?: string } | undefined)?.type === 'entity.too.large'
      next(isTooLarge ? new DomainError(tooLarge) : error)
    })
  }
}

/** Parses the bytes that `receiveBody` left in `request.body`: 400 where they are no JSON; `{}` where there are none. */
export const parseBody: RequestHandler = (request, _response, next) => {
  const bytes: unknown = request.body
  if (!Buffer.isBuffer(bytes)) return next()
  request.body = bytes.length === 0 ? {} : parsed(decoderOf(request)?.decode(bytes) ?? '')
  next()
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new DomainError('malformed-request', { cause })
  }
}

const utf8 = new TextDecoder()

/** JSON is Unicode (RFC 8259). Default: UTF-8. */
function decoderOf(request: Request): TextDecoder | undefined {
  const charset = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(request.get('content-type') ?? '')?.[1]
  if (charset === undefined) return utf8
  try {
    return /^utf-/i.test(charset) ? new TextDecoder(charset) : undefined
  } catch {
    return undefined
  }
}

/** Refuses a body that makes no progress, has to give way, or goes on past any size that is sent by mistake. */
function watchProgress(
  request: Request,
  { next, tooLarge, room }: { next: NextFunction; tooLarge: ProblemCode; room: BodyMemoryBudget | undefined },
) {
  let isRefused = false
  let receivedBytes = 0
  const refuse = (code: ProblemCode) => {
    stop()
    isRefused = true
    next(new DomainError(code))
    request.unpipe()
    request.res?.once('finish', () => request.destroy())
  }
  const tooSlow = () => refuse('request-timeout')
  const timer = setTimeout(tooSlow, idleLimitMs)
  const coming = room?.receive(request, tooSlow)
  const heed = (chunk: Buffer) => {
    timer.refresh()
    coming?.came(chunk.length)
    receivedBytes += chunk.length
    if (receivedBytes > drainLimitBytes) refuse(tooLarge)
  }
  request.on('data', heed)
  const stop = () => {
    coming?.done()
    clearTimeout(timer)
    request.off('data', heed)
  }
  return { stop, isRefused: () => isRefused }
}
