import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { problemBody } from './problem.js'
import { DomainError, type ProblemCode } from '@thumbfolio/contracts'

/** What Node's parser refuses before there is a request. */
const codes: Readonly<Record<string, ProblemCode>> = {
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'body-too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request-timeout',
}
const reasons: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  413: 'Content Too Large',
  431: 'Request Header Fields Too Large',
}

/** Answers a request that cannot be read with a problem, and closes the connection: what follows on it means nothing. */
export function answerUnreadable(error: Error & { code?: string }, socket: Duplex): void {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy()
  const { status, body } = written(codes[error.code ?? ''] ?? 'malformed-request')
  const head = [
    `HTTP/1.1 ${status} ${reasons[status] ?? 'Bad Request'}`,
    'Content-Type: application/problem+json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

/** A request of HTTP/1.1 names one host (RFC 9112, 3.2): with none or two it cannot be routed. */
export function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]!.length === 4 && rawHeaders[at]!.toLowerCase() === 'host') hosts += 1
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0')
}

/** Refuses a request that names no host, or two. */
export function refuseHosts(response: ServerResponse): void {
  const { status, body } = written('malformed-request')
  response
    .writeHead(status, {
      'Content-Type': 'application/problem+json; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
      'Cache-Control': 'no-store',
      Connection: 'close',
    })
    .end(body)
}

function written(code: ProblemCode): { status: number; body: string } {
  const body = problemBody(new DomainError(code))
  return { status: body.status, body: JSON.stringify(body) }
}
