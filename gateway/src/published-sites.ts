import { DomainError, problemType } from '@thumbfolio/contracts'
import { onlyReading, sendVisitorPage, type Logger, type VisitorFault } from '@thumbfolio/kit'
import type { Request, Response } from 'express'
import type { Admission } from './admission.js'

/** `.` and `..` in any writing, and what some servers take for a slash. */
const climbs = /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)|\\|%5c|%2f|%00/i

export interface PublishedSites {
  /** @throws DomainError `method-not-allowed`; any other fault is a page for the visitor */
  show(name: string, request: Request, response: Response): Promise<void>
  /** The same for a request that its caller has admitted. */
  showAdmitted(name: string, request: Request, response: Response): Promise<void>
  /** Answers for a host that no site can have. */
  refuse(request: Request, response: Response): void
}

interface Options {
  readonly admission: Admission
  readonly forward: (request: Request, response: Response) => Promise<void>
  readonly sendFault: SendFault
  readonly log: Logger
}

export type SendFault = (request: Request, response: Response, error: unknown) => void

/**
 * Serves published sites, origins of strangers' content. No cookie and no token passes, in either direction, and the
 * app's policy does not apply: a page brings its own. A visitor never sees a problem in JSON.
 */
export function publishedSites({ admission, forward, sendFault, log }: Options): PublishedSites {
  const serve = async (
    name: string,
    request: Request,
    response: Response,
    admit?: (request: Request) => Promise<void>,
  ): Promise<void> => {
    onlyReading(request, response)
    try {
      await admit?.(request)
      if (climbs.test(request.path)) throw new DomainError('not-found')
      request.url = `/sites/${name}${request.url}`
      await forward(request, response)
    } catch (error) {
      if (response.headersSent) throw error
      if (!(error instanceof DomainError)) log.error({ err: error, site: name }, 'published site not served')
      sendFault(request, response, error)
    }
  }
  return {
    show: (name, request, response) => serve(name, request, response, (asked) => admission.toSite(asked)),
    showAdmitted: (name, request, response) => serve(name, request, response),
    refuse(request, response) {
      onlyReading(request, response)
      sendFault(request, response, new DomainError('not-found'))
    },
  }
}

/** Answers with a page in the visitor's language. `headers` are ours on every answer of a site. */
export function visitorFaults({
  appUrl,
  headers,
}: {
  appUrl: string
  headers: Record<string, unknown>
}): SendFault {
  return (request, response, error) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, String(value))
    const retryAfterSeconds = error instanceof DomainError ? error.retryAfterSeconds : undefined
    sendVisitorPage(request, response, { fault: faultOf(error), appUrl, retryAfterSeconds })
  }
}

function faultOf(error: unknown): VisitorFault {
  if (!(error instanceof DomainError)) return 'unavailable'
  if (error.code === 'rate-limited') return 'busy'
  return problemType(error.code).status < 500 ? 'absent' : 'unavailable'
}
