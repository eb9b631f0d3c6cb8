import { randomUUID } from 'node:crypto'
import { expect, it } from '@jest/globals'
import { event, type AnyEvent, type EventDraft } from '@thumbfolio/contracts'
import { createLog, loadConfig } from '@thumbfolio/kit/base'
import { serve } from '@thumbfolio/kit/run'
import { openKafkaBus } from '@thumbfolio/kit/kafka'
import { engineEnvironment } from '@thumbfolio/engines'
import { eventually, httpClient, startIdentity, temporaryDirectory } from '@thumbfolio/testing'
import { DashboardConfig, dashboardService } from '../src/index.js'

const log = createLog({ name: 'test', level: 'silent' })

it('when launches come over Kafka, each twice, then their sites are listed as they stand, and a deletion is told', async () => {
  await using directory = await temporaryDirectory()
  await using identity = await startIdentity()
  const engines = engineEnvironment('dashboard')
  const environment = { DATA_DIR: directory.path, LOG_LEVEL: 'silent', AUTH_URL: identity.url }
  const config = loadConfig(DashboardConfig, { ...engines, ...environment })
  await using served = await serve(await dashboardService(config, { log }), {
    port: 0,
    host: '127.0.0.1',
    log,
  })
  const { KAFKA_BROKERS: brokers, ENGINE_PREFIX: prefix } = engines
  await using bus = openKafkaBus({
    brokers,
    prefix,
    log,
    partitions: 2,
    service: 'generator',
    now: Date.now,
  })
  const heard: AnyEvent[] = []
  bus.subscribe({
    group: 'listener',
    handlers: { 'site.deletion-requested.v1': async (one) => void heard.push(one) },
  })
  await bus.start()
  const ada = httpClient(served.url, identity.tokenFor({ userId: 'ada' }))

  const envelope = (draft: EventDraft) =>
    ({
      specversion: '1.0',
      id: randomUUID(),
      source: 'generator',
      time: new Date().toISOString(),
      datacontenttype: 'application/json',
      ...draft,
    }) as AnyEvent
  for (let n = 0; n < 10; n++) {
    const [name, url] = [`site-${n}`, `http://site-${n}.localhost:8080/`]
    const launch = { userId: 'ada', launchId: `l.${name}`, version: 1, url }
    const requested = event('site.requested.v1', name, { ...launch, resumeId: 'r', model: 'sonnet' })
    const both = [envelope(requested), envelope(event('site.generated.v1', name, launch))]
    await bus.publish([...both, ...both])
  }
  const live = await eventually(async () => {
    const { body } = await ada('GET', '/api/v1/dash/get-all/ada')
    const sites = body.sites as { name: string; status: string; version: number }[]
    return sites.length === 10 && sites.every(({ status }) => status === 'live') && sites
  }, 60_000)
  expect(live.map(({ version }) => version)).toEqual(live.map(() => 1))

  expect((await ada('DELETE', '/api/v1/dash/ada/site-3')).status).toBe(200)
  await eventually(() => heard.some(({ subject }) => subject === 'site-3'), 60_000)
}, 180_000)
