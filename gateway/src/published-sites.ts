import { DomainError } from '@thumbfolio/contracts'
import { onlyReading } from '@thumbfolio/kit'
import type { Request, Response } from 'express'
import type { Admission } from './admission.js'

/** `.` and `..` in any writing, and what some servers take for a slash. */
const climbs = /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)|\\|%5c|%2f|%00/i

/**
 * Serves one published site, an origin of strangers' content. No cookie and no token passes, in either direction,
 * and the app's policy does not apply: a page brings its own.
 */
export function publishedSites(
  admission: Admission,
  forward: (request: Request, response: Response) => Promise<void>,
) {
  return async (name: string, request: Request, response: Response): Promise<void> => {
    onlyReading(request, response)
    await admission.toSite(request)
    if (climbs.test(request.path)) throw new DomainError('not-found')
    request.url = `/sites/${name}${request.url}`
    await forward(request, response)
  }
}
