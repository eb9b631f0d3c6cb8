import { createServer, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { DomainError } from '@thumbfolio/contracts'
import express, { type Express, type Router } from 'express'
import type { Logger } from '../base/log/log.js'
import { answerProbes } from './probes.js'
import { release } from '../base/release/release.js'
import { problemHandler } from './problem.js'
import { answerUnreadable, hasOneHost, refuseHosts } from './refused-request.js'
import { traceRequests } from './request-span.js'

/** What an app is made around. */
export interface Answering {
  readonly name: string
  /** Its routes, mounted at the root. */
  readonly router: Router
  /** @throws when it cannot do its work now */
  ready(): Promise<void>
}

/** A server that listens, until it is disposed. */
export interface Listening extends AsyncDisposable {
  readonly url: string
  readonly port: number
}

const drainLimitMs = 3_500
const closeIdleEveryMs = 50

/** An express app with what every process answers: trace context, `/livez`, `/readyz`, problems. */
export function createApp(service: Answering, log: Logger): Express {
  const app = express()
  app.disable('x-powered-by').set('trust proxy', 1).set('query parser', 'simple')
  app.use(traceRequests(service.name))
  answerProbes(app, () => service.ready(), { release: release().version })
  app.use(service.router)
  app.use(() => {
    throw new DomainError('not-found')
  })
  app.use(problemHandler(log))
  return app
}

/**
 * Listens. Disposing stops accepting, lets running requests end for up to 3.5 s, then cuts them off.
 * @throws Error with code EADDRINUSE when the port is busy
 */
export async function listen(handler: Express, options: { port: number; host: string }): Promise<Listening> {
  const server = createServer(
    // A request without a host is refused below, with a body.
    { keepAliveTimeout: 65_000, headersTimeout: 20_000, requestTimeout: 0, requireHostHeader: false },
    (request, response) => {
      if (hasOneHost(request)) handler(request, response)
      else refuseHosts(response)
    },
  )
  server.on('clientError', answerUnreadable)
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, options.host, resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    port,
    url: `http://${options.host}:${port}`,
    [Symbol.asyncDispose]: () => close(server, sockets),
  }
}

async function close(server: Server, sockets: ReadonlySet<Socket>): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  const closeIdle = () => {
    server.closeIdleConnections()
    // Opened in advance and never used: Node takes it for one whose request is on its way.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
  }
  closeIdle()
  // A kept-alive connection becomes idle only when its last answer is through.
  const idle = setInterval(closeIdle, closeIdleEveryMs)
  const timer = setTimeout(() => server.closeAllConnections(), drainLimitMs)
  await closed
  clearInterval(idle)
  clearTimeout(timer)
}
