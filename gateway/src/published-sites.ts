import {
  contactLimitBytes,
  contactPath,
  DomainError,
  isReaderPath,
  pdfPath,
  previewTokenIn,
  problemType,
  readerFormLimitBytes,
  reportLimitBytes,
  reportPath,
} from '@thumbfolio/contracts'
import { collapseRepeats, type Logger } from '@thumbfolio/kit/base'
import { onlyReading, sendVisitorPage, type VisitorFault } from '@thumbfolio/kit/http'
import type { Request, Response } from 'express'
import type { Admission } from './admission.js'
import { awaitBody } from './incoming-body.js'
import type { Maintenance } from './maintenance.js'

/** `.` and `..` in any writing, and what some servers take for a slash. */
const climbs = /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)|\\|%5c|%2f|%00/i

/** Bytes that a form of a site may send, by its path. */
const formLimits = new Map([
  [reportPath, reportLimitBytes],
  [contactPath, contactLimitBytes],
])

const formLimit = (path: string): number | undefined =>
  isReaderPath(path) ? readerFormLimitBytes : formLimits.get(path)

/** A harmful page can be reported at any time. The password of a link opens a page and changes nothing. */
const isTakenInMaintenance = (path: string): boolean => path === reportPath || isReaderPath(path)

/** The host of a preview is a secret. */
const loggedHost = (host: string | undefined): string | undefined =>
  previewTokenIn(host?.toLowerCase().split('.')[0] ?? '') === undefined ? host : '{preview}'

/** In any writing: the service decodes it. */
function isPdf(path: string): boolean {
  try {
    return decodeURIComponent(path).endsWith(`/${pdfPath}`)
  } catch {
    return false
  }
}

export interface PublishedSites {
  /** Shows the site of this name, where there is one. @throws DomainError `method-not-allowed` */
  show(name: string, request: Request, response: Response): Promise<void>
  /**
   * Shows the site that `find` names. A fault of `find` is a page for the visitor too; `undefined` says that it has
   * answered itself. @throws DomainError `method-not-allowed`
   */
  showFound(find: () => Promise<string | undefined>, request: Request, response: Response): Promise<void>
  /** Answers for a host that no site can have. @throws DomainError `method-not-allowed` */
  refuse(request: Request, response: Response): Promise<void>
}

interface Options {
  readonly admission: Admission
  readonly maintenance: Maintenance
  readonly forward: (request: Request, response: Response) => Promise<void>
  readonly sendFault: SendFault
  readonly log: Logger
}

export type SendFault = (request: Request, response: Response, error: unknown) => void

/**
 * Serves published sites, origins of strangers' content. No cookie and no token passes, in either direction, and the
 * app's policy does not apply: a page brings its own. A visitor never sees a problem in JSON.
 */
export function publishedSites({ admission, maintenance, forward, sendFault, log }: Options): PublishedSites {
  const collapse = collapseRepeats()
  const showFound: PublishedSites['showFound'] = async (find, request, response) => {
    const bodyLimitBytes = request.method === 'POST' ? formLimit(request.path) : undefined
    if (bodyLimitBytes === undefined) onlyReading(request, response)
    try {
      await admission.toSite(request)
      if (isPdf(request.path)) await admission.toDownload(request)
      if (bodyLimitBytes !== undefined) {
        if (!isTakenInMaintenance(request.path)) await maintenance.refuseChange()
        await awaitBody(request, { bodyLimitBytes })
      }
      const name = await find()
      if (name === undefined) return
      if (climbs.test(request.path)) throw new DomainError('not-found')
      request.url = `/sites/${name}${request.url}`
      await forward(request, response)
    } catch (error) {
      if (response.headersSent) throw error
      if (!(error instanceof DomainError))
        collapse((error as Error).name, (times) =>
          log.error({ err: error, times, host: loggedHost(request.host) }, 'published site not served'),
        )
      sendFault(request, response, error)
    }
  }
  return {
    show: (name, request, response) => showFound(() => Promise.resolve(name), request, response),
    showFound,
    refuse: (request, response) =>
      showFound(() => Promise.reject(new DomainError('not-found')), request, response),
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
    if (error instanceof DomainError && error.code === 'body-too-large') return sendTooLarge(response)
    const retryAfterSeconds = error instanceof DomainError ? error.retryAfterSeconds : undefined
    sendVisitorPage(request, response, { fault: faultOf(error), appUrl, retryAfterSeconds })
  }
}

/** Only a program sends this much: the fields of each form have limits. */
function sendTooLarge(response: Response): void {
  response.status(413).set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' })
  response.type('text').send('This is too long. Please go back, shorten it and send it again.\n')
}

function faultOf(error: unknown): VisitorFault {
  if (!(error instanceof DomainError)) return 'unavailable'
  if (error.code === 'rate-limited') return 'busy'
  return problemType(error.code).status < 500 ? 'absent' : 'unavailable'
}
