import { Agent, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import { DomainError } from '@thumbfolio/contracts'
import type { Logger } from '@thumbfolio/kit/base'
import { sendProblem } from '@thumbfolio/kit/http'
import type { Request, Response } from 'express'
import { createProxyMiddleware, type Plugin } from 'http-proxy-middleware'
import { answerIds, headersForClient, headersForService } from './forwarded-headers.js'
import { inCallSpan } from './trace.js'

/** Nothing moved for so long: the service is gone, or the client is. Event streams send a comment every 15 s. */
const serviceIdleMs = 60_000
/** How much longer a client is waited for than its service. */
const clientMarginMs = 15_000
/** Below the services' own keep-alive of 65 s, so that a request never meets a connection that is being closed. */
const freeSocketMs = 30_000
const standardAtOnce = 2_048

interface ForwardOptions {
  /** What answers there, for the traces. */
  readonly service: string
  /** Our headers on every answer, where the service has none of that name. */
  readonly headers?: OutgoingHttpHeaders
  /** Whether cookies and tokens go to the service. */
  readonly withCredentials?: boolean
  /** Whether cookies come back from it. */
  readonly setsCookies?: boolean
  /** Answers where the service does not; default: a problem. */
  readonly sendFault?: (request: Request, response: Response, error: DomainError) => void
  /** Requests at once; more are refused: a queue would hold them for as long as the others last. Default: 2,048. */
  readonly atOnce?: number
  /** Nothing moves for so long in a request that the service works on; default: 60 s. */
  readonly idleMs?: number
}

export interface Forwarders extends AsyncDisposable {
  /** Streams requests to one service and its answers back, neither of them buffered. */
  to(url: string, options: ForwardOptions): (request: Request, response: Response) => Promise<void>
  /** Ends the open event streams: clients resume them elsewhere. */
  endStreams(): void
}

type ProxyPlugin = Plugin<Request, Response>

export function createForwarders(log: Logger): Forwarders {
  const agents: Agent[] = []
  const streams = new Map<Response, IncomingMessage>()

  return {
    to(
      url,
      {
        service,
        headers = {},
        withCredentials = true,
        setsCookies = false,
        sendFault = sendAsProblem,
        atOnce = standardAtOnce,
        idleMs = serviceIdleMs,
      },
    ) {
      const { protocol, hostname, port } = new URL(url)
      const agent = ownAgent(atOnce)
      agents.push(agent)
      const proxy = createProxyMiddleware<Request, Response>({
        target: { protocol, hostname, host: hostname, port: Number(port) || 80 },
        agent,
        selfHandleResponse: true,
        proxyTimeout: idleMs,
        ejectPlugins: true,
        plugins: [
          passAnswer(streams, headers, setsCookies),
          answerFailure({ url, own: headers, log, sendFault }),
        ],
      })
      let underWay = 0
      return async (request, response) => {
        // Its client left while it was admitted: no event would give its place back.
        if (response.destroyed) return
        if (underWay >= atOnce) throw new DomainError('unavailable', { retryAfterSeconds: 1 })
        underWay += 1
        response.once('close', () => (underWay -= 1))
        // The proxy's own `timeout` adds a listener to the socket with each request.
        request.socket.setTimeout(idleMs + clientMarginMs)
        return inCallSpan(request, response, service, () => {
          request.headers = headersForService(request, withCredentials)
          return proxy(request, response)
        })
      }
    },
    endStreams() {
      for (const [response, answer] of streams) {
        answer.unpipe(response)
        response.end()
        answer.destroy()
      }
    },
    async [Symbol.asyncDispose]() {
      for (const agent of agents) agent.destroy()
    },
  }
}

/**
 * Sockets of one way to a service, as many as it counts requests: another way to the same service has its own. Fewer free
 * connections than requests at once cost a third of the throughput; every event stream holds one more.
 */
const ownAgent = (maxSockets: number) =>
  new Agent({
    keepAlive: true,
    maxSockets,
    maxFreeSockets: 128,
    scheduling: 'lifo',
    timeout: freeSocketMs,
  })

const passAnswer =
  (streams: Map<Response, IncomingMessage>, own: OutgoingHttpHeaders, setsCookies: boolean): ProxyPlugin =>
  (proxy) => {
    proxy.on('proxyRes', (answer: IncomingMessage, request, response) => {
      if (response.headersSent) return void answer.destroy()
      const headers = headersForClient(answer, { own, ids: answerIds(request), setsCookies })
      response.writeHead(answer.statusCode ?? 500, headers)
      // A cut answer must look cut to the client too, not complete.
      answer.once('aborted', () => response.destroy())
      answer.pipe(response)
      if (!answer.headers['content-type']?.startsWith('text/event-stream')) return
      response.flushHeaders()
      streams.set(response, answer)
      response.once('close', () => streams.delete(response))
    })
  }

interface FailureOptions extends Required<Pick<ForwardOptions, 'sendFault'>> {
  readonly url: string
  readonly own: OutgoingHttpHeaders
  readonly log: Logger
}

const sendAsProblem: FailureOptions['sendFault'] = (request, response, error) =>
  sendProblem(response, error, request.path)

const answerFailure =
  ({ url, own, log, sendFault }: FailureOptions): ProxyPlugin =>
  (proxy) => {
    proxy.on('error', (error, request, response) => {
      if (!request || !response || !('req' in response) || response.destroyed || response.writableFinished)
        return
      log.warn({ err: error, service: url }, 'a service did not answer')
      if (response.headersSent) return void response.destroy()
      response.set({ ...own, ...answerIds(request) })
      sendFault(request, response, new DomainError('unavailable'))
      request.unpipe()
      request.resume()
    })
    proxy.on('econnreset', () => {})
  }
