import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

/** The proxy of releases that serve side by side, like an ingress during a rollout. */
export interface Front extends AsyncDisposable {
  readonly url: string
  /** Where requests go, in turn. */
  readonly backends: Set<string>
}

/** `/dev` goes to the stand-ins. A backend that does not answer is a 502. */
export async function startFront(standInsUrl: string): Promise<Front> {
  const backends = new Set<string>()
  let turn = 0
  const server = createServer((incoming, answer) => {
    const all = [...backends]
    const isDev = incoming.url?.startsWith('/dev/') ?? false
    const backend = isDev ? standInsUrl : all[turn++ % all.length]
    if (backend === undefined) answer.writeHead(503).end()
    else forward(backend, incoming, answer)
  }).listen(0)
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    backends,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function forward(backend: string, incoming: IncomingMessage, answer: ServerResponse): void {
  const { method, url, headers } = incoming
  const { port } = new URL(backend)
  const sent = request({ host: '127.0.0.1', port, path: url, method, headers, agent: false }, (response) => {
    answer.writeHead(response.statusCode ?? 502, response.headers)
    response.pipe(answer)
    response.on('error', () => answer.destroy())
  })
  sent.on('error', () => {
    if (answer.headersSent) answer.destroy()
    else answer.writeHead(502).end()
  })
  incoming.pipe(sent)
}
