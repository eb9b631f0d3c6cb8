import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { rawRequest } from './raw-http.js'
import { startWorld, type World } from './world.js'

const askPath = '/internal/domains/ask'

/** The generator's table of domains, and its published files. */
function serveDomains(world: World, domains: Record<string, { siteName: string; host: string }>): void {
  world.generator.answer = (request, response) => {
    const host = /^\/internal\/domains\/(.+)$/.exec(request.url ?? '')?.[1]
    if (host === undefined) return void response.end(`page of ${request.url}`)
    const found = domains[host]
    response.writeHead(found ? 200 : 404, { 'Content-Type': 'application/json' })
    const text = 'There is nothing here'
    const problem = {
      type: 'x',
      title: 'x',
      status: 404,
      detail: text,
      code: 'not-found',
      message: text,
      error: text,
    }
    response.end(JSON.stringify(found ?? problem))
  }
}

describe('custom domains at the gateway', () => {
  let world: World
  const jane = { siteName: 'jane', host: 'jane.test' }
  beforeAll(async () => {
    world = await startWorld({ PUBLIC_URL: 'https://app.example:8443', SITES_DOMAIN: 'sites.example' })
  })
  beforeEach(() => {
    world.generator.seen.length = 0
    serveDomains(world, { 'jane.test': jane, 'www.jane.test': jane })
  })
  afterAll(async () => world[Symbol.asyncDispose]())

  const visit = (host: string, path = '/', headers: Record<string, string> = {}) =>
    rawRequest(world.url, path, { headers: { Host: host, ...headers } })
  const lookups = () => world.generator.seen.filter(({ url }) => url.startsWith('/internal/domains/')).length

  it('when a domain is active, then its site is served there, without cookies, and looked up once in a while', async () => {
    const answer = await visit('jane.test', '/cv?x=1', { Cookie: 'session=secret' })
    expect(answer).toMatchObject({ status: 200, body: 'page of /sites/jane/cv?x=1' })
    expect((await visit('JANE.test:8443')).body).toBe('page of /sites/jane/')
    expect(lookups()).toBeLessThanOrEqual(1)
    expect(JSON.stringify(world.generator.seen.filter(({ url }) => url.startsWith('/sites')))).not.toContain(
      'secret',
    )
  })

  it.each(['www.jane.test', 'jane.test.'])(
    'when %s is asked for, then it redirects to the address',
    async (host) => {
      const answer = await visit(host, '/cv?x=1')
      expect([answer.status, answer.headers['location']]).toEqual([308, 'https://jane.test:8443/cv?x=1'])
    },
  )

  it('when a host is nobody’s, then it is 404, and asked for once', async () => {
    for (let count = 0; count < 3; count++) expect((await visit('nobody.test')).status).toBe(404)
    expect(lookups()).toBe(1)
  })

  it('when a host is nobody’s, then its visitor reads the page of a missing site, in their language', async () => {
    const german = { 'Accept-Language': 'de-AT,de;q=0.9' }
    const answer = await visit('nobody.test', '/cv', german)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-language': 'de',
      'x-robots-tag': 'noindex',
    })
    const missing = await visit('no_site.sites.example', '/cv', german)
    expect([answer.status, answer.body]).toEqual([missing.status, missing.body])
    expect(answer.body).toContain('href="https://app.example:8443/"')
  })

  it.each(['x', '10.0.0.1', `${'a'.repeat(64)}.test`, '-.test', '%2e.test'])(
    'when a host can be no domain (%s), then nobody is asked',
    async (host) => {
      expect((await visit(host)).status).toBeGreaterThanOrEqual(400)
      expect(lookups()).toBe(0)
    },
  )

  it('when the generator does not answer, then a known domain is served on, and an unknown one is 503', async () => {
    expect((await visit('jane.test')).status).toBe(200)
    const { answer } = world.generator
    world.generator.answer = (request, response) =>
      request.url?.startsWith('/internal') ? void response.destroy() : answer(request, response)
    expect((await visit('jane.test')).status).toBe(200)
    expect((await visit('other.test')).status).toBe(503)
  })

  it('when a proxy asks for a certificate, then it gets one for active domains alone, and a removed one at once no more', async () => {
    const ask = async (domain: string, headers: Record<string, string> = {}) =>
      (
        await rawRequest(world.url, `${askPath}?domain=${domain}`, {
          headers: { Host: 'gateway:8080', ...headers },
        })
      ).status
    expect(await ask('jane.test')).toBe(200)
    expect(await ask('WWW.jane.test')).toBe(200)
    expect(await ask('nobody.test')).toBe(404)
    expect(await ask('')).toBe(404)
    expect(await ask('jane.test', { 'X-Forwarded-For': '203.0.113.9' })).toBe(404)
    serveDomains(world, {})
    expect(await ask('jane.test')).toBe(404)
  })

  it('when there is a secret, then it alone opens the question', async () => {
    await using guarded = await startWorld({ CERTIFICATE_ASK_SECRET: 'a-secret-of-the-proxy' })
    serveDomains(guarded, { 'jane.test': jane })
    const ask = async (secret: string) =>
      (
        await rawRequest(guarded.url, `${askPath}?domain=jane.test${secret}`, {
          headers: { Host: 'gateway' },
        })
      ).status
    expect([await ask(''), await ask('&secret=wrong'), await ask('&secret=a-secret-of-the-proxy')]).toEqual([
      404, 404, 200,
    ])
  })
})
