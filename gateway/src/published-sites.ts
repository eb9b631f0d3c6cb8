import { DomainError } from '@thumbfolio/contracts'
import { onlyReading } from '@thumbfolio/kit'
import type { Request, Response } from 'express'
import type { Admission } from './admission.js'

/** `.` and `..` in any writing, and what some servers take for a slash. */
const climbs = /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)|\\|%5c|%2f|%00/i

type Serve = (name: string, request: Request, response: Response) => Promise<void>

/**
 * Serves one published site, an origin of strangers' content. No cookie and no token passes, in either direction,
 * and the app's policy does not apply: a page brings its own. The caller has admitted the request.
 */
export const siteFiles =
  (forward: (request: Request, response: Response) => Promise<void>): Serve =>
  async (name, request, response) => {
    onlyReading(request, response)
    if (climbs.test(request.path)) throw new DomainError('not-found')
    request.url = `/sites/${name}${request.url}`
    await forward(request, response)
  }

/** The same for the sites at their own names. */
export const publishedSites =
  (admission: Admission, serve: Serve): Serve =>
  async (name, request, response) => {
    onlyReading(request, response)
    await admission.toSite(request)
    await serve(name, request, response)
  }
