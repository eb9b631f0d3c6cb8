import { DomainError } from '@thumbfolio/contracts'
import type { Response } from 'express'

const retryAfterSeconds = 15

/**
 * Places for large answers, which cost memory in every hop for as long as their reader is slow. A place is held until the
 * answer is closed; there is no queue. `mostByKey` limits what one site or one address holds of the places of all.
 */
export function downloadPlaces(mostInAll: number) {
  const held = new Map<string, number>()
  const of = (key: string) => held.get(key) ?? 0

  /** @throws DomainError `unavailable` with `Retry-After` where no place is free */
  return (response: Response, mostByKey: Readonly<Record<string, number>>): void => {
    const limits = Object.entries({ all: mostInAll, ...mostByKey })
    if (limits.some(([key, most]) => of(key) >= most))
      throw new DomainError('unavailable', { retryAfterSeconds })
    for (const [key] of limits) held.set(key, of(key) + 1)
    response.once('close', () => {
      for (const [key] of limits)
        if (of(key) > 1) held.set(key, of(key) - 1)
        else held.delete(key)
    })
  }
}
