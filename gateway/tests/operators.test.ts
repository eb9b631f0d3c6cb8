import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { mountPath, operatorApiRoutes, routes, sessionCookieName } from '@thumbfolio/contracts'
import { httpClient, type HttpAnswer } from '@thumbfolio/testing'
import { startWorld, type World } from './world.js'

const operations = Object.values(operatorApiRoutes).map((route) => ({
  method: route.method,
  path: mountPath(route).replaceAll(/:\w+/g, 'x'),
}))
const paths = [...new Set(operations.map(({ path }) => path))]
/** Of one request, and of the path in the body. */
const ownHeaders = new Set(['traceresponse', 'x-request-id', 'date', 'content-length', 'etag'])

/** What an answer says, but for the path and the id of the request. */
const said = ({ status, headers, body }: HttpAnswer) => {
  const { instance: _instance, ...problem } = body as Record<string, unknown>
  return { status, problem, headers: [...headers].filter(([name]) => !ownHeaders.has(name)) }
}

describe('the paths of operators at the gateway', () => {
  let world: World
  const tokenOf = (userId: string) => world.identity.tokenFor({ userId })
  const call = (method: string, path: string, headers: Record<string, string>) => {
    const body = method === 'GET' || method === 'OPTIONS' ? {} : { body: { reason: 'x'.repeat(200_000) } }
    return httpClient(world.url)(method, path, { headers, ...body })
  }
  beforeAll(async () => {
    world = await startWorld()
    world.identity.setOperator('session-of-grace', 'confirmed')
    world.identity.setOperator('session-of-linus', 'unconfirmed')
  })
  afterAll(async () => world[Symbol.asyncDispose]())

  it('when anybody else calls one, by whatever method, then it answers as an unknown path does', async () => {
    const callers = [
      {},
      { Authorization: `Bearer ${tokenOf('ada')}` },
      { Authorization: 'Bearer forged' },
      { Cookie: `${sessionCookieName}=${tokenOf('ada')}`, Origin: 'https://evil.example' },
    ]
    for (const headers of callers)
      for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS']) {
        const unknown = said(await call(method, '/api/v1/operator/nothing', headers))
        expect(unknown.status).toBe(404)
        for (const path of paths)
          expect([path, said(await call(method, path, headers))]).toEqual([path, unknown])
      }
    const heard = [world.auth, world.generator].flatMap(({ seen }) => seen.map(({ url }) => url))
    expect(heard.filter((url) => url.startsWith('/api/v1/operator'))).toEqual([])
  })

  it('when an operator confirmed the password, then the service that owns the path hears the call', async () => {
    const headers = { Authorization: `Bearer ${tokenOf('grace')}` }
    const answer = await httpClient(world.url)('GET', '/api/v1/operator/sites/ada', { headers })
    expect(answer.status).toBe(200)
    expect(world.generator.seen.map(({ url }) => url)).toContain('/api/v1/operator/sites/ada')
  })

  it('when the password is not confirmed, then an operator reads so, and may send it', async () => {
    const headers = { Authorization: `Bearer ${tokenOf('linus')}` }
    const client = httpClient(world.url)
    expect(await client('GET', '/api/v1/operator/incidents', { headers })).toMatchObject({
      status: 403,
      body: { code: 'password-confirmation-required' },
    })
    const body = { password: 'x' }
    expect((await client('POST', '/api/v1/operator/confirmations', { headers, body })).status).toBe(200)
  })

  it('when a cookie of an operator comes from another site, then nothing is done', async () => {
    const headers = { Cookie: `${sessionCookieName}=${tokenOf('grace')}`, Origin: 'https://evil.example' }
    const body = { reason: 'Spam' }
    const path = '/api/v1/operator/sites/ada/takedown'
    expect((await httpClient(world.url)('POST', path, { headers, body })).status).toBe(404)
    expect(world.generator.seen.map(({ url }) => url)).not.toContain(path)
  })

  it('when the role is taken away, then the next call is refused', async () => {
    const headers = { Authorization: `Bearer ${tokenOf('hedy')}` }
    const incidents = () => httpClient(world.url)('GET', '/api/v1/operator/incidents', { headers })
    world.identity.setOperator('session-of-hedy', 'confirmed')
    expect((await incidents()).status).toBe(200)
    world.identity.setOperator('session-of-hedy', undefined)
    expect((await incidents()).status).toBe(404)
  })

  it('when the API is described, then it has none of them', async () => {
    const { body } = await httpClient(world.url)('GET', '/api/v1/openapi.json')
    expect(JSON.stringify(body)).not.toContain('/operator')
    expect(Object.keys(routes).filter((name) => Object.hasOwn(operatorApiRoutes, name))).toEqual([])
    expect(new Set(operations.map(({ method, path }) => `${method} ${path}`)).size).toBe(operations.length)
  })
})
