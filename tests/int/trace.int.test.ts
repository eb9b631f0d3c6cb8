import { fileURLToPath } from 'node:url'
import { describe, expect, it, jest } from '@jest/globals'
import { databaseUri, engineAddresses, uniqueName } from '@thumbfolio/engines'
import { eventually, labelsOf, launchEnd, spanTree } from '@thumbfolio/testing'
import { fromClickToLiveSite } from '../e2e/launch-trace.js'
import { clickLaunch, startTracedProduct, wholeTrace } from '../e2e/traced-product.js'

jest.setTimeout(240_000)

const entry = fileURLToPath(new URL('../../deploy/local/dist/main.js', import.meta.url))

describe('the trace of a launch over separate processes', () => {
  it('when a site is launched, then the same trace leads over the broker, the worker and every service', async () => {
    const name = uniqueName('trace')
    const { kafkaBrokers, redisUrl } = engineAddresses()
    await using traced = await startTracedProduct(
      {
        PORTS: 'free',
        WORKERS: '1',
        PASSWORD_COST: '4',
        KAFKA_PARTITIONS: '3',
        ENGINE_PREFIX: name,
        MONGODB_URI: databaseUri(name),
        KAFKA_BROKERS: kafkaBrokers,
        REDIS_URL: redisUrl,
      },
      entry,
    )
    const { product, receiver } = traced
    const click = await clickLaunch(product.url, 'traced-site')
    await launchEnd(product.url, click.person, click.launchId)
    const spans = await wholeTrace(receiver, click.traceId)
    const tree = spanTree(spans, click.traceId)
    // For some seconds after connecting, Redis is not asked about sessions: auth is asked instead.
    const labels = labelsOf(tree).filter((label) => !label.includes('GET /internal/sessions/:id'))
    expect(labels).toEqual(fromClickToLiveSite)
    expect(tree.map(({ span }) => span.parentSpanId)).toEqual([click.clickId])

    const processOf = (label: string) => spans.find((span) => span.name === label)?.process
    expect(new Set(spans.map(({ process }) => process))).toEqual(
      new Set(['gateway', 'auth', 'resume', 'generator', 'generator-worker', 'dashboard']),
    )
    expect([processOf('launch-site'), processOf('publish-site')]).toEqual(['generator', 'generator-worker'])
    const lag = () =>
      receiver.points.findLast(
        ({ name: metric, attributes }) =>
          metric === 'thumbfolio.group.lag' && attributes['group'] === 'generator-workers',
      )
    await eventually(() => lag()?.value === 0, 30_000)
  })
})
