import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { randomUUID } from 'node:crypto'
import { currentTraceparent } from '@thumbfolio/kit/base'
import type { Request } from 'express'

/** Hop-by-hop (RFC 9110), and `Expect`, which our own server has answered. `Transfer-Encoding` frames the body, so it stays. */
const hopByHop = [
  'connection', 'keep-alive', 'proxy-connection', 'proxy-authorization', 'te', 'trailer', 'upgrade', 'http2-settings',
  'expect',
] // prettier-ignore

/** Headers that only the gateway may set; the request id is already its own. */
const ours = ['forwarded', 'via', 'x-real-ip', 'traceparent', 'tracestate', 'baggage']

const dropped = new Set([...hopByHop, ...ours])
const unanswered = new Set([...hopByHop, 'transfer-encoding', 'x-request-id', 'traceresponse'])
const credentials = new Set(['cookie', 'authorization'])
/** These frame the message or name its target, whatever `Connection` says of them. */
const kept = new Set(['host', 'content-length', 'transfer-encoding'])

/** Names a request, over whatever name it came with. */
export function nameRequest(request: IncomingMessage): void {
  request.headers['x-request-id'] = randomUUID()
}

/**
 * What an answer says about its own request: the id, and the trace it was answered in (`traceresponse` of W3C Trace Context
 * Level 2), so that an error on the screen can be found in logs and traces.
 */
export function answerIds({ headers }: IncomingMessage): OutgoingHttpHeaders {
  const traceresponse = currentTraceparent()
  return { 'x-request-id': headers['x-request-id'], ...(traceresponse !== undefined && { traceresponse }) }
}

/** The headers a service sees: the client's own, less what is not a client's to say, and what we say about the client. */
export function headersForService(request: Request, withCredentials: boolean): IncomingHttpHeaders {
  const { headers } = request
  const forwarded: IncomingHttpHeaders = {}
  const named = namedByConnection(headers.connection)
  for (const name in headers) {
    if (dropped.has(name) || name.startsWith('x-forwarded') || named?.has(name)) continue
    if (!withCredentials && credentials.has(name)) continue
    forwarded[name] = headers[name]
  }
  forwarded['x-forwarded-for'] = request.ip
  forwarded['x-forwarded-proto'] = request.protocol
  forwarded['x-forwarded-host'] = request.host
  const traceparent = currentTraceparent()
  if (traceparent !== undefined) forwarded['traceparent'] = traceparent
  return forwarded
}

/** The headers a client sees: `own`, then the service's, less what concerns our connection to it. */
export function headersForClient(
  answer: IncomingMessage,
  options: { own: OutgoingHttpHeaders; ids: OutgoingHttpHeaders; setsCookies: boolean },
): OutgoingHttpHeaders {
  const passed: OutgoingHttpHeaders = { ...options.own, ...options.ids }
  const { headers } = answer
  for (const name in headers) if (!unanswered.has(name)) passed[name] = headers[name]
  if (!options.setsCookies) delete passed['set-cookie']
  return passed
}

function namedByConnection(connection: string | undefined): Set<string> | undefined {
  if (connection === undefined || connection === 'keep-alive' || connection === 'close') return undefined
  const names = connection.split(',').map((name) => name.trim().toLowerCase())
  return new Set(names.filter((name) => !kept.has(name)))
}
