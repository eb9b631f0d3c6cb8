import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, jest } from '@jest/globals'
import {
  eventually,
  launchEnd,
  spanTree,
  startProductProcess,
  temporaryDirectory,
  type ProductProcess,
} from '@thumbfolio/testing'
import { clickLaunch, startTracedProduct, wholeTrace } from './traced-product.js'

jest.setTimeout(120_000)

const printsModules = fileURLToPath(new URL('prints-modules.mjs', import.meta.url))
/** A closed port: the page is published and cannot be verified. */
const nowhere = { SITES_ORIGIN: 'http://127.0.0.1:1' }
const quickLease = { LAUNCH_LEASE_SECONDS: '1' }

describe('a trace over a crash', () => {
  it('when the process is killed in a launch, then the next one goes on in its trace, linked to the first', async () => {
    await using traced = await startTracedProduct({ ...nowhere, ...quickLease })
    const { receiver } = traced
    const click = await clickLaunch(traced.product.url, 'killed-site')
    await eventually(() => receiver.spans.some(({ name }) => name === 'publish'), 30_000)
    await traced.product.end('SIGKILL')
    await traced.restart(quickLease)
    await launchEnd(traced.product.url, click.person, click.launchId)
    const spans = await wholeTrace(receiver, click.traceId)

    const named = (name: string) => spans.filter((span) => span.name === name)
    const [command] = named('launch-site')
    const [first] = named('read').map(({ parentSpanId }) => parentSpanId)
    const attempts = named('publish-site')
    expect(attempts.map(({ parentSpanId }) => parentSpanId)).toEqual([command?.spanId])
    expect(attempts[0]?.links).toEqual([{ traceId: click.traceId, spanId: first }])
    const stepsOf = (parent: string | undefined) =>
      spans
        .filter(({ parentSpanId, kind }) => parentSpanId === parent && kind === 'internal')
        .map(({ name }) => name)
    expect(stepsOf(first)).toEqual(['read', 'compose', 'render', 'publish'])
    expect(stepsOf(attempts[0]?.spanId)).toEqual(['publish', 'verify'])
    // Beside the click: what stood under the two spans that the kill never let end, the try and its verify.
    const roots = spanTree(spans, click.traceId).map(({ span }) => span)
    const lost = roots.filter(({ name }) => name !== 'GET {site}/*').map(({ parentSpanId }) => parentSpanId)
    expect(new Set(lost)).toEqual(new Set([click.clickId, first]))
  })
})

/** Takes connections and what comes over them, and says nothing. */
async function startSilentCollector() {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => void sockets.add(socket.on('error', () => undefined).resume()))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    sockets,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function launchAndStop(product: ProductProcess): Promise<{ code: number | string; ms: number }> {
  const { person, launchId } = await clickLaunch(product.url, 'untold-site')
  expect((await launchEnd(product.url, person, launchId)).status).toBe('success')
  const startedAt = performance.now()
  return { code: await product.end('SIGTERM'), ms: performance.now() - startedAt }
}

describe('telemetry and the product', () => {
  it.each([
    ['is refused', 'http://127.0.0.1:1'],
    ['is no address', 'nonsense'],
  ])('when the endpoint %s, then sites go live and the process stops cleanly', async (_what, endpoint) => {
    await using traced = await startTracedProduct({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint })
    const { code, ms } = await launchAndStop(traced.product)
    expect(code).toBe(0)
    expect(ms).toBeLessThan(10_000)
    expect(traced.receiver.spans).toEqual([])
  })

  it('when the collector takes everything and answers nothing, then the process still stops within 10 s', async () => {
    await using silent = await startSilentCollector()
    await using traced = await startTracedProduct({ OTEL_EXPORTER_OTLP_ENDPOINT: silent.url })
    const { code, ms } = await launchAndStop(traced.product)
    expect(silent.sockets.size).toBeGreaterThan(0)
    expect(code).toBe(0)
    expect(ms).toBeLessThan(10_000)
  })

  it('when it stops, then what was measured last is sent', async () => {
    await using traced = await startTracedProduct({
      OTEL_BSP_SCHEDULE_DELAY: '600000',
      OTEL_METRIC_EXPORT_INTERVAL: '600000',
    })
    const { receiver } = traced
    expect((await launchAndStop(traced.product)).code).toBe(0)
    expect(receiver.spans.map(({ name }) => name)).toContain('capture-hold')
    expect(receiver.points.map(({ name }) => name)).toContain('thumbfolio.launches')
  })

  it.each([
    ['is set', 'http://127.0.0.1:1', true],
    ['is not set', '', false],
  ])('when an endpoint %s, then the SDK is loaded: %s', async (_what, endpoint, isLoaded) => {
    await using directory = await temporaryDirectory()
    const product = await startProductProcess({
      entry: printsModules,
      dataDir: directory.path,
      environment: { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint },
    })
    await product.end('SIGTERM')
    const loaded = /loaded: (.*)/.exec(product.output())?.[1]?.split(' ') ?? ['nothing was printed']
    expect(loaded.includes('sdk-node')).toBe(isLoaded)
    if (!isLoaded) expect(loaded).toEqual(['api'])
  })
})
