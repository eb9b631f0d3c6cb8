import { bodyLimitOf, DomainError, type BodyLimits } from '@thumbfolio/contracts'
import { sendProblem } from '@thumbfolio/kit/http'
import type { Request, Response } from 'express'

/** For the first 64 KiB, which is all of most bodies. */
const beginWithinMs = 15_000
/** Of the rest: measured every few seconds, over the time in which its client is waited for. */
const leastBytesPerSecond = 8 * 1024
const paceGraceMs = 20_000
const lookEveryMs = 5_000
/** What still comes of a refused body is thrown away for so long, or the client would not see the answer. */
const drainWithinMs = 10_000

export interface BodyTimes {
  readonly beginWithinMs: number
  readonly paceGraceMs: number
  readonly lookEveryMs: number
  readonly leastBytesPerSecond: number
}
const standardTimes: BodyTimes = { beginWithinMs, paceGraceMs, lookEveryMs, leastBytesPerSecond }

/**
 * Keeps a slow or too large body away from the services: resolves once a small body is here whole, or the first 64 KiB
 * of a large one, whose rest has to come at a least pace. Nothing of it is read: the forwarder finds it all.
 * @throws DomainError `body-too-large` (or the route's own) by `Content-Length`, `request-timeout` when it comes too slowly
 */
export async function awaitBody(
  request: Request,
  route: BodyLimits | undefined,
  times: BodyTimes = standardTimes,
): Promise<void> {
  const length = Number(request.headers['content-length'] ?? NaN)
  if (length === 0 || (Number.isNaN(length) && request.headers['transfer-encoding'] === undefined)) return
  try {
    const { limitBytes, tooLarge } = bodyLimitOf(route ?? {}, request.headers['content-type'])
    if (length > limitBytes) throw new DomainError(tooLarge)
    await firstPart(request, times.beginWithinMs)
  } catch (error) {
    const drain = setTimeout(() => request.socket.destroy(), drainWithinMs)
    request.socket.once('close', () => clearTimeout(drain))
    request.once('end', () => clearTimeout(drain))
    throw error
  }
  if (!request.complete) watchPace(request, request.res!, times)
}

const isHere = (request: Request) =>
  request.complete || request.readableLength >= request.readableHighWaterMark

function firstPart(request: Request, withinMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      clearTimeout(timer)
      request.off('readable', look).off('close', left)
      settle()
    }
    const look = () => {
      if (isHere(request)) end(resolve)
    }
    const tooSlow = () => end(() => reject(new DomainError('request-timeout')))
    const left = () => tooSlow()
    const timer = setTimeout(tooSlow, withinMs)
    request.on('readable', look).once('close', left)
    look()
  })
}

function watchPace(
  request: Request,
  response: Response,
  { paceGraceMs, lookEveryMs, leastBytesPerSecond }: BodyTimes,
): void {
  const { socket } = request
  let waitedMs = 0
  const before = socket.bytesRead
  const timer = setInterval(() => {
    if (request.complete || socket.destroyed) return clearInterval(timer)
    // The service does not read: its upload waits for a place, and its client for the service.
    if (isHere(request)) return
    waitedMs += lookEveryMs
    const isInTime = ((socket.bytesRead - before) / waitedMs) * 1_000 >= leastBytesPerSecond
    if (waitedMs < paceGraceMs || isInTime) return
    clearInterval(timer)
    if (response.headersSent) return void socket.destroy()
    response.once('finish', () => request.destroy())
    sendProblem(response, new DomainError('request-timeout'), request.path)
  }, lookEveryMs)
  response.once('close', () => clearInterval(timer))
}
