import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { SpanStatusCode } from '@opentelemetry/api'
import type { RequestHandler } from 'express'
import { recordMs } from '../base/telemetry/metrics.js'
import { startSpan, underSpan } from '../base/trace/span.js'
import { isTelemetryOn } from '../base/telemetry/start-telemetry.js'
import { continueTrace, currentService } from '../base/trace/trace.js'
import { isProbe } from './probes.js'

const routes = new WeakMap<ServerResponse, string>()
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const methodOf = ({ method = '' }: IncomingMessage) => (methods.has(method) ? method : '_OTHER')

/** Says which declared route a request meets: spans and metrics are named by it, never by the path that came. */
export const nameRoute = (response: ServerResponse, template: string): void =>
  void routes.set(response, template)

/** Method and declared route, neither of them as they came: `PUT /api/v1/make/generate`. */
export function requestName(request: IncomingMessage, response: ServerResponse): string {
  const route = routes.get(response)
  return route === undefined ? methodOf(request) : `${methodOf(request)} ${route}`
}

/** Answers a request in a server span of its own, which ends with the answer. */
function inRequestSpan<T>(request: IncomingMessage, response: ServerResponse, work: () => T): T {
  if (!isTelemetryOn()) return work()
  const startedAt = performance.now()
  const method = methodOf(request)
  const service = currentService() ?? ''
  const span = startSpan(method, { kind: 'server', attributes: { 'http.request.method': method } })
  response.once('close', () => {
    const route = routes.get(response)
    const { statusCode } = response
    span.updateName(requestName(request, response))
    if (route !== undefined) span.setAttribute('http.route', route)
    span.setAttribute('http.response.status_code', statusCode)
    if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
    recordMs('http.server.request.duration', performance.now() - startedAt, {
      'http.route': route ?? 'none',
      'http.request.method': method,
      status_class: `${Math.floor(statusCode / 100)}xx`,
      'thumbfolio.service': service,
    })
  })
  return underSpan(span, work)
}

/** Goes on with the trace and the id that a request of the gateway's or another service's brings. */
export const traceRequests =
  (service: string): RequestHandler =>
  (request, response, next) => {
    const origin = {
      traceparent: request.get('traceparent'),
      requestId: request.get('x-request-id') ?? randomUUID(),
      service,
    }
    continueTrace(origin, () => {
      if (isProbe(request.path)) next()
      else inRequestSpan(request, response, next)
    })
  }
