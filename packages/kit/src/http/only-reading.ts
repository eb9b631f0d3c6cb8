import { DomainError } from '@thumbfolio/contracts'
import type { Request, Response } from 'express'

/** For what can be read and nothing else. @throws DomainError `method-not-allowed`, and `Allow` says what is */
export function onlyReading({ method }: Request, response: Response): void {
  if (method === 'GET' || method === 'HEAD') return
  response.set('Allow', 'GET, HEAD')
  throw new DomainError('method-not-allowed')
}
