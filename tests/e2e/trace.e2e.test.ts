import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { metricCatalogue, type MetricDeclaration } from '@thumbfolio/kit/base'
import { eventually, labelsOf, launchEnd, spanTree, type ReceivedSpan } from '@thumbfolio/testing'
import { fromClickToLiveSite } from './launch-trace.js'
import {
  clickLaunch,
  startTracedProduct,
  wholeTrace,
  type ClickedLaunch,
  type TracedProduct,
} from './traced-product.js'

jest.setTimeout(120_000)

describe('the trace of a launch', () => {
  let traced: TracedProduct
  let click: ClickedLaunch
  let spans: ReceivedSpan[]
  const named = (name: string) => spans.filter((span) => span.name === name)

  beforeAll(async () => {
    traced = await startTracedProduct()
    click = await clickLaunch(traced.product.url, 'traced-site')
    await launchEnd(traced.product.url, click.person, click.launchId)
    spans = await wholeTrace(traced.receiver, click.traceId)
  })
  afterAll(async () => traced[Symbol.asyncDispose]())

  it('when a site is launched, then one trace leads from the click to the verified site and the captured hold', () => {
    const tree = spanTree(spans, click.traceId)
    // A session is looked up again where the last answer is older than some seconds.
    const steps = labelsOf(tree).filter((label) => !label.includes('/internal/sessions/'))
    expect(steps).toEqual(fromClickToLiveSite)
    expect(tree.map(({ span }) => span.parentSpanId)).toEqual([click.clickId])
    expect(spans.filter(({ isFailed }) => isFailed)).toEqual([])
  })

  it('when a worker was woken by an event, then its work is linked to it and to nothing else', () => {
    const [woken] = spans.filter(
      ({ attributes }) => attributes['messaging.consumer.group.name'] === 'generator-workers',
    )
    const [work] = named('publish-site')
    // A worker that looked by itself was there before the event, and nothing woke it.
    const isWoken = work!.startedAt >= woken!.startedAt
    expect(work?.links).toEqual(isWoken ? [{ traceId: click.traceId, spanId: woken?.spanId }] : [])
    expect(spans.filter(({ links, name }) => links.length > 0 && name !== 'publish-site')).toEqual([])
  })

  it('when a launch is followed, then the stream is a trace of its own, linked to the launch', async () => {
    const streams = await eventually(() => {
      const found = traced.receiver.spans.filter(
        ({ name }) => name === 'GET /api/v1/make/launches/:id/events',
      )
      return found.length === 3 && found
    })
    const [command] = named('launch-site')
    expect(streams.flatMap(({ links }) => links)).toEqual([
      { traceId: click.traceId, spanId: command?.spanId },
    ])
    expect(new Set(streams.map(({ traceId }) => traceId)).size).toBe(1)
    expect(streams[0]?.traceId).not.toBe(click.traceId)
  })

  it('when spans and metrics are exported, then no id and no word of a person is among them', () => {
    const { person, launchId, resumeId } = click
    const spans = JSON.stringify([
      traced.receiver.spans.map(({ name, attributes }) => [name, attributes]),
      traced.receiver.points.map(({ name, attributes }) => [name, attributes]),
    ])
    for (const secret of [
      person.user._id,
      person.email,
      person.password,
      launchId,
      resumeId,
      'traced-site',
      'nurse',
    ])
      expect(spans).not.toContain(secret)
    // Names of RPC methods are long, and the wallet is ours, not a person's.
    const withoutChain = spans.replaceAll(/"(?:method|wallet)":"\w+"/g, '')
    expect(withoutChain).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-|[\w-]{22}/)
  })

  it('when metrics are exported, then each is declared, with its unit and no other attributes', async () => {
    const { points } = traced.receiver
    const known: Record<string, MetricDeclaration> = metricCatalogue
    for (const { name, unit, attributes } of points) {
      expect({ name, unit: known[name]?.unit }).toEqual({ name, unit })
      expect(known[name]?.attributes).toEqual(expect.arrayContaining(Object.keys(attributes)))
    }
    const last = (name: string, attributes = {}) =>
      points.findLast(
        (point) =>
          point.name === name &&
          Object.entries(attributes).every(([key, value]) => point.attributes[key] === value),
      )
    await eventually(() => last('thumbfolio.launches', { outcome: 'live' })?.value === 1)
    for (const step of ['read', 'compose', 'render', 'publish', 'verify'])
      expect(last('thumbfolio.launch.step.duration', { step, outcome: 'done' })?.value).toBe(1)
    expect(last('thumbfolio.launch.duration')?.sum).toBeGreaterThan(0.05)
    const put = { 'http.route': '/api/v1/make/generate', status_class: '2xx', 'http.request.method': 'PUT' }
    for (const service of ['gateway', 'generator'])
      expect(last('http.server.request.duration', { ...put, 'thumbfolio.service': service })?.value).toBe(1)
    const handled = { group: 'auth', type: 'site.generated.v1' }
    expect(last('thumbfolio.events.handled', { ...handled, outcome: 'handled' })?.value).toBe(1)
    expect(last('thumbfolio.event.lag', handled)?.value).toBe(1)
    await eventually(() => last('thumbfolio.credits.holds')?.value === 0)
    expect(last('thumbfolio.launches.due')?.value).toBe(0)
    expect(last('thumbfolio.pool.slots', { pool: 'launch-pool' })?.value).toBe(4)
    expect(last('thumbfolio.pool.used', { pool: 'launch-pool' })?.value).toBe(0)
    expect(last('thumbfolio.outbox.age', { 'thumbfolio.service': 'generator' })?.value).toBe(0)
  })

  it('when log lines are exported, then those of the launch have its trace, and no secret of a person is among them', async () => {
    const { logs, texts } = traced.receiver
    const answered = () => logs.find(({ body, traceId }) => body === 'answered' && traceId === click.traceId)
    await eventually(answered)
    expect(answered()).toMatchObject({
      severity: 'INFO',
      attributes: { path: '/api/v1/make/generate', 'thumbfolio.service': 'gateway' },
    })
    const { email, password, token } = click.person
    for (const secret of [email, password, token]) expect(texts.join('')).not.toContain(secret)
  })

  it('when the gateway logs the click, then the line carries its trace, its span and its request', async () => {
    const text = await readFile(join(traced.dataDir, 'log', 'thumbfolio.log'), 'utf8')
    const lines = text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as object]))
    const server = named('PUT /api/v1/make/generate').find(
      ({ parentSpanId }) => parentSpanId === click.clickId,
    )
    expect(lines).toContainEqual(
      expect.objectContaining({
        msg: 'answered',
        path: '/api/v1/make/generate',
        trace_id: click.traceId,
        span_id: server?.spanId,
        request_id: expect.any(String),
      }),
    )
  })
})
