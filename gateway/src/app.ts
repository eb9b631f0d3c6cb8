import { apiBase, DomainError, type ServiceName } from '@thumbfolio/contracts'
import { problemHandler, type Logger } from '@thumbfolio/kit'
import express, { type Express, type Request, type RequestHandler, type Response } from 'express'
import type { Admission } from './admission.js'
import type { Destination } from './hosts.js'
import { newRequestId } from './forwarded-headers.js'
import type { Match } from './routing-table.js'
import { securityHeaders } from './security-headers.js'
import { webApp } from './web-app.js'

export type Forward = (request: Request, response: Response) => Promise<void>

export interface GatewayAppOptions {
  readonly admission: Admission
  readonly destinationOf: (host: string | undefined) => Destination
  readonly match: (method: string, path: string) => Match | undefined
  readonly services: Readonly<Record<ServiceName, Forward>>
  readonly sites: (name: string, request: Request, response: Response) => Promise<void>
  /** Answers `/dev/*`. */
  readonly standIns?: Forward
  readonly openApi: () => object
  readonly web: {
    readonly dist: string
    readonly policy: { readonly fixed: string; readonly withNonce: (nonce: string) => string }
  }
  readonly publicUrl: string
  readonly trustedProxies: readonly string[]
  readonly log: Logger
}

/** Every request comes through here: whose host it names decides whether it meets the app or a published site. */
export function createGatewayApp(options: GatewayAppOptions): Express {
  const { admission, services, log, web } = options
  const app = express()
  app.disable('x-powered-by').disable('etag').set('query parser', 'simple')
  app.set('trust proxy', options.trustedProxies.length > 0 && [...options.trustedProxies])

  app.use(originForm, nameAndLog(log), byHost(options))
  app.use(securityHeaders({ publicUrl: options.publicUrl, policy: web.policy.fixed }))
  app.use(async (request, response, next) => {
    const { path } = request
    if (!path.startsWith('/api/') && path !== '/api') return next()
    if (path === `${apiBase}/openapi.json`) return next()
    const match = options.match(request.method, path)
    if (!match) throw new DomainError('not-found')
    await admission.toRoute(request, match.route)
    await services[match.service](request, response)
  })
  app.all(`${apiBase}/openapi.json`, describeApi(admission, options.openApi))
  app.use('/internal', notFound)
  app.use(/^\/dev(?=\/|$)/, options.standIns ? passTo(options.standIns) : notFound)
  app.use(webApp({ dist: web.dist, policyWithNonce: web.policy.withNonce }))
  app.use(problemHandler(log))
  return app
}

const notFound: RequestHandler = () => {
  throw new DomainError('not-found')
}

/** A request line may carry a whole address (RFC 9112, 3.2.2), which then stands for the Host. */
const originForm: RequestHandler = (request, _response, next) => {
  if (request.url.startsWith('/')) return next()
  const address = URL.canParse(request.url) ? new URL(request.url) : undefined
  if (address?.protocol !== 'http:') throw new DomainError('malformed-request')
  request.headers.host = address.host
  request.url = request.originalUrl = address.pathname + address.search
  next()
}

function nameAndLog(log: Logger): RequestHandler {
  const isLogged = log.isLevelEnabled('info')
  return (request, response, next) => {
    const requestId = newRequestId()
    response.setHeader('X-Request-Id', requestId)
    if (isLogged) logAnswer(request, response, requestId, log)
    next()
  }
}

function logAnswer(request: Request, response: Response, requestId: string, log: Logger): void {
  const startedAt = performance.now()
  const { method, path } = request
  response.once('close', () =>
    log.info(
      { requestId, method, path, status: response.statusCode, ms: Math.round(performance.now() - startedAt) },
      'answered',
    ),
  )
}

/** Probes come by address, not by name, so they alone are answered for a foreign host. */
function byHost({ destinationOf, sites }: GatewayAppOptions): RequestHandler {
  return async (request, response, next) => {
    const destination = destinationOf(request.host)
    if (destination.kind === 'site') return sites(destination.name, request, response)
    if (request.path === '/livez') return void response.json({ status: 'alive' })
    if (request.path === '/readyz') return void response.json({ status: 'ready' })
    if (destination.kind === 'foreign') throw new DomainError('not-found')
    next()
  }
}

function describeApi(admission: Admission, openApi: () => object): RequestHandler {
  let document: string | undefined
  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.set('Allow', 'GET, HEAD')
      throw new DomainError('method-not-allowed')
    }
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
