import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { loadConfig } from '@thumbfolio/kit/base'
import { freshServiceKeys } from '@thumbfolio/kit/http'
import { httpClient } from '@thumbfolio/testing'
import { GatewayConfig } from '../src/index.js'
import { rawRequest } from './raw-http.js'
import { startWorld, type World } from './world.js'

describe('the web app', () => {
  let world: World
  beforeAll(async () => {
    world = await startWorld()
  })
  afterAll(async () => world[Symbol.asyncDispose]())

  it.each(['/', '/dashboard', '/site-setup?x=1'])(
    'when a browser opens %s, then the page comes, to be asked for again',
    async (path) => {
      const answer = await rawRequest(world.url, path, { headers: { Accept: 'text/html' } })
      expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'no-cache' } })
      expect(answer.headers['content-type']).toContain('text/html')
      expect(answer.body).toContain('<title>App</title>')
    },
  )

  it('when a page is sent, then its policy is strict and lets nothing inline through', async () => {
    const { headers } = await rawRequest(world.url, '/')
    expect(String(headers['content-security-policy']).split('; ')).toEqual([
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self'",
      "connect-src 'self'",
      "img-src 'self' data: blob:",
      "worker-src 'self' blob:",
      "frame-src 'self' http://*.localhost:8080",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ])
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' })
    expect(headers).not.toHaveProperty('strict-transport-security')
    expect(headers).not.toHaveProperty('x-powered-by')
  })

  it('when a browser has the page already, then it is told so', async () => {
    const { headers } = await rawRequest(world.url, '/')
    const again = await rawRequest(world.url, '/', {
      headers: { 'If-None-Match': String(headers.etag) },
    })
    expect(again).toMatchObject({ status: 304, body: '' })
  })

  it('when the app is not built, then it is 503 with what to do, and the API goes on', async () => {
    await using bare = await startWorld({ WEB_DIST: '/nowhere' })
    expect(await httpClient(bare.url)('GET', '/')).toMatchObject({
      status: 503,
      body: { code: 'unavailable' },
    })
    expect((await httpClient(bare.url)('GET', '/api/v1/openapi.json')).status).toBe(200)
  })

  it('when the app is served over https, then browsers are told to stay there', async () => {
    await using secure = await startWorld({ PUBLIC_URL: 'https://app.example' })
    const { headers } = await rawRequest(secure.url, '/')
    expect(headers['strict-transport-security']).toMatch(/^max-age=31536000/)
  })

  it('when a network looks at a public page, then its addresses are absolute; a private one is not listed', async () => {
    await using secure = await startWorld({ PUBLIC_URL: 'https://app.example' })
    const Host = 'app.example'
    const about = await rawRequest(secure.url, '/about', { headers: { Host } })
    expect(about.body).toContain('<link rel="canonical" href="https://app.example/about">')
    expect(about.body).toContain('content="https://app.example/share.png"')
    expect(about.headers).not.toHaveProperty('x-robots-tag')
    const own = await rawRequest(secure.url, '/dashboard', { headers: { Host } })
    expect(own.headers['x-robots-tag']).toBe('noindex')
    const robots = await rawRequest(secure.url, '/robots.txt', { headers: { Host } })
    expect(robots.body).toBe('User-agent: *\nAllow: /\nSitemap: https://app.example/sitemap.xml\n')
    const sitemap = await rawRequest(secure.url, '/sitemap.xml', { headers: { Host } })
    expect(sitemap.headers['content-type']).toContain('application/xml')
    expect(sitemap.body).toContain('<loc>https://app.example/about</loc>')
    expect(sitemap.body).not.toContain('dashboard')
  })

  it('when an asset is asked for, then it may be kept for ever and comes compressed', async () => {
    const answer = await rawRequest(world.url, '/assets/index-1a2b3c.js', {
      headers: { 'Accept-Encoding': 'gzip' },
    })
    expect(answer).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'public, max-age=31536000, immutable', 'content-encoding': 'gzip' },
    })
    expect(answer.body.length).toBeLessThan(1_000)
  })

  it.each(['/assets/gone-000.js', '/missing.png', '/%2e%2e/package.json'])(
    'when the file %s is missing, then it is 404 and not the page',
    async (path) => {
      expect((await httpClient(world.url)('GET', path)).status).toBe(404)
    },
  )

  it('when a page is asked for by HEAD, then the headers come without a body', async () => {
    expect(await rawRequest(world.url, '/about', { method: 'HEAD' })).toMatchObject({ status: 200, body: '' })
  })

  it('when a page is posted to, then it is 405', async () => {
    const answer = await rawRequest(world.url, '/about', { method: 'POST', body: '{}' })
    expect(answer).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
  })

  it('when the environment does not fit, then every mistake is told', () => {
    const load = () =>
      loadConfig(GatewayConfig, {
        NODE_ENV: 'production',
        STAND_INS_URL: 'http://127.0.0.1:4025',
        TRUSTED_PROXIES: '10.0.0.0/33',
      })
    expect(load).toThrow(/TRUSTED_PROXIES/)
    const loadInProduction = () =>
      loadConfig(GatewayConfig, { NODE_ENV: 'production', STAND_INS_URL: 'http://127.0.0.1:4025' })
    expect(loadInProduction).toThrow(/SERVICE_KEY[\s\S]*STAND_INS_URL/)
    const secret = { NODE_ENV: 'production', ...freshServiceKeys()('gateway') }
    for (const url of [{}, { PUBLIC_URL: 'http://localhost:8080' }, { PUBLIC_URL: 'http://app.example.org' }])
      expect(() => loadConfig(GatewayConfig, { ...secret, ...url })).toThrow(/PUBLIC_URL: must be https/)
  })
})
