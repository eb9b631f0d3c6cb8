import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  logsOf,
  pointsOf,
  spansOf,
  type LogsMessage,
  type MetricsMessage,
  type ReceivedLog,
  type ReceivedPoint,
  type ReceivedSpan,
  type TracesMessage,
} from './otlp-json.js'

/** A collector of telemetry at a real socket: OTLP over HTTP in JSON. */
export interface OtlpReceiver extends AsyncDisposable {
  /** Serves as OTEL_EXPORTER_OTLP_ENDPOINT. */
  readonly url: string
  /** Everything so far, as it came. */
  readonly spans: ReceivedSpan[]
  /** The values of every export so far, the newest last. */
  readonly points: ReceivedPoint[]
  /** Every log record so far, as it came. */
  readonly logs: ReceivedLog[]
  /** The bodies of all exports so far: to look for what must not be in any. */
  readonly texts: string[]
}

/**
 * Starts one on a free port. It answers 400 to what it cannot read, as a collector does.
 * @param options.port a port of one's own choice
 */
export async function startOtlpReceiver({ port = 0 } = {}): Promise<OtlpReceiver> {
  const spans: ReceivedSpan[] = []
  const points: ReceivedPoint[] = []
  const logs: ReceivedLog[] = []
  const texts: string[] = []
  const take = (path: string | undefined, text: string) => {
    if (path === '/v1/traces') spans.push(...spansOf(JSON.parse(text) as TracesMessage))
    else if (path === '/v1/metrics') points.push(...pointsOf(JSON.parse(text) as MetricsMessage))
    else if (path === '/v1/logs') logs.push(...logsOf(JSON.parse(text) as LogsMessage))
    else throw new Error(`Nothing is received at ${path}`)
  }
  const server = createServer((request, response) => {
    textOf(request)
      .then(
        (text) => {
          take(request.url, text)
          texts.push(text)
          response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
        },
        () => response.destroy(),
      )
      .catch(() => response.writeHead(400).end())
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    points,
    logs,
    texts,
    [Symbol.asyncDispose]: () => close(server),
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
}
