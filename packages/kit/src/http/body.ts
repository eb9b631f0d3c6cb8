import { DomainError, type ProblemCode } from '@thumbfolio/contracts'
import express, { type Request, type RequestHandler } from 'express'

const standardLimitBytes = 100 * 2 ** 10
const idleLimitMs = 10_000
/** A refused body is read to its end first, or the client never sees the answer; up to this much of it. */
const drainLimitBytes = 64 * 2 ** 20

/**
 * Reads a JSON body: 415 for another content type, 413 over the limit (after draining it), 408 after 10 s without progress.
 */
export function jsonBody(
  limitBytes = standardLimitBytes,
  tooLarge: ProblemCode = 'body-too-large',
): RequestHandler {
  const parse = express.json({ limit: limitBytes, inflate: false, strict: false })
  return (request, response, next) => {
    if (request.is('application/json') === false) return next(new DomainError('unsupported-media-type'))
    const watch = watchProgress(request, () => next(new DomainError('request-timeout')))
    parse(request, response, (error?: unknown) => {
      watch.stop()
      if (watch.expired()) return
      if ((error as { type?: string } | undefined)?.type !== 'entity.too.large') return next(error)
      void drain(request).then(() => next(new DomainError(tooLarge)))
    })
  }
}

function watchProgress(request: Request, onIdle: () => void) {
  let isExpired = false
  const expire = () => {
    isExpired = true
    onIdle()
    request.unpipe()
    request.res?.once('finish', () => request.destroy())
  }
  const timer = setTimeout(expire, idleLimitMs)
  const restart = () => timer.refresh()
  request.on('data', restart)
  const stop = () => {
    clearTimeout(timer)
    request.off('data', restart)
  }
  return { stop, expired: () => isExpired }
}

/** Reads on until the end, 10 s without progress, or a size nobody sends by mistake. */
async function drain(request: Request): Promise<void> {
  if (request.complete) return
  await new Promise<void>((resolve) => {
    let seen = 0
    const timer = setTimeout(finish, idleLimitMs)
    function finish() {
      clearTimeout(timer)
      resolve()
    }
    request.on('data', (chunk: Buffer) => {
      seen += chunk.length
      timer.refresh()
      if (seen > drainLimitBytes) finish()
    })
    request.once('end', finish)
    request.once('close', finish)
    request.resume()
  })
}
