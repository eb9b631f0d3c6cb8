import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import jwt from 'jsonwebtoken'
import { httpClient } from '@thumbfolio/testing'
import { rawBytes, rawRequest } from './raw-http.js'
import { startWorld, type World } from './world.js'

describe('what the gateway believes', () => {
  let world: World
  beforeAll(async () => {
    world = await startWorld({ PUBLIC_URL: 'http://app.example:8080', SITES_DOMAIN: 'sites.example' })
  })
  beforeEach(() => void (world.dashboard.seen.length = 0))
  afterAll(async () => world[Symbol.asyncDispose]())

  const bearerOf = (userId: string) => ({ Authorization: `Bearer ${world.identity.tokenFor({ userId })}` })
  const listing = '/api/v1/dash/get-all/ada'

  it('when a client claims forwarded and hop-by-hop headers, then the service sees ours alone', async () => {
    await rawRequest(world.url, listing, {
      headers: {
        ...bearerOf('ada'),
        'X-Forwarded-For': '6.6.6.6',
        'X-Forwarded-Proto': 'https',
        'X-Forwarded-Prefix': '/evil',
        Forwarded: 'for=6.6.6.6',
        'X-Real-IP': '6.6.6.6',
        'X-Request-Id': 'chosen',
        Connection: 'keep-alive, X-Secret, X-Forwarded-For',
        'X-Secret': 'hop',
        Baggage: 'a=b',
        'X-Kept': 'yes',
      },
    })
    const headers = world.dashboard.seen[0]?.headers ?? {}
    expect(headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': expect.stringMatching(/^127\.0\.0\.1:/),
      'x-kept': 'yes',
    })
    for (const name of ['x-forwarded-prefix', 'forwarded', 'x-real-ip', 'x-secret', 'baggage'])
      expect(headers).not.toHaveProperty(name)
    expect(headers['x-request-id']).not.toBe('chosen')
  })

  it('when a trusted proxy tells the client, then its word counts', async () => {
    await using behindProxy = await startWorld({ TRUSTED_PROXIES: '127.0.0.0/8' })
    await rawRequest(behindProxy.url, listing, {
      headers: {
        Authorization: `Bearer ${behindProxy.identity.tokenFor({ userId: 'ada' })}`,
        'X-Forwarded-For': '6.6.6.6, 203.0.113.9',
        'X-Forwarded-Proto': 'https',
      },
    })
    expect(behindProxy.dashboard.seen[0]?.headers).toMatchObject({
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-proto': 'https',
    })
  })

  it('when a request is answered, then its id and trace are told to both sides and are new each time', async () => {
    const answers = [
      await httpClient(world.url)('GET', '/livez'),
      await httpClient(world.url)('GET', '/livez'),
    ]
    expect(new Set(answers.map(({ headers }) => headers.get('x-request-id'))).size).toBe(2)
    const { headers } = await rawRequest(world.url, listing, { headers: bearerOf('ada') })
    expect(world.dashboard.seen[0]?.headers['x-request-id']).toBe(headers['x-request-id'])
    expect(world.dashboard.seen[0]?.headers['traceparent']).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/)
    expect(headers['traceresponse']).toBe(world.dashboard.seen[0]?.headers['traceparent'])
  })

  const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'
  const app = 'app.example:8080'

  it.each([
    ['its origin is the app', { Origin: 'http://app.example:8080' }, true],
    ['the browser calls it same-origin', { 'Sec-Fetch-Site': 'same-origin' }, true],
    ['its origin is elsewhere', { Origin: 'https://evil.example' }, false],
    ['its origin is a site', { Origin: 'http://ada.sites.example', 'Sec-Fetch-Site': 'same-origin' }, false],
    ['the browser calls it same-site', { 'Sec-Fetch-Site': 'same-site' }, false],
    ['it does not say where it comes from', {}, false],
  ])(
    'when a request brings a trace and %s, then whether it goes on depends on that: %j',
    async (_, from, isContinued) => {
      const headers = { ...bearerOf('ada'), Host: app, traceparent, ...from }
      const answer = await rawRequest(world.url, listing, { headers })
      const seen = world.dashboard.seen[0]?.headers['traceparent']
      expect(answer.headers['traceresponse']).toBe(seen)
      if (isContinued) expect(seen).toBe(traceparent)
      else expect(seen).toMatch(/^00-(?!4bf92f35)[0-9a-f]{32}-[0-9a-f]{16}-01$/)
    },
  )

  it('when a script of a published site brings a trace, then it is not continued', async () => {
    const headers = { Host: 'ada.sites.example', traceparent, 'Sec-Fetch-Site': 'same-origin' }
    await rawRequest(world.url, '/', { headers })
    const seen = world.generator.seen.at(-1)?.headers['traceparent']
    expect(seen).toMatch(/^00-(?!4bf92f35)[0-9a-f]{32}-/)
  })

  it('when no service answers, then the problem still names its request and its trace', async () => {
    const answer = world.dashboard.answer
    world.dashboard.answer = (request) => void request.socket.destroy()
    const { status, headers } = await rawRequest(world.url, listing, { headers: bearerOf('ada') })
    world.dashboard.answer = answer
    expect(status).toBe(503)
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers['traceresponse']).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/)
  })

  it.each([
    ['evil.example', 404],
    ['app.example:9999', 404],
    ['sites.example', 404],
    ['a.b.sites.example', 404],
    ['-x.sites.example', 404],
    ['APP.example:8080', 200],
    ['localhost:1234', 200],
    ['[::1]:8080', 200],
  ])('when the Host is %s, then the answer is %i', async (host, status) => {
    const answer = await rawRequest(world.url, '/', { headers: { Host: host } })
    expect(answer.status).toBe(status)
  })

  it('when a request line carries a whole address, then that names the host', async () => {
    const answer = await rawBytes(
      world.port,
      'GET http://evil.example/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
    )
    expect(answer).toMatch(/^HTTP\/1\.1 404 /)
  })

  it.each(['OPTIONS *', 'GET ftp://localhost/'])(
    'when a request line says %s, then it is a 400 problem',
    async (line) => {
      const answer = await rawBytes(
        world.port,
        `${line} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
      )
      expect(answer).toMatch(/^HTTP\/1\.1 400 [\s\S]*"code":"malformed-request"/)
    },
  )

  it('when there is no session where one is needed, then it is 401 and the service is not asked', async () => {
    const answer = await httpClient(world.url)('GET', listing)
    expect(answer.status).toBe(401)
    expect(answer.headers.get('www-authenticate')).toBe('Bearer')
    expect(world.dashboard.seen).toEqual([])
  })

  it('when a token says alg none, is forged, expired or ended, then it is 401', async () => {
    const claims = { sub: 'ada', sid: 's', verified: true, iss: 'thumbfolio' }
    const unsigned = jwt.sign(claims, '', { algorithm: 'none', keyid: 'test-key', expiresIn: 60 })
    const symmetric = jwt.sign(claims, 'guess', { algorithm: 'HS256', keyid: 'test-key', expiresIn: 60 })
    const expired = world.identity.tokenFor({ userId: 'ada', expiresInSeconds: -10 })
    const ended = world.identity.tokenFor({ userId: 'ada', sessionId: 'ended' })
    world.identity.revoke('ended')
    for (const token of [unsigned, symmetric, expired, ended, 'x.y.z', 'nonsense'])
      expect(await httpClient(world.url, token)('GET', listing)).toMatchObject({ status: 401 })
    expect(world.dashboard.seen).toEqual([])
  })

  it('when the e-mail is not verified, then it is 403 where that is needed and passes elsewhere', async () => {
    const call = httpClient(world.url, world.identity.tokenFor({ userId: 'bob', verified: false }))
    expect(await call('GET', listing)).toMatchObject({ status: 403, body: { code: 'email-not-verified' } })
    expect(await call('GET', '/api/v1/auth/checkAuth')).toMatchObject({ status: 200 })
  })

  it.each([
    ['GET', listing, undefined, 200],
    ['DELETE', '/api/v1/dash/ada/site', undefined, 403],
    ['DELETE', '/api/v1/dash/ada/site', 'null', 403],
    ['DELETE', '/api/v1/dash/ada/site', 'http://site.sites.example:8080', 403],
    ['DELETE', '/api/v1/dash/ada/site', 'http://app.example:8080', 200],
  ])(
    'when a cookie alone comes with %s %s from origin %s, then it is %i',
    async (method, path, origin, status) => {
      const cookie = `session=${world.identity.tokenFor({ userId: 'ada' })}`
      const answer = await rawRequest(world.url, path, {
        method,
        headers: { Cookie: cookie, ...(origin !== undefined && { Origin: origin }) },
      })
      expect(answer.status).toBe(status)
    },
  )

  it('when a DELETE hides a request in a chunked body, then the service sees one request', async () => {
    const hidden = 'POST /internal/holds HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n'
    const answer = await rawBytes(
      world.port,
      'DELETE /api/v1/dash/ada/site HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n' +
        `Authorization: ${bearerOf('ada').Authorization}\r\nTransfer-Encoding: chunked\r\n\r\n` +
        `${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`,
    )
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
    await rawRequest(world.url, listing, { headers: bearerOf('ada') })
    expect(world.dashboard.seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'DELETE /api/v1/dash/ada/site',
      `GET ${listing}`,
    ])
  })
})

describe('a request that cannot be read', () => {
  let world: World
  beforeAll(async () => {
    world = await startWorld()
  })
  afterAll(async () => world[Symbol.asyncDispose]())

  it.each([
    [
      'two hosts',
      'GET / HTTP/1.1\r\nHost: localhost\r\nHost: ada.localhost\r\n\r\n',
      400,
      'malformed-request',
    ],
    ['no host', 'GET / HTTP/1.1\r\nAccept: */*\r\n\r\n', 400, 'malformed-request'],
    ['no request line', 'nonsense\r\n\r\n', 400, 'malformed-request'],
    [
      'headers of 40 KB',
      `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`,
      431,
      'headers-too-large',
    ],
  ])('when it has %s, then it is a problem and the connection ends', async (_, bytes, status, code) => {
    const answer = await rawBytes(world.port, bytes)
    const [head = '', body = ''] = answer.split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(head.toLowerCase()).toContain('content-type: application/problem+json')
    expect(JSON.parse(body)).toMatchObject({ status, code })
  })
})

describe('a session cookie over https', () => {
  it('when a sibling host sets a cookie of the old name too, then our own is the one that counts', async () => {
    await using world = await startWorld({ PUBLIC_URL: 'https://app.example' })
    const token = world.identity.tokenFor({ userId: 'ada' })
    const path = '/api/v1/dash/get-all/ada'
    const asked = async (cookie: string) =>
      (await rawRequest(world.url, path, { headers: { Host: 'app.example', Cookie: cookie } })).status
    expect(await asked(`session=garbage; __Host-session=${token}`)).toBe(200)
    expect(await asked(`__Host-session=garbage; session=${token}`)).toBe(401)
    expect(await asked(`session=${token}`)).toBe(200)
  })

  it('when the app is served over http, then no cookie of that name counts', async () => {
    await using world = await startWorld()
    const token = world.identity.tokenFor({ userId: 'ada' })
    const headers = { Cookie: `__Host-session=${token}` }
    expect((await rawRequest(world.url, '/api/v1/dash/get-all/ada', { headers })).status).toBe(401)
  })
})
