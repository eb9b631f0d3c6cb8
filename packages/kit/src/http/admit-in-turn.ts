import type { Request, RequestHandler, Response } from 'express'

/** How many requests are let through at once, and how many of one caller. */
export interface Turns {
  /** So many requests are let through at once. */
  readonly atOnce: number
  /** Of these, one caller has at most so many. */
  readonly perCaller: number
  readonly callerOf: (request: Request, response: Response) => string
}

interface Waiting {
  readonly caller: string
  enter(): void
}

/**
 * Lets requests through in order; the others wait, their bodies unread, so memory stays bounded. One whose caller has
 * all of its places lets those behind it go first.
 */
export function admitInTurn({ atOnce, perCaller, callerOf }: Turns): RequestHandler {
  const waiting: Waiting[] = []
  const places = new Map<string, number>()
  let free = atOnce

  const placesOf = (caller: string) => places.get(caller) ?? 0
  const release = (caller: string) => {
    free++
    if (placesOf(caller) > 1) places.set(caller, placesOf(caller) - 1)
    else places.delete(caller)
    admitNext()
  }
  function admitNext(): void {
    const index = free > 0 ? waiting.findIndex(({ caller }) => placesOf(caller) < perCaller) : -1
    const next = waiting.splice(index, index < 0 ? 0 : 1)[0]
    if (!next) return
    free--
    places.set(next.caller, placesOf(next.caller) + 1)
    next.enter()
  }

  return (request, response, next) => {
    if (response.destroyed) return
    const caller = callerOf(request, response)
    const turn: Waiting = {
      caller,
      enter() {
        response.off('close', leave)
        response.once('close', () => release(caller))
        next()
      },
    }
    const leave = () => void waiting.splice(waiting.indexOf(turn), 1)
    response.once('close', leave)
    waiting.push(turn)
    admitNext()
  }
}
