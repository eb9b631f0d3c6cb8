import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { contactPath, reportPath } from '@thumbfolio/contracts'
import { httpClient } from '@thumbfolio/testing'
import { rawRequest } from './raw-http.js'
import { startUpstream, startWorld, type Upstream, type World } from './world.js'

const text = 'We move to a larger machine. Please come back at noon.'

describe('maintenance', () => {
  let world: World
  let payment: Upstream
  beforeAll(async () => {
    payment = await startUpstream()
    world = await startWorld({ PAYMENT_URL: payment.url })
    const { answer } = world.auth
    world.auth.answer = (request, response) => {
      if (request.url !== '/api/v1/auth/notice') return answer(request, response)
      response.setHeader('Content-Type', 'application/json')
      response.end(JSON.stringify({ maintenance: { text, since: new Date().toISOString() } }))
    }
    world.identity.setOperator('session-of-grace', 'confirmed')
  })
  afterAll(async () => {
    for (const part of [world, payment]) await part[Symbol.asyncDispose]()
  })

  const as = (userId: string) => httpClient(world.url, world.identity.tokenFor({ userId }))

  it('when a request would change something, then it gets 503 with the text and Retry-After, and no service receives it', async () => {
    const refused = await as('ada')('PUT', '/api/v1/make/generate', { body: {} })
    expect(refused).toMatchObject({ status: 503, body: { code: 'maintenance', detail: text } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    const contact = await rawRequest(world.url, contactPath, {
      method: 'POST',
      headers: { Host: `ada.localhost:${world.port}` },
      body: 'text=x',
    })
    expect(contact.status).toBe(503)
    expect(world.generator.seen).toEqual([])
  })

  it('when a reader sends the password of their link, or a visitor reports a page, then it is allowed', async () => {
    const at = `/for/${'0a'.repeat(16)}/`
    const Host = `ada.localhost:${world.port}`
    const { status } = await rawRequest(world.url, at, {
      method: 'POST',
      headers: { Host },
      body: 'password=x',
    })
    expect(status).toBe(200)
    const report = await rawRequest(world.url, reportPath, {
      method: 'POST',
      headers: { Host },
      body: 'text=x',
    })
    expect(report.status).toBe(200)
    expect(world.generator.seen.map(({ url }) => url)).toEqual([`/sites/ada${at}`, `/sites/ada${reportPath}`])
  })

  it('when somebody reads or logs in, or an operator acts, then it is allowed', async () => {
    expect((await as('ada')('GET', '/api/v1/dash/get-all/ada')).status).toBe(200)
    const login = { body: { email: 'ada@example.org', password: 'x' } }
    expect((await httpClient(world.url)('POST', '/api/v1/auth/login', login)).status).toBe(200)
    const body = { isOn: false, reason: 'It is over.' }
    expect((await as('grace')('POST', '/api/v1/operator/maintenance', { body })).status).toBe(200)
  })
  it('when somebody has paid, then the confirmation is allowed, and a new order is refused', async () => {
    const at = (path: string) => as('ada')('POST', `/api/v1/payment/${path}`, { body: {} })
    expect((await at('verify-transaction')).status).toBe(200)
    expect((await at('create-transaction')).body.code).toBe('maintenance')
    expect(payment.seen.map(({ url }) => url)).toEqual(['/api/v1/payment/verify-transaction'])
  })
})
