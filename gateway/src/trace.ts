import { isTelemetryOn, startSpan, underSpan } from '@thumbfolio/kit/base'
import { requestName, traceRequests } from '@thumbfolio/kit/http'
import type { Request, Response } from 'express'

/**
 * Answers a request in the trace that the browser named it by, so that what a person did is found by it. A well-formed
 * `traceparent` is believed in that and nothing else: it grants nothing, its `sampled` flag decides nothing, and
 * `tracestate` and `baggage` stay outside. The id of the request is ours already.
 */
export const inItsTrace = traceRequests('gateway')

/** Asks a service in a client span, which ends with the answer. */
export function inCallSpan<T>(request: Request, response: Response, service: string, ask: () => T): T {
  if (!isTelemetryOn()) return ask()
  const attributes = { 'peer.service': service }
  const span = startSpan(requestName(request, response), { kind: 'client', attributes })
  response.once('close', () => span.setAttribute('http.response.status_code', response.statusCode).end())
  return underSpan(span, ask)
}
