import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { api as apiServer } from '../http-request.js'

/** The API at the socket: it notes each call, and answers with what was put before it last. */
export interface AnsweringServer extends AsyncDisposable {
  /** Method, path and body of each call so far. */
  readonly calls: { method: string; path: string; body: unknown }[]
  answerWith(status: number, body: object): void
  /** The response for calls whose method and path contain this part. Waits for `after`. */
  answerTo(part: string, status: number, body: object, after?: Promise<unknown>): void
  /** Responses in order; the last one repeats. `part` may begin with a method: `PUT /api/v1/make`. */
  answerInTurn(part: string, answers: readonly [status: number, body: object][]): void
}

/** From now on the API client calls this server. */
export async function startAnsweringServer(): Promise<AnsweringServer> {
  const calls: AnsweringServer['calls'] = []
  let answer: { status: number; body: object; after?: Promise<unknown> | undefined } = {
    status: 500,
    body: {},
  }
  const answers = new Map<string, (typeof answer)[]>()
  const server = createServer((request, response) => {
    // The page of a test has another origin, which only an upload by XMLHttpRequest asks about.
    const { origin } = request.headers
    if (origin !== undefined) allowOrigin(response, origin)
    if (request.method === 'OPTIONS') return void response.end()
    void textOf(request).then(async (text) => {
      const isJson = request.headers['content-type'] === 'application/json'
      const body: unknown = text === '' ? undefined : isJson ? JSON.parse(text) : text
      calls.push({ method: request.method ?? '', path: request.url ?? '', body })
      const own = [...answers].find(([part]) => `${request.method} ${request.url}`.includes(part))?.[1]
      const { status, body: answered, after } = (own && own.length > 1 ? own.shift() : own?.[0]) ?? answer
      await after
      response.writeHead(status, { 'Content-Type': 'application/json', ETag: '"1"' })
      response.end(status === 204 ? undefined : JSON.stringify(answered))
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  apiServer.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    calls,
    answerWith: (status, body) => {
      answers.clear()
      answer = { status, body }
    },
    answerTo: (part, status, body, after) => void answers.set(part, [{ status, body, after }]),
    answerInTurn: (part, inTurn) =>
      void answers.set(
        part,
        inTurn.map(([status, body]) => ({ status, body })),
      ),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** The body of a refusal, as the server writes it. */
export const problemBody = (code: string, status: number, message: string, more: object = {}): object => ({
  type: `https://thumbfolio.example/problems/${code}`,
  title: 'Title',
  status,
  detail: message,
  code,
  message,
  error: message,
  ...more,
})

function allowOrigin(response: ServerResponse, origin: string): void {
  response.setHeader('Access-Control-Allow-Origin', origin)
  response.setHeader('Access-Control-Allow-Credentials', 'true')
  response.setHeader(
    'Access-Control-Allow-Headers',
    'authorization, content-type, idempotency-key, traceparent',
  )
  response.setHeader('Access-Control-Expose-Headers', 'etag, retry-after')
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}
