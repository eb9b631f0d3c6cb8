#!/usr/local/bin/node
/**
 * Stands in for the OpenTelemetry collector (takes OTLP/HTTP in JSON, hands traces on) and, with `jaeger` as its argument, for Jaeger
 * (keeps traces, answers `/api/services` and `/api/traces/{id}`). It understands JSON alone and keeps the newest 2,000 traces.
 */
const { createServer } = require('node:http')

const isJaeger = process.argv[2] === 'jaeger'
const traces = new Map()
const keptTraces = 2_000

const forward = (body) =>
  fetch('http://jaeger:4318/v1/traces', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
    signal: AbortSignal.timeout(5_000),
  })

function keep(body) {
  for (const { resource, scopeSpans } of JSON.parse(body).resourceSpans ?? []) {
    const service = valueOf(resource?.attributes, 'service.name') ?? 'unknown'
    for (const span of scopeSpans.flatMap(({ spans }) => spans)) {
      if (!traces.has(span.traceId)) traces.set(span.traceId, [])
      traces.get(span.traceId).push({ service, span })
    }
  }
  for (const id of [...traces.keys()].slice(0, Math.max(0, traces.size - keptTraces))) traces.delete(id)
}

const valueOf = (attributes = [], name) => attributes.find(({ key }) => key === name)?.value.stringValue
const microseconds = (nanoseconds) => Number(BigInt(nanoseconds) / 1_000n)

function presentTrace(traceID) {
  const kept = traces.get(traceID)
  if (!kept) return undefined
  const names = [...new Set(kept.map(({ service }) => service))]
  const processes = Object.fromEntries(names.map((serviceName, at) => [`p${at}`, { serviceName, tags: [] }]))
  const spans = kept.map(({ service, span }) => ({
    ...{ traceID, spanID: span.spanId, operationName: span.name, processID: `p${names.indexOf(service)}` },
    references: span.parentSpanId ? [{ refType: 'CHILD_OF', traceID, spanID: span.parentSpanId }] : [],
    startTime: microseconds(span.startTimeUnixNano),
    duration: microseconds(span.endTimeUnixNano) - microseconds(span.startTimeUnixNano),
    tags: (span.attributes ?? []).map(({ key, value }) => ({ key, value: Object.values(value)[0] })),
  }))
  return { traceID, spans, processes }
}

function query(request, response) {
  const { pathname, searchParams } = new URL(request.url, 'http://jaeger')
  const answer = (data) =>
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ data }))
  if (pathname === '/api/services')
    return answer([...new Set([...traces.values()].flat().map(({ service }) => service))])
  const id = /^\/api\/traces\/([0-9a-f]{32})$/.exec(pathname)?.[1]
  if (id !== undefined) return traces.has(id) ? answer([presentTrace(id)]) : response.writeHead(404).end()
  if (pathname !== '/api/traces')
    return response.end('This is a stand-in for Jaeger: it answers /api/services and /api/traces.\n')
  const isOfService = (kept) => kept.some(({ service }) => service === searchParams.get('service'))
  answer([...traces].filter(([, kept]) => isOfService(kept)).map(([traceID]) => presentTrace(traceID)))
}

async function receive(request, response) {
  const chunks = []
  for await (const chunk of request) chunks.push(chunk)
  const body = Buffer.concat(chunks)
  if (!/json/.test(request.headers['content-type'] ?? '')) return response.writeHead(415).end()
  if (request.url === '/v1/traces') await (isJaeger ? keep(body) : forward(body))
  response.setHeader('Content-Type', 'application/json').end('{}')
}

const healthy = (_request, response) => response.end('ok\n')
const listen = (port, handle) =>
  createServer((request, response) =>
    Promise.resolve(handle(request, response)).catch((error) => {
      process.stderr.write(`${error}\n`)
      response.writeHead(503).end()
    }),
  ).listen(port)

listen(4318, receive)
if (isJaeger) listen(16686, query)
listen(isJaeger ? 14269 : 13133, healthy)
process.stdout.write(`This is a stand-in for ${isJaeger ? 'Jaeger' : 'the OpenTelemetry collector'}.\n`)
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => process.exit(0))
