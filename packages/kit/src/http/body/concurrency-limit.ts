import { DomainError } from '@thumbfolio/contracts'
import type { Request, RequestHandler, Response } from 'express'

/** How many requests have a place at once, and how many of one caller. */
export interface ConcurrencyLimitOptions {
  readonly atOnce: number
  /** Of these, one caller has at most so many. */
  readonly perCaller: number
  readonly callerOf: (request: Request, response: Response) => string
  /** A request that has waited so long is answered `upload-busy` with `Retry-After`. Default: no limit. */
  readonly patienceMs?: number
  /** With `patienceMs`: so many wait, an eighth of them of one caller; more are answered `upload-busy` at once. Default: 256. */
  readonly mostWaiting?: number
}

const standardMostWaiting = 256
/** Of those that wait, so that no caller fills the queue. */
const shareOfCaller = 1 / 8

const retryAfterSeconds = 10

interface Waiting {
  readonly caller: string
  enter(): void
}

/**
 * A semaphore: requests get a place in order, the others wait, unread. One whose caller has more places lets those behind it
 * go first. A place is given back once: when the request is answered or its client is gone, and nothing is done
 * for it any more.
 */
export function concurrencyLimit(options: ConcurrencyLimitOptions): RequestHandler {
  const { atOnce, perCaller, callerOf, patienceMs, mostWaiting = standardMostWaiting } = options
  const mostOfCaller = Math.ceil(mostWaiting * shareOfCaller)
  const waiting = new Set<Waiting>()
  const held = new Map<string, number>()
  let free = atOnce

  const heldBy = (caller: string) => held.get(caller) ?? 0
  function take(caller: string): void {
    free -= 1
    held.set(caller, heldBy(caller) + 1)
  }
  function giveBack(caller: string): void {
    free += 1
    if (heldBy(caller) > 1) held.set(caller, heldBy(caller) - 1)
    else held.delete(caller)
  }
  /** Of callers with equally few places the one that came first. */
  function nextWaiting(): Waiting | undefined {
    let found: Waiting | undefined
    for (const next of waiting) {
      const held = heldBy(next.caller)
      if (held < perCaller && held < (found ? heldBy(found.caller) : Infinity)) found = next
    }
    return found
  }
  function admitNext(): void {
    while (free > 0) {
      const next = nextWaiting()
      if (!next) return
      waiting.delete(next)
      take(next.caller)
      next.enter()
    }
  }

  /** Each that waits holds a socket and the part of its body that has arrived. */
  function isFull(caller: string): boolean {
    const canEnter = free > 0 && heldBy(caller) < perCaller
    if (patienceMs === undefined || canEnter) return false
    if (waiting.size >= mostWaiting) return true
    let ofCaller = 0
    for (const turn of waiting) if (turn.caller === caller) ofCaller += 1
    return ofCaller >= mostOfCaller
  }

  return (request, response, next) => {
    if (isOver(request, response)) return
    const caller = callerOf(request, response)
    if (isFull(caller)) throw new DomainError('upload-busy', { retryAfterSeconds })
    let isIn = false
    let patience: NodeJS.Timeout | undefined
    const turn: Waiting = {
      caller,
      enter() {
        isIn = true
        clearTimeout(patience)
        next()
      },
    }
    if (patienceMs !== undefined)
      patience = setTimeout(() => {
        if (waiting.delete(turn)) next(new DomainError('upload-busy', { retryAfterSeconds }))
      }, patienceMs)
    whenOver(request, response, () => {
      clearTimeout(patience)
      waiting.delete(turn)
      if (isIn) giveBack(caller)
      admitNext()
    })
    waiting.add(turn)
    admitNext()
  }
}

export const isOver = ({ socket }: Request, response: Response): boolean =>
  response.destroyed || socket.destroyed

/** What is done for a request, which may outlast its client. */
const works = new WeakMap<Response, Promise<void>>()

/** Keeps the places of a request until its work has ended, also where its client is gone before. */
export function keepPlaces(response: Response, work: Promise<void>): Promise<void> {
  works.set(response, work)
  return work
}

/**
 * Calls once, when the request is answered or its client is gone, and nothing is done for it any more. A response that
 * is queued behind another one on its connection gets no event when the connection closes.
 */
export function whenOver({ socket }: Request, response: Response, call: () => void): void {
  let isCalled = false
  const over = () => {
    // Node still calls a listener that is removed while the socket emits `close`.
    if (isCalled) return
    isCalled = true
    response.off('close', over)
    socket.off('close', over)
    const work = works.get(response)
    if (work) work.then(call, call)
    else call()
  }
  response.once('close', over)
  socket.once('close', over)
}
