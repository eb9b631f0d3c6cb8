import { describe, expect, it } from '@jest/globals'
import { httpClient } from '@thumbfolio/testing'
import { rawRequest } from './raw-http.js'
import { startWorld } from './world.js'

describe('rate limits', () => {
  it('when one address asks too often, then it is 429 with Retry-After, and other classes go on', async () => {
    await using world = await startWorld()
    const call = httpClient(world.url)
    const ask = () => call('GET', '/api/v1/code-host/repos/thumbfolio/ada')
    for (let count = 0; count < 60; count++) expect((await ask()).status).toBe(200)

    const refused = await ask()
    expect(refused).toMatchObject({ status: 429, body: { code: 'rate-limited' } })
    const seconds = Number(refused.headers.get('retry-after'))
    expect(seconds).toBeGreaterThanOrEqual(1)
    expect(seconds).toBeLessThanOrEqual(60)
    expect(world.generator.seen).toHaveLength(60)
    expect((await call('POST', '/api/v1/auth/login', { body: {} })).status).toBe(200)
  })

  it('when one session launches too often, then it is 429 while another one of the same address goes on', async () => {
    await using world = await startWorld()
    const launch = (userId: string) =>
      httpClient(world.url, world.identity.tokenFor({ userId }))('PUT', '/api/v1/make/generate', { body: {} })
    for (let count = 0; count < 30; count++) expect((await launch('ada')).status).toBe(200)
    expect((await launch('ada')).status).toBe(429)
    expect((await launch('bob')).status).toBe(200)
  })

  it('when the limits are scaled, then all of them follow', async () => {
    await using world = await startWorld({ RATE_LIMIT_FACTOR: '0.05' })
    const ask = () => httpClient(world.url)('GET', '/api/v1/code-host/repos/thumbfolio/ada')
    for (let count = 0; count < 3; count++) expect((await ask()).status).toBe(200)
    expect((await ask()).status).toBe(429)
  })

  it('when one address downloads PDFs of sites too often, in any writing, then that is 429 while pages are answered', async () => {
    await using world = await startWorld({ RATE_LIMIT_FACTOR: '0.05' })
    const visit = async (path: string) =>
      (await rawRequest(world.url, path, { headers: { Host: 'ada.localhost:8080' } })).status
    for (const path of ['/resume.pdf', '/%72esume.pdf', '/resume.pdf?again'])
      expect(await visit(path)).toBe(200)
    expect(await visit('/resume.pd%66')).toBe(429)
    expect(await visit('/')).toBe(200)
  })
})
