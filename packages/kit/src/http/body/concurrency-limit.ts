import type { Request, RequestHandler, Response } from 'express'

/** How much is let through at once, and how much of one caller. */
export interface ConcurrencyLimitOptions {
  /** So many requests, or so much of what they weigh, are let through at once. */
  readonly atOnce: number
  /** Of these, one caller has at most so many. No request weighs more. */
  readonly perCaller: number
  readonly callerOf: (request: Request, response: Response) => string
  /** What a request takes of both. Default: 1. */
  readonly weightOf?: (request: Request) => number
  /** Hears how much is missing when the next in line has waited so long for what others hold, and again after each such time. */
  readonly onLongWait?: { readonly afterMs: number; readonly call: (missing: number) => void }
}

interface Waiting {
  readonly caller: string
  readonly weight: number
  enter(): void
}

/**
 * Lets requests through in order; the others wait, the rest of them unread, so memory stays bounded. One whose caller
 * has all of its places lets those behind it go first; one that waits for what others hold does not, however small
 * they are.
 */
export function concurrencyLimit(turns: ConcurrencyLimitOptions): RequestHandler {
  const { atOnce, perCaller, callerOf, weightOf = () => 1, onLongWait } = turns
  const waiting: Waiting[] = []
  const held = new Map<string, number>()
  const attend = attendTo(onLongWait, ({ weight }) => weight - free)
  let free = atOnce

  const heldBy = (caller: string) => held.get(caller) ?? 0
  function hold(caller: string, weight: number): void {
    free -= weight
    if (heldBy(caller) + weight > 0) held.set(caller, heldBy(caller) + weight)
    else held.delete(caller)
  }
  function admitNext(): void {
    for (;;) {
      const next = waiting.find(({ caller, weight }) => heldBy(caller) + weight <= perCaller)
      attend(next && next.weight > free ? next : undefined)
      if (!next || next.weight > free) return
      waiting.splice(waiting.indexOf(next), 1)
      hold(next.caller, next.weight)
      next.enter()
    }
  }

  return (request, response, next) => {
    if (isOver(request, response)) return
    const caller = callerOf(request, response)
    const weight = weightOf(request)
    let isIn = false
    const turn: Waiting = {
      caller,
      weight,
      enter() {
        isIn = true
        next()
      },
    }
    whenOver(request, response, () => {
      if (isIn) hold(caller, -weight)
      else waiting.splice(waiting.indexOf(turn), 1)
      admitNext()
    })
    waiting.push(turn)
    admitNext()
  }
}

const isOver = ({ socket }: Request, response: Response) => response.destroyed || socket.destroyed

/** What is done for a request, which may outlast its client. */
const works = new WeakMap<Response, Promise<void>>()

/** Keeps the places of a request until its work has ended, also where its client is gone before. */
export function keepPlaces(response: Response, work: Promise<void>): Promise<void> {
  works.set(response, work)
  return work
}

/**
 * Calls once the request is answered or its client is gone, and nothing is done for it any more. A response that stands
 * behind another one on its connection never hears that the connection closed.
 */
function whenOver({ socket }: Request, response: Response, call: () => void): void {
  const over = () => {
    response.off('close', over)
    socket.off('close', over)
    const work = works.get(response)
    if (work) work.then(call, call)
    else call()
  }
  response.once('close', over)
  socket.once('close', over)
}

/** Counts the time of one who waits, anew for each. */
function attendTo(
  onLongWait: ConcurrencyLimitOptions['onLongWait'],
  missingFor: (who: Waiting) => number,
): (who: Waiting | undefined) => void {
  let attended: Waiting | undefined
  let timer: NodeJS.Timeout | undefined
  return (who) => {
    if (who === attended) return
    attended = who
    clearInterval(timer)
    if (who && onLongWait) timer = setInterval(() => onLongWait.call(missingFor(who)), onLongWait.afterMs)
  }
}
