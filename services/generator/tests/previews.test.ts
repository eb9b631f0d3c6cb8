import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { previewTokenIn } from '@thumbfolio/contracts'
import type { Database } from '@thumbfolio/kit/store'
import { eventually } from '@thumbfolio/testing'
import { previews } from '../src/collections.js'
import { dataUrl, halves } from './test-pictures.js'
import { startWorld, type World } from './world.js'

describe('the private preview of a live site', () => {
  let world: World
  let database: Database
  beforeAll(async () => {
    world = await startWorld()
    await world.start({ engines: (engines) => ((database = engines.database), engines) })
    await world.goLive('ada', 'ada')
  })
  afterAll(() => world[Symbol.asyncDispose]())

  const ask = async (name = 'ada', user = 'ada') =>
    world.as(user)('POST', `/make/sites/${name}/preview`, { body: {} })
  const hostOf = (url: string) => new URL(url).hostname.split('.')[0]!

  it('when the owner asks, then the page is at an address of its own that nobody guesses, keeps or lists', async () => {
    const { status, body } = await ask()
    expect(status).toBe(200)
    expect(body.data.url).toMatch(/^http:\/\/preview--[a-z2-7]{26}\.localhost:\d+\/$/)
    const left = new Date(body.data.expiresAt).getTime() - Date.now()
    expect(left).toBeGreaterThan(3_600_000)
    const page = await world.visit(hostOf(body.data.url), '/?layout=none&hue=400')
    expect(page.status).toBe(200)
    expect(page.text).toContain('Ada Lovelace')
    expect(page.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    })
    const { port } = world.front
    expect(page.headers['content-security-policy']).toMatch(
      new RegExp(`^default-src 'none'; .*frame-ancestors http://localhost:${port}$`),
    )
    expect(page.headers).not.toHaveProperty('set-cookie')
    expect((await ask()).body.data).toEqual(body.data)
    const linked = [...page.text.matchAll(/<link rel="(?:icon|apple-touch-icon)" href="([^"]*)"/g)]
    expect(linked.map(([, path]) => path)).toEqual(['favicon.ico', 'icon.svg', 'apple-touch-icon.png'])
    for (const path of [...linked.map(([, path]) => path!), 'card.png']) {
      const file = await world.visit(hostOf(body.data.url), `/${path}`)
      expect([path, file.status, file.headers['cache-control']]).toEqual([path, 200, 'private, no-store'])
      expect(file.headers['content-type']).toMatch(/^image\//)
    }
    expect((await world.visit(hostOf(body.data.url), '/none.html')).status).toBe(404)
    expect((await world.visit(hostOf(body.data.url), '/', 'POST')).status).toBe(405)
  })

  it('when it is somebody else’s site, or none, then there is none', async () => {
    expect((await ask('ada', 'eve')).status).toBe(404)
    expect((await ask('nothing')).status).toBe(404)
  })

  it('when an address is guessed, expired or of a deleted site, then all answer with the same friendly page', async () => {
    const guessed = await world.visit(`preview--${'a'.repeat(26)}`)
    expect([guessed.status, guessed.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    expect(guessed.text).toContain('This preview has ended')

    const host = hostOf((await ask()).body.data.url)
    const store = database.store(previews)
    const endsIn = async (ms: number) => {
      const known = (await store.find(previewTokenIn(host)!))!
      await store.commit({ ...known, expiresAt: Date.now() + ms })
    }
    await endsIn(600_000)
    const fresh = hostOf((await ask()).body.data.url)
    expect(fresh).not.toBe(host)
    expect((await world.visit(host)).status).toBe(200)
    await endsIn(0)
    const expired = await world.visit(host)
    expect((await world.visit(fresh)).status).toBe(200)
    await world.emit({ type: 'site.deletion-requested.v1', subject: 'ada', data: { userId: 'ada' } })
    const deleted = await eventually(async () => {
      const answer = await world.visit(fresh)
      return answer.status === 404 && answer
    })
    for (const other of [expired, deleted]) {
      expect([other.status, other.text]).toEqual([guessed.status, guessed.text])
      expect({ ...other.headers, date: '' }).toEqual({ ...guessed.headers, date: '' })
    }
  })

  it('when the host label is no preview’s, then it is a site’s, and no site has one of them', async () => {
    expect((await world.visit('preview--short')).text).not.toContain('This preview has ended')
    const taken = await world.launch('ada', `preview--${'a'.repeat(26)}`)
    expect([taken.status, taken.body.code]).toEqual([400, 'validation-failed'])
  })

  it('when a picture of the page cannot be read, then who looks sees a page and no problem of ours', async () => {
    await world.goLive('ada', 'torn')
    const photo = dataUrl(await halves({ width: 800, height: 900 }).jpeg().toBuffer())
    await world.as('ada')('PUT', '/make/sites/torn/photo', { body: { photo, on: true } })
    const host = hostOf((await ask('torn')).body.data.url)
    await rm(`${world.directory}/generator/blobs/photos`, { recursive: true })
    const { status, headers, text } = await world.visit(host)
    expect([status, headers['content-type']]).toEqual([503, 'text/html; charset=utf-8'])
    expect(text).not.toContain('internal-error')
  })
})
