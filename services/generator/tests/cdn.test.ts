import { createServer, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { inspect } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { generatorOperatorRoutes } from '@thumbfolio/contracts'
import { StoreUnavailable } from '@thumbfolio/kit/store'
import { eventually, freePort, startDns, type TestDns } from '@thumbfolio/testing'
import { httpCdn } from '../src/hosting/adapters/cdn.http.js'
import { startWorld, type World } from './world.js'

const secret = 'the-purge-secret'

interface Purge {
  readonly hosts: readonly string[]
  readonly paths: readonly string[]
}

/** A CDN that notes what it is to forget, and refuses what it cannot read. */
async function startCdn() {
  const purges: Purge[] = []
  let isAway = false
  let refusals = 0
  const isAllowed = (headers: IncomingHttpHeaders) =>
    headers.authorization === `Bearer ${secret}` && headers['content-type'] === 'application/json'
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const isRefused = request.method !== 'POST' || !isAllowed(request.headers)
      if (isRefused || isAway) refusals++
      else purges.push(JSON.parse(body) as Purge)
      response.writeHead(isRefused ? 403 : isAway ? 503 : 202).end()
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as { port: number }
  return {
    url: `http://127.0.0.1:${port}/purge`,
    purges,
    refusals: () => refusals,
    away: (away: boolean) => void (isAway = away),
    /** Waits until a host is to be forgotten once more, and answers with that purge. */
    async purged(host: string, work: () => Promise<unknown>): Promise<Purge> {
      purges.length = 0
      await work()
      return eventually(() => purges.find(({ hosts }) => hosts.includes(host)))
    },
    [Symbol.asyncDispose]: () => new Promise<void>((closed) => server.close(() => closed())),
  }
}

/** A CDN that gives every request the same answer. */
async function startAnswering(answer: number | 'break off') {
  const server = createServer((request, response) => {
    if (answer === 'break off') request.socket.destroy()
    else response.writeHead(answer, { Location: '/elsewhere' }).end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as { port: number }
  return {
    url: `http://127.0.0.1:${port}/purge`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise<void>((closed) => server.close(() => closed()))
    },
  }
}

async function purgeError(url: string): Promise<Error> {
  const purge = httpCdn({ url, secret }).purge({ hosts: ['ada.example'], paths: ['/*'] })
  return purge.then(
    () => new Error('It was taken'),
    (error: unknown) => error as Error,
  )
}

describe('a CDN in front of published sites', () => {
  let cdn: Awaited<ReturnType<typeof startCdn>>
  let dns: TestDns
  let world: World
  beforeEach(async () => {
    ;[cdn, dns] = [await startCdn(), await startDns()]
    world = await startWorld({
      env: {
        CDN_PURGE_URL: cdn.url,
        CDN_PURGE_SECRET: secret,
        // Replaced at the start, once the port of the front is known.
        SITES_ORIGIN: 'http://127.0.0.1:1',
        DNS_SERVERS: dns.address,
        DOMAINS_TARGET: 'sites.example',
        DOMAINS_ADDRESSES: '192.0.2.7',
      },
    })
    await world.start({}, { SITES_ORIGIN: `http://127.0.0.1:${world.front.port}` })
  })
  afterEach(async () => {
    await world[Symbol.asyncDispose]()
    await dns[Symbol.asyncDispose]()
    await cdn[Symbol.asyncDispose]()
  })
  const hostOf = (site: string) => `${site}.localhost:${world.front.port}`
  const decide = (route: 'takeDown' | 'putBack') =>
    world.operator('grace').call(generatorOperatorRoutes[route], {
      params: { name: 'ada' },
      body: { reason: 'It copies the page of a bank.' },
    })

  it('when a page is public, then it may be kept for a minute, and its immutable address for ever', async () => {
    await world.goLive('ada', 'ada')
    const { headers } = await world.visit('ada')
    expect(headers['cache-control']).toBe('public, max-age=60, stale-while-revalidate=86400')
    expect((await world.visit('ada', '/nothing')).headers['cache-control']).toBe('no-store')
  })

  it('when a page is launched, edited, taken down, put back or deleted, then the CDN forgets all of its host', async () => {
    const launched = await cdn.purged(hostOf('ada'), () => world.goLive('ada', 'ada'))
    expect(launched).toEqual({ hosts: [hostOf('ada')], paths: ['/*'] })
    await cdn.purged(hostOf('ada'), () =>
      world.as('ada')('PATCH', '/make/sites/ada', { body: { indexed: true } }),
    )
    await cdn.purged(hostOf('ada'), () => decide('takeDown'))
    expect((await world.visit('ada')).headers['cache-control']).toBe('no-store')
    await cdn.purged(hostOf('ada'), () => decide('putBack'))
    const asked = { type: 'site.deletion-requested.v1' as const, subject: 'ada', data: { userId: 'ada' } }
    await cdn.purged(hostOf('ada'), () => world.emit(asked))
    await eventually(async () => (await world.visit('ada')).status === 404)
  }, 30_000)

  it('when a site is renamed, then the CDN forgets the old name after the page has left it', async () => {
    await cdn.purged(hostOf('ada'), () => world.goLive('ada', 'ada'))
    await cdn.purged(hostOf('ada'), () =>
      world.as('ada')('POST', '/make/sites/ada/rename', { body: { to: 'countess' } }),
    )
    expect((await world.visit('ada')).status).toBe(308)
  })

  it('when a custom domain shows the page, then it is forgotten with it, and once more when it is removed', async () => {
    await world.goLive('ada', 'ada')
    const { body } = await world.as('ada')('POST', '/make/sites/ada/domains', {
      body: { host: 'ada.example' },
    })
    const proof = body.data.records.find(({ purpose }: { purpose: string }) => purpose === 'proof')
    dns.set(proof.name, 'TXT', proof.value)
    dns.set('ada.example', 'A', '192.0.2.7')
    const hosts = ['ada.example', 'www.ada.example']
    const both = await cdn.purged('ada.example', () =>
      world.as('ada')('POST', '/make/sites/ada/domains/ada.example/verify'),
    )
    expect(both.hosts).toEqual([hostOf('ada'), ...hosts])
    const alone = await cdn.purged('ada.example', () =>
      world.as('ada')('DELETE', '/make/sites/ada/domains/ada.example'),
    )
    expect(alone).toEqual({ hosts, paths: ['/*'] })
  }, 30_000)

  it.each([
    [429, StoreUnavailable],
    [500, StoreUnavailable],
    [503, StoreUnavailable],
    [302, Error],
    [400, Error],
    [403, Error],
  ])('when the CDN answers %d to a purge, then that is an outage or a refusal', async (status, kind) => {
    await using answering = await startAnswering(status)
    const error = await purgeError(`${answering.url}?key=in-the-address`)
    expect([error.constructor, String(error)]).toEqual([kind, expect.stringContaining(String(status))])
    expect(String(error)).not.toMatch(/in-the-address|the-purge-secret/)
  })

  it('when no CDN is there, or it breaks off, then that is an outage', async () => {
    await using breaking = await startAnswering('break off')
    for (const url of [`http://127.0.0.1:${await freePort()}`, breaking.url]) {
      const error = await purgeError(`${url}/?key=in-the-address`)
      expect(error).toBeInstanceOf(StoreUnavailable)
      expect(inspect(error)).not.toMatch(/in-the-address|the-purge-secret/)
    }
  })

  it('when the CDN is away, then the launch is live all the same, and the purge comes later', async () => {
    cdn.away(true)
    await world.goLive('ada', 'ada')
    await eventually(() => cdn.refusals() > 0)
    cdn.away(false)
    await eventually(() => cdn.purges.length > 0, 20_000)
  }, 40_000)
})
