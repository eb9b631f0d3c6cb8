import { DomainError } from '@thumbfolio/contracts'
import { clientKey } from '@thumbfolio/kit/http'
import type { Request, Response } from 'express'

/**
 * Counts the requests of each address from their start to the close of their answers, so that no client can hold all
 * connections to a service.
 */
export function countOpenRequests(mostPerAddress: number) {
  const open = new Map<string, number>()

  /** @throws DomainError `rate-limited` */
  return (request: Request, response: Response): void => {
    const address = clientKey(request.ip ?? '')
    const count = open.get(address) ?? 0
    if (count >= mostPerAddress) throw new DomainError('rate-limited', { retryAfterSeconds: 1 })
    open.set(address, count + 1)
    response.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
  }
}
