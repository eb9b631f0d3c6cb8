import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { eventually } from '@thumbfolio/testing'
import { rawRequest } from './raw-http.js'
import { startUpstream, startWorld, type World } from './world.js'

describe('published sites', () => {
  let world: World
  beforeAll(async () => {
    world = await startWorld()
  })
  beforeEach(() => void (world.generator.seen.length = 0))
  afterAll(async () => world[Symbol.asyncDispose]())

  const Host = 'ada-lovelace.localhost:8080'

  it('when a visitor opens a site, then its page comes with its own headers and none of the app', async () => {
    world.generator.answer = (_request, response) => {
      response.writeHead(200, {
        'Content-Type': 'text/html',
        'Content-Security-Policy': "default-src 'none'",
      })
      response.end('<h1>Ada</h1>')
    }
    const answer = await rawRequest(world.url, '/photo.webp?v=2', { headers: { Host } })
    expect(answer).toMatchObject({ status: 200, body: '<h1>Ada</h1>' })
    expect(answer.headers['content-security-policy']).toBe("default-src 'none'")
    expect(answer.headers).not.toHaveProperty('x-frame-options')
    expect(world.generator.seen[0]).toMatchObject({ url: '/sites/ada-lovelace/photo.webp?v=2' })
    expect(world.generator.seen[0]?.headers['x-forwarded-host']).toBe(Host)
  })

  it('when sites have processes of their own, then pages are asked of them and the API of the generator', async () => {
    await using hosting = await startUpstream()
    await using apart = await startWorld({ HOSTING_URL: hosting.url })
    expect((await rawRequest(apart.url, '/', { headers: { Host } })).status).toBe(200)
    await rawRequest(apart.url, '/api/v1/make/themes')
    expect(hosting.seen.map(({ url }) => url)).toEqual(['/sites/ada-lovelace/'])
    expect(apart.generator.seen.map(({ url }) => url)).toEqual(['/api/v1/make/themes'])
  })

  it('when credentials come to a site, then its service never sees them, and no cookie goes back', async () => {
    world.generator.answer = (_request, response) => {
      response.setHeader('Set-Cookie', ['session=stolen; Path=/', 'other=1; Domain=localhost'])
      response.end('ok')
    }
    const answer = await rawRequest(world.url, '/', {
      headers: { Host, Cookie: 'session=secret; a=b', Authorization: 'Bearer secret' },
    })
    expect(answer.status).toBe(200)
    expect(answer.headers).not.toHaveProperty('set-cookie')
    expect(JSON.stringify(world.generator.seen[0]?.headers)).not.toContain('secret')
  })

  it('when a preview is opened, then it is answered as a site is: on a host of its own, without credentials', async () => {
    const label = `preview--${'a2'.repeat(13)}`
    const headers = {
      Host: `${label}.localhost:8080`,
      Cookie: 'session=secret',
      Authorization: 'Bearer secret',
    }
    const answer = await rawRequest(world.url, '/?hue=200', { headers })
    expect(answer.status).toBe(200)
    expect(world.generator.seen[0]).toMatchObject({ url: `/sites/${label}/?hue=200` })
    expect(JSON.stringify(world.generator.seen[0]?.headers)).not.toContain('secret')
    const short = await rawRequest(world.url, '/', { headers: { Host: 'preview--a.localhost:8080' } })
    expect(short.status).toBe(404)
    expect(world.generator.seen).toHaveLength(1)
  })

  it('when a site is asked for an API path, then it is a path of the site', async () => {
    await rawRequest(world.url, '/api/v1/auth/checkAuth', { headers: { Host } })
    await rawRequest(world.url, '/livez', { headers: { Host } })
    expect(world.generator.seen.map(({ url }) => url)).toEqual([
      '/sites/ada-lovelace/api/v1/auth/checkAuth',
      '/sites/ada-lovelace/livez',
    ])
  })

  it('when a site is written to, then it is 405', async () => {
    const answer = await rawRequest(world.url, '/', { method: 'POST', headers: { Host }, body: 'x' })
    expect(answer).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
    expect(world.generator.seen).toEqual([])
  })

  it.each(['/../other/index.html', '/%2e%2e/other', '/a/..%2f..%2fb', '/..', '/a\\..\\b', '/x%00'])(
    'when a path climbs out of its site with %s, then it is 404',
    async (path) => {
      const answer = await rawRequest(world.url, path, { headers: { Host } })
      expect(answer.status).toBe(404)
      expect(answer.headers['content-type']).toContain('text/html')
      expect(world.generator.seen).toEqual([])
    },
  )

  it('when a link for one reader is opened, then no log has its token', async () => {
    const token = '0a'.repeat(16)
    await rawRequest(world.url, `/for/${token}/pass.of.it/resume.json`, { headers: { Host } })
    await eventually(() => world.logged.some((line) => line.includes('/for/{token}')))
    expect(world.logged.join('')).not.toContain(token)
    expect(world.logged.join('')).not.toContain('pass.of.it')
  })

  it('when any service but auth sets a cookie, then it stays inside', async () => {
    const set = 'session=x; Path=/'
    world.generator.answer = (_request, response) => response.setHeader('Set-Cookie', set).end('{}')
    const other = await rawRequest(world.url, '/api/v1/code-host/repos/thumbfolio/x')
    expect(other.headers).not.toHaveProperty('set-cookie')
    world.auth.answer = (_request, response) => response.setHeader('Set-Cookie', set).end('{}')
    const auth = await rawRequest(world.url, '/api/v1/auth/.well-known/jwks.json')
    expect(auth.headers['set-cookie']).toEqual([set])
  })
})

