import { describe, expect, it } from '@jest/globals'
import { httpClient } from '@thumbfolio/testing'
import type { Engines } from '../src/index.js'
import { startWorld } from './world.js'

const browser = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }

describe('a process that serves published sites alone', () => {
  it('when it runs beside the API, then it shows and counts pages, and answers no other request', async () => {
    await using world = await startWorld()
    let opened: Engines | undefined
    await world.start({ engines: (given) => (opened = given) })
    await world.goLive('ada', 'ada')
    const hosting = await world.startHosting(opened!)
    try {
      world.front.forwardTo(hosting.url)
      const page = await world.visit('ada', '/', 'GET', browser)
      expect([page.status, page.text.includes('Ada Lovelace')]).toEqual([200, true])
      expect((await world.visit('ada', '/report')).status).toBe(200)
      expect((await world.visit('nobody-here')).status).toBe(404)
      const token = world.identity.tokenFor({ userId: 'ada' })
      const call = httpClient(`${hosting.url}/api/v1`, token)
      const api = await call('GET', '/make/sites/ada/visits')
      expect(api.status).toBe(404)
    } finally {
      await hosting[Symbol.asyncDispose]()
    }
    const visits = await world.as('ada')('GET', '/make/sites/ada/visits')
    expect(visits.body.data).toMatchObject({ views: 1 })
  })
})
