import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { personalDataRoutes, type AnyEvent, type EventDraft } from '@thumbfolio/contracts'
import { createLog, loadConfig } from '@thumbfolio/kit/base'
import { developmentIdentity, createServiceClient, type Listening } from '@thumbfolio/kit/http'
import type { Bus } from '@thumbfolio/kit/bus'
import { serve } from '@thumbfolio/kit/run'
import { openMemoryBus } from '@thumbfolio/kit/lmdb'
import {
  eventually,
  httpClient,
  startIdentity,
  temporaryDirectory,
  type HttpClient,
  type Identity,
} from '@thumbfolio/testing'
import { DashboardConfig, dashboardService } from '../src/index.js'

const urlOf = (name: string) => `http://${name}.localhost:8080/`
const nothing = 'There is nothing here'
const absent = {
  type: 'x',
  title: 'x',
  status: 404,
  code: 'not-found',
  detail: nothing,
  message: nothing,
  error: nothing,
}

describe('the dashboard over HTTP', () => {
  let directory: Awaited<ReturnType<typeof temporaryDirectory>>
  let identity: Identity
  let bus: Bus
  let served: Listening
  let ada: HttpClient
  let eve: HttpClient
  const heard: AnyEvent[] = []
  let isAway = false
  /** What the generator knows: the owner of each name, and since when. */
  const known = new Map<string, { userId: string; createdAt: string }>()
  let count = 0

  beforeAll(async () => {
    directory = await temporaryDirectory()
    identity = await startIdentity()
    identity.on('GET /internal/users/', (_body, path) => {
      if (isAway) return { status: 502, body: {} }
      const [, userId, name = ''] = /^\/internal\/users\/([^/]+)\/sites\/([^/]+)$/.exec(path) ?? []
      const site = known.get(name)
      if (site?.userId !== userId || !site) return { status: 404, body: absent }
      return { status: 200, body: { url: urlOf(name), liveVersion: 1, createdAt: site.createdAt } }
    })
    const log = createLog({ name: 'test', level: 'silent' })
    bus = openMemoryBus({ path: `${directory.path}/bus`, now: Date.now, log })
    const config = loadConfig(DashboardConfig, {
      DATA_DIR: directory.path,
      LOG_LEVEL: 'silent',
      AUTH_URL: identity.url,
      GENERATOR_URL: identity.url,
    })
    const service = await dashboardService(config, { bus })
    bus.subscribe({
      group: 'listener',
      handlers: { 'site.deletion-requested.v1': async (event) => void heard.push(event) },
    })
    await bus.start()
    served = await serve(service, { port: 0, host: '127.0.0.1', log })
    ada = httpClient(served.url, identity.tokenFor({ userId: 'ada' }))
    eve = httpClient(served.url, identity.tokenFor({ userId: 'eve' }))
  })
  afterAll(async () => {
    await served[Symbol.asyncDispose]()
    await bus[Symbol.asyncDispose]()
    await identity[Symbol.asyncDispose]()
    await directory[Symbol.asyncDispose]()
  })

  const emit = (draft: EventDraft) =>
    bus.publish([
      {
        specversion: '1.0',
        id: `event-${count++}`,
        source: 'generator',
        time: new Date().toISOString(),
        datacontenttype: 'application/json',
        ...draft,
      },
    ])
  const goLive = async (name: string, userId = 'ada') => {
    const url = urlOf(name)
    await emit({
      type: 'site.requested.v1',
      subject: name,
      data: { userId, launchId: 'l', resumeId: 'r', model: 'sonnet', version: 1, url },
    })
    await emit({ type: 'site.generated.v1', subject: name, data: { userId, launchId: 'l', version: 1, url } })
  }
  const live = async (name: string) =>
    (await ada('GET', '/api/v1/dash/get-all/ada')).body.repoName.includes(name)

  it('when nothing was launched, then the lists are empty', async () => {
    const { status, body } = await ada('GET', '/api/v1/dash/get-all/ada')
    expect([status, body]).toEqual([
      200,
      { repoName: [], siteUrl: [], sites: [], data: { repoName: [], siteUrl: [], sites: [] } },
    ])
  })

  it('when sites go live, then they are listed to their owner alone, names and addresses in one order', async () => {
    await goLive('first')
    await goLive('second')
    await eventually(async () => (await live('first')) && (await live('second')))
    const { body } = await ada('GET', '/api/v1/dash/get-all/ada')
    expect(body.siteUrl).toEqual(body.repoName.map((name: string) => `http://${name}.localhost:8080/`))
    expect(body.sites).toHaveLength(2)
    expect((await eve('GET', '/api/v1/dash/get-all/eve')).body.sites).toEqual([])
    expect((await eve('GET', '/api/v1/dash/get-all/ada')).status).toBe(404)
  })

  it('when a site is deleted, then it is off the list with the answer, asked of the generator once, and absent after', async () => {
    known.set('third', { userId: 'ada', createdAt: new Date().toISOString() })
    await goLive('third')
    await eventually(() => live('third'))
    expect((await eve('DELETE', '/api/v1/dash/ada/third')).status).toBe(404)
    expect((await eve('DELETE', '/api/v1/dash/eve/third')).status).toBe(404)
    const answers = await Promise.all([1, 2, 3].map(() => ada('DELETE', '/api/v1/dash/ada/third')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404])
    expect(answers.find(({ status }) => status === 200)?.body.message).toBe('Repository deleted successfully')
    expect(await live('third')).toBe(false)
    await eventually(() => heard.length > 0)
    expect(heard.map(({ subject, data }) => [subject, data])).toEqual([['third', { userId: 'ada' }]])
  })

  it('when a site is live and its events are still on their way, then its owner alone deletes it, and it is not listed after', async () => {
    known.set('sooner', { userId: 'ada', createdAt: new Date().toISOString() })
    expect((await eve('DELETE', '/api/v1/dash/eve/sooner')).status).toBe(404)
    expect((await ada('DELETE', '/api/v1/dash/ada/sooner')).status).toBe(200)
    expect((await ada('DELETE', '/api/v1/dash/ada/sooner')).status).toBe(404)
    await eventually(() => heard.some(({ subject }) => subject === 'sooner'))
    await goLive('sooner')
    await goLive('behind-sooner')
    await eventually(() => live('behind-sooner'))
    expect(await live('sooner')).toBe(false)
    expect(heard.filter(({ subject }) => subject === 'sooner')).toHaveLength(1)
  })

  it('when a deleted name was launched anew and no event told it yet, then the new site can be deleted', async () => {
    await goLive('reborn')
    await eventually(() => live('reborn'))
    expect((await ada('DELETE', '/api/v1/dash/ada/reborn')).status).toBe(200)
    known.set('reborn', { userId: 'ada', createdAt: new Date(Date.now() + 1_000).toISOString() })
    expect((await ada('DELETE', '/api/v1/dash/ada/reborn')).status).toBe(200)
    await eventually(() => heard.filter(({ subject }) => subject === 'reborn').length === 2)
  })

  it('when the generator does not answer, then nobody says that an unlisted site is absent', async () => {
    isAway = true
    const { status, body } = await ada('DELETE', '/api/v1/dash/ada/unheard-of')
    isAway = false
    expect([status, body.code]).toEqual([503, 'unavailable'])
    expect((await ada('DELETE', '/api/v1/dash/ada/unheard-of')).status).toBe(404)
    expect((await ada('DELETE', '/api/v1/dash/ada/..%2Fholdings')).status).toBe(404)
  })

  it('when the account is deleted, then its sites are forgotten and a late event does not list them again', async () => {
    const zoe = httpClient(served.url, identity.tokenFor({ userId: 'zoe' }))
    const names = async () => (await zoe('GET', '/api/v1/dash/get-all/zoe')).body.repoName
    await goLive('zoes', 'zoe')
    await eventually(async () => (await names()).length === 1)
    await emit({ type: 'account.deleted.v1', subject: 'zoe', data: {} })
    await eventually(async () => (await names()).length === 0)
    await goLive('zoes', 'zoe')
    await goLive('marker')
    await eventually(() => live('marker'))
    expect(await names()).toEqual([])
  })

  it("when auth asks what is held about a user, then it is that user's list of sites and nobody else's", async () => {
    const auth = createServiceClient({
      identity: developmentIdentity('auth'),
      urls: { dashboard: served.url },
    })
    const { personalData, exportFile } = personalDataRoutes.dashboard
    const listOf = async (userId: string) => (await auth.call(personalData, { params: { userId } })).things
    const open = async (userId: string, id = 'sites.json') =>
      (await buffer(await auth.open(exportFile, { params: { userId, id } }))).toString()
    await goLive('held', 'ben')
    await eventually(async () => (await open('ben')).includes('"live"'))
    expect(await listOf('ben')).toEqual([{ files: [{ id: 'sites.json', path: 'sites.json' }] }])
    expect(JSON.parse(await open('ben'))).toMatchObject([{ name: 'held', userId: 'ben', status: 'live' }])
    expect(await listOf('nobody')).toEqual([])
    expect(JSON.parse(await open('nobody'))).toEqual([])
    await expect(open('ben', 'other.json')).rejects.toMatchObject({ code: 'not-found' })
    expect((await ada('GET', '/internal/users/ben/holdings')).status).toBe(401)
  })

  it.each([
    ['no token', {}, 401],
    ['a forged token', { Authorization: 'Bearer a.b.c' }, 401],
  ])('when there is %s, then it is 401', async (_, headers, status) => {
    expect((await httpClient(served.url)('GET', '/api/v1/dash/get-all/ada', { headers })).status).toBe(status)
  })

  it('when the e-mail is not verified, then it is 403', async () => {
    const call = httpClient(served.url, identity.tokenFor({ userId: 'new', verified: false }))
    expect((await call('GET', '/api/v1/dash/get-all/new')).body.code).toBe('email-not-verified')
  })
})