describe('what every published site gets', () => {
  it.each([
    ['https://app.example', 'max-age=31536000'],
    ['http://app.example', undefined],
  ])('when the app is at %s, then a site has HSTS %s and no device', async (publicUrl, hsts) => {
    await using world = await startWorld({ PUBLIC_URL: publicUrl, SITES_DOMAIN: 'sites.example' })
    const site = await rawRequest(world.url, '/', { headers: { Host: 'ada-lovelace.sites.example' } })
    expect(site.status).toBe(200)
    expect(site.headers['strict-transport-security']).toBe(hsts)
    expect(site.headers['permissions-policy']).toContain('camera=()')
    const app = await rawRequest(world.url, '/api/v1/payment/pricing', { headers: { Host: 'app.example' } })
    expect(app.headers['permissions-policy']).toContain('camera=()')
  })
})

describe('hosts that are written in another way', () => {
  let world: World
  beforeAll(async () => {
    world = await startWorld({ PUBLIC_URL: 'https://app.example:8443', SITES_DOMAIN: 'sites.example' })
  })
  afterAll(async () => world[Symbol.asyncDispose]())

  it.each([
    ['www.ada-lovelace.sites.example', 'https://ada-lovelace.sites.example:8443'],
    ['ada-lovelace.sites.example.', 'https://ada-lovelace.sites.example:8443'],
    ['WWW.Ada-Lovelace.sites.example.:8443', 'https://ada-lovelace.sites.example:8443'],
    ['www.app.example:8443', 'https://app.example:8443'],
    ['app.example.:8443', 'https://app.example:8443'],
  ])('when the host is %s, then the visitor is led to %s', async (host, origin) => {
    const answer = await rawRequest(world.url, '//evil.example/x?y=1', { headers: { Host: host } })
    expect([answer.status, answer.headers.location]).toEqual([308, `${origin}//evil.example/x?y=1`])
  })

  it.each(['www.evil.example', 'sites.example.evil.example', 'www.', '.', 'www'])(
    'when the host is %s, then nobody is led anywhere',
    async (host) => {
      const answer = await rawRequest(world.url, '/', { headers: { Host: host } })
      expect([answer.status, answer.headers.location]).toEqual([404, undefined])
    },
  )

  it.each(['a.b.sites.example', '-x.sites.example', 'xn--80ak6aa92e.sites.example'])(
    'when no site can be called %s, then a visitor reads so in their language',
    async (host) => {
      const answer = await rawRequest(world.url, '/', { headers: { Host: host, 'Accept-Language': 'fr' } })
      expect(answer).toMatchObject({ status: 404, headers: { 'content-language': 'fr' } })
      expect(answer.body).toContain('href="https://app.example:8443/"')
      expect(answer.headers['strict-transport-security']).toBe('max-age=31536000')
    },
  )
})

describe('faults on the host of a site', () => {
  const Host = 'ada-lovelace.localhost:8080'
  const asked = { headers: { Host, 'Accept-Language': 'de' } }

  it('when the service of the sites is away, then a visitor reads so, and when to come back', async () => {
    await using world = await startWorld()
    await world.generator[Symbol.asyncDispose]()
    const answer = await rawRequest(world.url, '/', asked)
    expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '60', 'content-language': 'de' } })
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.body).toContain('gerade nicht erreichbar')
  })

  it('when a visitor asks too often, then they read so', async () => {
    await using world = await startWorld({ RATE_LIMIT_FACTOR: '0.0001' })
    await rawRequest(world.url, '/', asked)
    const answer = await rawRequest(world.url, '/', asked)
    expect(answer.status).toBe(429)
    expect(answer.body).toContain('Zu viele Anfragen')
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  })
})

describe('an encoded page', () => {
  it('when the service compressed it, then it passes untouched', async () => {
    await using world = await startWorld()
    const body = gzipSync('<h1>Ada</h1>')
    world.generator.answer = (_request, response) => {
      response.writeHead(200, {
        'Content-Type': 'text/html',
        'Content-Encoding': 'gzip',
        'Content-Length': body.length,
        ETag: '"x-gzip"',
        Vary: 'Accept-Encoding',
      })
      response.end(body)
    }
    const headers = {
      Host: 'ada-lovelace.localhost:8080',
      'Accept-Encoding': 'gzip',
      Range: 'bytes=0-3',
      'Cache-Control': 'no-transform',
    }
    const answer = await rawRequest(world.url, '/', { headers })
    expect(answer.bytes.equals(body)).toBe(true)
    expect(answer.headers).toMatchObject({
      etag: '"x-gzip"',
      vary: 'Accept-Encoding',
      'content-encoding': 'gzip',
    })
    expect(world.generator.seen[0]?.headers).toMatchObject({
      'accept-encoding': 'gzip',
      range: 'bytes=0-3',
      'cache-control': 'no-transform',
    })
  })
})
