import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { domainInternalRoutes } from '@thumbfolio/contracts'
import { eventually, startDns, type TestDns } from '@thumbfolio/testing'
import { startWorld, type World } from './world.js'

const host = 'ada.example'
const deadlineMs = 60_000
jest.setTimeout(180_000)

describe('the domain of a site that is renamed', () => {
  let dns: TestDns
  let world: World
  beforeAll(async () => {
    dns = await startDns()
    world = await startWorld({
      env: {
        DNS_SERVERS: dns.address,
        DOMAINS_TARGET: 'sites.example',
        DOMAINS_ADDRESSES: '192.0.2.7',
        LAUNCH_LEASE_SECONDS: '5',
      },
    })
    await world.start()
    await world.goLive('ada', 'ada')
  })
  afterAll(async () => {
    await world[Symbol.asyncDispose]()
    await dns[Symbol.asyncDispose]()
  })

  /** As the gateway forwards it, by the name that it knows for the domain. */
  const at = async (siteName: string, path = '/') => {
    const answer = await fetch(`${world.url()}/sites/${siteName}${path}`, {
      redirect: 'manual',
      headers: { 'X-Forwarded-Host': host },
    })
    return { status: answer.status, text: await answer.text() }
  }
  /** The name that a site is just leaving cannot be had for a moment. */
  const renamed = (from: string, to: string) =>
    eventually(async () => {
      const { status } = await world.as('ada')('POST', `/make/sites/${from}/rename`, { body: { to } })
      return status === 202
    }, deadlineMs)
  const siteAt = () =>
    world.serviceClient('gateway').call(domainInternalRoutes.domainOf, { params: { host } })

  it('when it moves, then its domain shows the page at every moment, by either name, and no cache keeps the redirect', async () => {
    const { body } = await world.as('ada')('POST', '/make/sites/ada/domains', { body: { host } })
    const [proof] = body.data.records
    dns.set(proof.name, 'TXT', proof.value)
    dns.set(host, 'A', '192.0.2.7')
    const verified = await world.as('ada')('POST', `/make/sites/ada/domains/${host}/verify`)
    expect(verified.body.data.state).toBe('active')

    expect(
      (await world.as('ada')('POST', '/make/sites/ada/rename', { body: { to: 'countess' } })).status,
    ).toBe(202)
    const until = Date.now() + deadlineMs
    let redirect = await world.visit('ada')
    let polls = 0
    while (redirect.status !== 308 || (await siteAt()).siteName !== 'countess') {
      expect(Date.now()).toBeLessThan(until)
      const { siteName } = await siteAt()
      for (const known of ['ada', siteName]) expect((await at(known)).status).toBe(200)
      redirect = await world.visit('ada')
      polls++
    }
    expect(polls).toBeGreaterThan(0)
    expect((await at('ada')).text).toContain(`rel="canonical" href="http://${host}:`)
    expect((await at('ada', '/nothing')).status).toBe(404)
    expect(redirect.headers['cache-control']).toBe('no-store')
    expect((await world.visit('countess')).status).toBe(200)

    // Its former name and its name lead to each other, and a page of before is asked for.
    const unknownBundle = `/@${'0'.repeat(64)}/`
    await renamed('countess', 'ada')
    await eventually(async () => (await world.visit('countess')).status === 308, deadlineMs)
    for (const known of ['ada', 'countess']) expect((await at(known, unknownBundle)).status).toBe(404)
    expect((await at('countess')).status).toBe(200)
    await renamed('ada', 'countess')
    await eventually(async () => (await world.visit('ada')).status === 308, deadlineMs)

    await world.as('ada')('DELETE', `/make/sites/countess/domains/${host}`)
    expect((await world.visit('ada')).headers['cache-control']).toBe('public, max-age=300')
  })
})
