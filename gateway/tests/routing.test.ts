import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually, httpClient } from '@thumbfolio/testing'
import { rawRequest } from './raw-http.js'
import { startWorld, type World } from './world.js'

describe('the routing table', () => {
  let world: World
  let bearer: Record<string, string>

  beforeAll(async () => {
    world = await startWorld()
    bearer = { Authorization: `Bearer ${world.identity.tokenFor({ userId: 'ada' })}` }
  })
  afterAll(async () => world[Symbol.asyncDispose]())

  it.each([
    ['POST', '/api/v1/auth/resume', 'resume'],
    ['PATCH', '/api/v1/auth/resume/r1', 'resume'],
    ['GET', '/api/v1/auth/resume/file/r1', 'resume'],
    ['GET', '/api/v1/dash/get-resume/ada', 'resume'],
    ['GET', '/api/v1/auth/checkAuth', 'auth'],
    ['POST', '/api/v1/auth/login', 'auth'],
    ['GET', '/api/v1/auth/.well-known/jwks.json', 'auth'],
    ['GET', '/api/v1/dash/get-all/ada', 'dashboard'],
    ['DELETE', '/api/v1/dash/ada/my-site', 'dashboard'],
    ['PUT', '/api/v1/make/generate', 'generator'],
    ['GET', '/api/v1/code-host/repos/thumbfolio/ada', 'generator'],
    ['HEAD', '/api/v1/code-host/repos/thumbfolio/ada', 'generator'],
    ['POST', '/api/v1/support/message', 'support'],
  ] as const)('when %s %s is called, then %s answers it', async (method, path, service) => {
    const before = world[service].seen.length
    const { status } = await httpClient(world.url)(method, `${path}?x=1`, { headers: bearer })
    expect(status).toBe(200)
    expect(world[service].seen.slice(before)).toContainEqual(
      expect.objectContaining({ method, url: `${path}?x=1` }),
    )
  })

  it.each([
    '/api',
    '/api/v1',
    '/api/v1/nothing',
    '/api/v2/auth/login',
    '/api/v1/auth/login/x',
    '/internal/holds',
  ])('when %s is called, then it is a 404 problem and no service hears of it', async (path) => {
    const answer = await httpClient(world.url)('POST', path, { body: {}, headers: bearer })
    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-type')).toContain('application/problem+json')
    expect(answer.body).toMatchObject({ code: 'not-found', instance: path })
    const heard = Object.values(world)
      .flatMap((part: unknown) => (part as { seen?: { url: string }[] }).seen ?? [])
      .filter(({ url }) => url === path)
    expect(heard).toEqual([])
  })

  it('when a path tries to climb to an internal route, then no service hears of it', async () => {
    const { status } = await rawRequest(world.url, '/api/v1/auth/../../../internal/holds', { method: 'POST' })
    expect(status).toBe(404)
    expect(world.auth.seen.map(({ url }) => url).filter((url) => url.includes('holds'))).toEqual([])
  })

  it('when a known path is called with another method, then the service says 405 with Allow', async () => {
    world.support.answer = (_request, response) => response.writeHead(405, { Allow: 'POST' }).end('{}')
    const { status, headers } = await httpClient(world.url)('GET', '/api/v1/support/message')
    expect(status).toBe(405)
    expect(headers.get('allow')).toBe('POST')
  })

  it('when a service refuses a body with 413, then its problem comes through as it is', async () => {
    const problem = JSON.stringify({ code: 'pdf-too-large', status: 413 })
    world.resume.answer = (request, response) => {
      request.resume().once('end', () => {
        response.writeHead(413, { 'Content-Type': 'application/problem+json' }).end(problem)
      })
    }
    const answer = await httpClient(world.url)('POST', '/api/v1/auth/resume', {
      body: { pdfFile: 'x'.repeat(2 ** 20) },
      headers: bearer,
    })
    expect(answer.status).toBe(413)
    expect(answer.body).toEqual(JSON.parse(problem))
  })

  it('when the API is to be described, then the OpenAPI document of every route comes', async () => {
    const { status, body } = await httpClient(world.url)('GET', '/api/v1/openapi.json')
    expect(status).toBe(200)
    expect(body.openapi).toMatch(/^3\.1/)
    expect(Object.keys(body.paths)).toEqual(expect.arrayContaining(['/auth/signup', '/make/generate']))
  })

  it('when the API description is posted to, then it is 405 with Allow', async () => {
    const { status, headers } = await httpClient(world.url)('POST', '/api/v1/openapi.json', { body: {} })
    expect(status).toBe(405)
    expect(headers.get('allow')).toBe('GET, HEAD')
  })

  it('when the inbox is asked for, then the stand-ins answer', async () => {
    const { body } = await httpClient(world.url)('GET', '/dev/mail/messages?to=ada@example.org')
    expect(body).toEqual({ path: '/dev/mail/messages?to=ada@example.org' })
  })

  it('when a probe comes by address, then it is answered for a foreign host too', async () => {
    const { status } = await rawRequest(world.url, '/readyz', { headers: { Host: '10.0.0.7:8080' } })
    expect(status).toBe(200)
  })

  it('when a probe is answered well, then the log says nothing, and of what is refused it does', async () => {
    await rawRequest(world.url, '/livez')
    const { status } = await rawRequest(world.url, '/livez', { method: 'POST', body: '{}' })
    const entries = () => world.logged.map((line) => JSON.parse(line) as { path?: string; status?: number })
    await eventually(() => entries().some(({ path }) => path === '/livez'))
    expect(status).toBeGreaterThan(399)
    expect(entries().filter(({ path }) => path === '/livez')).toEqual([expect.objectContaining({ status })])
  })
})
