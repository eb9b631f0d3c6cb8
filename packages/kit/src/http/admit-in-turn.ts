import type { RequestHandler } from 'express'

/** Lets `slots` requests through at once. The others wait in order, their bodies unread, so memory stays bounded. */
export function admitInTurn(slots: number): RequestHandler {
  const waiting: (() => void)[] = []
  let free = slots

  const release = () => {
    const next = waiting.shift()
    if (next) next()
    else free++
  }

  return (_request, response, next) => {
    const enter = () => {
      if (response.destroyed) return release()
      response.once('close', release)
      next()
    }
    if (free > 0) {
      free--
      enter()
    } else waiting.push(enter)
  }
}
