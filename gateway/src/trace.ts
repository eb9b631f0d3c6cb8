import type { IncomingMessage } from 'node:http'
import { isTelemetryOn, startSpan, underSpan } from '@thumbfolio/kit/base'
import { requestName, traceRequests } from '@thumbfolio/kit/http'
import type { Request, Response } from 'express'

/**
 * Answers a request in the trace that its `traceparent` names, or in a new one. The trace id is all that is trusted: it
 * grants nothing, the `sampled` flag decides nothing, and `tracestate` and `baggage` are dropped.
 */
export const inItsTrace = traceRequests('gateway')

/**
 * Drops the `traceparent` of a request that neither our web app nor our own check of a published page sent. A same-origin
 * GET has no `Origin`; there browsers send `Sec-Fetch-Site`, which no script can set. A published site is same-origin with
 * itself, so that header counts only for the host of the app.
 */
export function dropForeignTrace(
  { headers }: IncomingMessage,
  app: { origin: string; isHost: boolean },
): void {
  const { origin } = headers
  const isOurs =
    origin === undefined ? app.isHost && headers['sec-fetch-site'] === 'same-origin' : origin === app.origin
  if (!isOurs) delete headers['traceparent']
}

/** Asks a service in a client span, which ends with the answer. */
export function inCallSpan<T>(request: Request, response: Response, service: string, ask: () => T): T {
  if (!isTelemetryOn()) return ask()
  const attributes = { 'peer.service': service }
  const span = startSpan(requestName(request, response), { kind: 'client', attributes })
  response.once('close', () => span.setAttribute('http.response.status_code', response.statusCode).end())
  return underSpan(span, ask)
}
