import type { OutgoingHttpHeaders } from 'node:http'
import {
  apiBase,
  DomainError,
  loggedPath,
  routes,
  type RouteDeclaration,
  type ServiceName,
} from '@thumbfolio/contracts'
import { traceFields, type Logger } from '@thumbfolio/kit/base'
import {
  answerProbes,
  isOperatorAccess,
  isProbe,
  nameRoute,
  onlyReading,
  problemHandler,
} from '@thumbfolio/kit/http'
import express, {
  type ErrorRequestHandler,
  type Express,
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
} from 'express'
import type { Admission } from './admission.js'
import { askPath } from './certificate-ask.js'
import { answerIds, nameRequest } from './forwarded-headers.js'
import type { Destination } from './hosts.js'
import { awaitBody } from './incoming-body.js'
import type { Maintenance } from './maintenance.js'
import type { PublishedSites } from './published-sites.js'
import type { Match } from './routing-table.js'
import { dropForeignTrace, inItsTrace } from './trace.js'

export type Forward = (request: Request, response: Response) => Promise<void>

export interface GatewayAppOptions {
  readonly admission: Admission
  readonly maintenance: Maintenance
  /** @throws DomainError `rate-limited` for an address that has too many requests open */
  readonly countOpen: (request: Request, response: Response) => void
  readonly destinationOf: (host: string | undefined) => Destination
  /** Of the app: scheme, host and port. */
  readonly ourOrigin: string
  readonly match: (method: string, path: string) => Match | undefined
  readonly services: Readonly<Record<ServiceName, Forward>>
  readonly sites: PublishedSites
  /** Answers hosts that are neither the app's nor below the domain of the sites. */
  readonly customSites: (host: string, request: Request, response: Response) => Promise<void>
  readonly certificateAsk: (request: Request, response: Response) => Promise<void>
  /** Answers `/dev/*`. */
  readonly standIns?: Forward
  readonly openApi: () => object
  readonly web: RequestHandler[]
  /** On every answer of the app. */
  readonly headers: OutgoingHttpHeaders
  readonly trustedProxies: readonly string[]
  readonly ready: () => Promise<void>
  readonly log: Logger
}

const openApiPath = `${apiBase}/openapi.json`

/**
 * Every request comes through here: whose host it names decides whether it meets the app or a published site.
 * The way to a service is one step without a header set on the way, for that is where the time goes.
 */
export function createGatewayApp(options: GatewayAppOptions): Express {
  const { admission, headers, log, standIns } = options
  const app = express()
  app.disable('x-powered-by').set('query parser', 'simple')
  app.set('trust proxy', options.trustedProxies.length > 0 && [...options.trustedProxies])

  app.use(enter(options))
  app.use((request, response, next) => {
    setHeaders(request, response, headers)
    next()
  })
  answerProbes(app, options.ready)
  app.all(openApiPath, describeApi(admission, options.openApi))
  app.use('/internal', notFound)
  app.use(/^\/dev(?=\/|$)/, named('/dev/*'), standIns ? passTo(standIns) : notFound)
  app.use(named('/*'), options.web)
  app.use(refusalHeaders(headers), problemHandler(log))
  return app
}

function enter(options: GatewayAppOptions): RequestHandler {
  const { countOpen, destinationOf, ourOrigin, sites, customSites, certificateAsk, log } = options
  const isLogged = log.isLevelEnabled('info')
  const toService = serviceCall(options)
  return (request, response, next) => {
    nameRequest(request)
    takeOriginForm(request)
    const destination = destinationOf(request.host)
    dropForeignTrace(request, { origin: ourOrigin, isHost: destination.kind === 'app' })
    // Express waits for what a handler returns; what runs in a trace has to tell it of a failure itself.
    return inItsTrace(request, response, () => {
      const answering = pass(request, response, next, destination)
      if (answering) answering.catch(next)
    })
  }

  function pass(
    request: Request,
    response: Response,
    next: NextFunction,
    destination: Destination,
  ): Promise<void> | void {
    if (isLogged) logAnswer(request, response, log)
    const { path } = request
    if (!isProbe(path)) countOpen(request, response)
    if (destination.kind === 'site') {
      nameRoute(response, '{site}/*')
      return sites.show(destination.name, request, response)
    }
    if (destination.kind === 'no-site') return sites.refuse(request, response)
    if (destination.kind === 'redirect') return redirect(request, response, destination.origin)
    // Probes come by address, not by name.
    if (isProbe(path)) return next()
    // A proxy asks by whatever name it knows the gateway by.
    if (path === askPath) return certificateAsk(request, response)
    if (destination.kind === 'foreign') return customSites(request.host ?? '', request, response)
    if (path === openApiPath || (!path.startsWith('/api/') && path !== '/api')) return next()
    return toService(request, response, path)
  }
}

/** The same path at the address that counts; a method other than GET stays what it is. */
function redirect(request: Request, response: Response, origin: string): void {
  response.writeHead(308, { location: origin + request.url, 'cache-control': 'public, max-age=3600' }).end()
}

/** A request line may carry a whole address (RFC 9112, 3.2.2), which then replaces the Host. */
function takeOriginForm(request: Request): void {
  if (request.url.startsWith('/')) return
  const address = URL.canParse(request.url) ? new URL(request.url) : undefined
  if (address?.protocol !== 'http:') throw new DomainError('malformed-request')
  request.headers.host = address.host
  request.url = request.originalUrl = address.pathname + address.search
}

function logAnswer(request: Request, response: Response, log: Logger): void {
  const startedAt = performance.now()
  const { method } = request
  const path = loggedPath(request.path)
  const ids = traceFields()
  // Monitors ask every few seconds; only failures are logged.
  const level = (status: number) => (isProbe(request.path) && status < 400 ? 'debug' : 'info')
  response.once('close', () => {
    const ms = Math.round(performance.now() - startedAt)
    log[level(response.statusCode)]({ ...ids, method, path, status: response.statusCode, ms }, 'answered')
  })
}

/** Allowed during maintenance: operators, who end it; logins; and confirmations of payments, whose money has moved already. */
const goesOn = new Set<RouteDeclaration>([routes.login, routes.verifyTransaction])
const isChange = (route: RouteDeclaration | undefined): boolean =>
  route !== undefined && route.method !== 'GET' && !isOperatorAccess(route.access) && !goesOn.has(route)

function serviceCall({ match, admission, maintenance, services }: GatewayAppOptions) {
  return async (request: Request, response: Response, path: string): Promise<void> => {
    const found = match(request.method, path)
    if (!found) throw new DomainError('not-found')
    nameRoute(response, found.path)
    await admission.toRoute(request, found.route)
    if (isChange(found.route)) await maintenance.refuseChange()
    await awaitBody(request, found.route)
    await services[found.service](request, response)
  }
}

function setHeaders(request: Request, response: Response, headers: OutgoingHttpHeaders): void {
  for (const name in headers) response.setHeader(name, headers[name] ?? '')
  const ids = answerIds(request)
  for (const name in ids) response.setHeader(name, ids[name] ?? '')
}

const refusalHeaders =
  (headers: OutgoingHttpHeaders): ErrorRequestHandler =>
  (error, request, response, next) => {
    if (!response.headersSent) setHeaders(request, response, headers)
    next(error)
  }

const named =
  (template: string): RequestHandler =>
  (_request, response, next) => {
    nameRoute(response, template)
    next()
  }

const notFound: RequestHandler = () => {
  throw new DomainError('not-found')
}

function describeApi(admission: Admission, openApi: () => object): RequestHandler {
  let document: string | undefined
  return async (request, response) => {
    onlyReading(request, response)
    await admission.toRoute(request, undefined)
    document ??= JSON.stringify(openApi())
    response.set('Cache-Control', 'no-cache').type('json').send(document)
  }
}

/** The path a mounted router cut off is whole again for the one behind. */
const passTo =
  (forward: Forward): RequestHandler =>
  async (request, response) => {
    request.url = request.originalUrl
    await forward(request, response)
  }
