import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { domainInternalRoutes, DomainError, type DomainView } from '@thumbfolio/contracts'
import { eventually, startDns, type TestDns } from '@thumbfolio/testing'
import { startWorld, type World } from './world.js'

describe('custom domains', () => {
  let dns: TestDns
  let world: World
  /** What DNS said is remembered for seconds; each look here comes later. */
  let aheadMs = 0
  beforeAll(async () => {
    dns = await startDns()
    world = await startWorld({
      env: {
        DNS_SERVERS: dns.address,
        DOMAINS_TARGET: 'sites.example',
        DOMAINS_ADDRESSES: '192.0.2.7,2001:db8::7',
      },
    })
    await world.start({ now: () => Date.now() + aheadMs })
    await world.goLive('ada', 'ada')
    await world.goLive('eve', 'eve')
  })
  afterAll(async () => {
    await world[Symbol.asyncDispose]()
    await dns[Symbol.asyncDispose]()
  })

  const path = (site: string, rest = '') => `/make/sites/${site}/domains${rest}`
  const add = (user: string, site: string, host: string) =>
    world.as(user)('POST', path(site), { body: { host } })
  const verifyNow = (user: string, site: string, host: string) =>
    world.as(user)('POST', path(site, `/${host}/verify`))
  const verify = (user: string, site: string, host: string) => {
    aheadMs += 5_000
    return verifyNow(user, site, host)
  }
  const remove = (user: string, site: string, host: string) =>
    world.as(user)('DELETE', path(site, `/${host}`))
  const list = async (user: string, site: string): Promise<DomainView[]> =>
    (await world.as(user)('GET', path(site))).body.data
  const proofOf = (view: DomainView) => view.records.find(({ purpose }) => purpose === 'proof')!
  const prove = (view: DomainView) => dns.set(proofOf(view).name, 'TXT', 'other=1', proofOf(view).value)
  /** What the gateway gets about a host. */
  const siteAt = async (host: string) =>
    world
      .serviceClient('gateway')
      .call(domainInternalRoutes.domainOf, { params: { host } })
      .catch((error: unknown) => {
        if (error instanceof DomainError) return error.code
        throw error
      })
  const canonicalOf = async (site: string) =>
    /<link rel="canonical" href="([^"]+)"/.exec((await world.visit(site)).text)?.[1]
  const standardUrl = (site: string) => `http://${site}.localhost:${world.front.port}/`

  it('when a domain is added, then its owner learns which records to set, and nothing is served yet', async () => {
    const { status, body } = await add('ada', 'ada', 'https://Jané.Example.org/about')
    expect(status).toBe(201)
    expect(body.data).toMatchObject({
      host: 'xn--jan-dma.example.org',
      displayHost: 'jané.example.org',
      otherHost: 'www.xn--jan-dma.example.org',
      state: 'pending',
    })
    expect(body.data.records).toMatchObject([
      { purpose: 'proof', type: 'TXT', name: '_thumbfolio.xn--jan-dma.example.org' },
      { purpose: 'address', type: 'CNAME', name: 'xn--jan-dma.example.org', value: 'sites.example' },
      { purpose: 'redirect', type: 'CNAME' },
    ])
    expect(await siteAt('xn--jan-dma.example.org')).toBe('not-found')
    expect((await add('ada', 'ada', 'jané.example.org')).body.data.records).toEqual(body.data.records)
    expect((await remove('ada', 'ada', 'jané.example.org')).status).toBe(200)
    expect(await list('ada', 'ada')).toEqual([])
  })

  it('when an apex is proven and points here, then it is served, is the address of the page, and www redirects', async () => {
    const { body } = await add('ada', 'ada', 'ada.example')
    expect(
      body.data.records.filter(({ type }: { type: string }) => type === 'A' || type === 'AAAA'),
    ).toMatchObject([
      { name: 'ada.example', type: 'A', value: '192.0.2.7' },
      { name: 'ada.example', type: 'AAAA', value: '2001:db8::7' },
    ])
    expect((await verify('ada', 'ada', 'ada.example')).body.data).toMatchObject({
      state: 'pending',
      detail: expect.stringContaining('We found no TXT record at _thumbfolio.ada.example'),
    })

    prove(body.data)
    dns.set('ada.example', 'A', '203.0.113.9')
    expect((await verify('ada', 'ada', 'ada.example')).body.data).toMatchObject({
      state: 'verified',
      found: ['203.0.113.9'],
      detail: expect.stringContaining('It points to 203.0.113.9'),
    })
    expect(await siteAt('ada.example')).toBe('not-found')

    dns.set('ada.example', 'A', '192.0.2.7')
    dns.set('www.ada.example', 'CNAME', 'sites.example')
    const active = (await verify('ada', 'ada', 'ada.example')).body.data
    expect(active).toMatchObject({ state: 'active', url: `http://ada.example:${world.front.port}/` })
    expect(await siteAt('ada.example')).toEqual({ siteName: 'ada', host: 'ada.example' })
    expect(await siteAt('www.ada.example')).toEqual({ siteName: 'ada', host: 'ada.example' })
    expect(await siteAt('other.ada.example')).toBe('not-found')
    await eventually(async () => (await canonicalOf('ada')) === `http://ada.example:${world.front.port}/`)
    await world.goLive('ada', 'ada')
    expect(await canonicalOf('ada')).toBe(`http://ada.example:${world.front.port}/`)
  })

  it('when a second account claims it, then the first keeps it while its proof is there, and loses it to a new proof after', async () => {
    const eves = (await add('eve', 'eve', 'www.ada.example')).body.data
    const [adas] = await list('ada', 'ada')
    const name = proofOf(eves).name
    dns.set(name, 'TXT', proofOf(adas!).value, proofOf(eves).value)
    const refused = await verify('eve', 'eve', 'www.ada.example')
    expect([refused.status, refused.body.code]).toEqual([409, 'domain-taken'])
    expect((await list('eve', 'eve'))[0]).toMatchObject({
      state: 'pending',
      detail: expect.stringContaining('connected to another site'),
    })
    expect(await siteAt('ada.example')).toMatchObject({ siteName: 'ada' })

    dns.set(name, 'TXT', proofOf(eves).value)
    expect((await verify('eve', 'eve', 'www.ada.example')).body.data.state).toBe('active')
    expect(await siteAt('www.ada.example')).toEqual({ siteName: 'eve', host: 'www.ada.example' })
    expect((await list('ada', 'ada'))[0]).toMatchObject({ state: 'pending' })
    await eventually(async () => (await canonicalOf('ada')) === standardUrl('ada'))
    await remove('eve', 'eve', 'www.ada.example')
    await remove('ada', 'ada', 'ada.example')
  })

  it('when an active domain moves away, then its owner is warned and it is served on; when DNS is away, nothing changes', async () => {
    const { data } = (await add('ada', 'ada', 'moves.example')).body
    prove(data)
    dns.set('moves.example', 'A', '192.0.2.7')
    expect((await verify('ada', 'ada', 'moves.example')).body.data.state).toBe('active')
    dns.set('moves.example', 'A', '203.0.113.9')
    expect((await verify('ada', 'ada', 'moves.example')).body.data).toMatchObject({
      state: 'active',
      detail: expect.stringContaining('its DNS has changed'),
    })
    dns.set('moves.example', 'A', '192.0.2.7')
    expect((await verify('ada', 'ada', 'moves.example')).body.data.detail).toBe(
      'Your page is at this domain.',
    )
    dns.fail(true)
    const failed = await verify('ada', 'ada', 'moves.example')
    dns.fail(false)
    expect([failed.status, failed.body.code]).toEqual([503, 'dns-unavailable'])
    expect((await list('ada', 'ada'))[0]).toMatchObject({ host: 'moves.example', state: 'active' })
  })

  it('when a domain is removed, then it is served no more from the answer on, also while a launch runs', async () => {
    await eventually(async () => (await canonicalOf('ada'))?.includes('moves.example'))
    world.model.set('hangs')
    const { body } = await world.launch('ada', 'ada')
    expect((await remove('ada', 'ada', 'moves.example')).status).toBe(200)
    expect(await siteAt('moves.example')).toBe('not-found')
    expect(await list('ada', 'ada')).toEqual([])
    world.model.set('works')
    expect((await world.end('ada', body.launchId)).status).toBe('success')
    await eventually(async () => (await canonicalOf('ada')) === standardUrl('ada'), 25_000)
  })

  it.each([
    'localhost', 'ada', '127.0.0.1', '0x7f.1', '[::1]', 'ada.local', 'co.uk', 'github.io', 'sites.example', 'ada.sites.example',
    'ada.localhost', 'a b', '-.org', `${'a'.repeat(64)}.org`, '_x.org', 'x..org', '../x',
  ])('when %s is added, then it is refused as no domain of one’s own', async (host) => {
    const { status, body } = await add('ada', 'ada', host)
    expect([status, body.code]).toEqual([400, 'domain-refused'])
  }) // prettier-ignore

  it('when a sixth domain is added, then it is refused, also when all come at once', async () => {
    const hosts = Array.from({ length: 8 }, (_, at) => `many-${at}.example`)
    const answers = await Promise.all(hosts.map((host) => add('ada', 'ada', host)))
    expect((await list('ada', 'ada')).length).toBeLessThanOrEqual(5)
    expect(answers.filter(({ body }) => body.code === 'too-many-domains').length).toBeGreaterThanOrEqual(3)
  })

  it.each(['eve', 'nobody'])('when %s asks for another one’s domains, then they are 404', async (user) => {
    const answers = [
      await world.as(user)('GET', path('ada')),
      await add(user, 'ada', 'theirs.example'),
      await verify(user, 'ada', 'many-0.example'),
      await remove(user, 'ada', 'many-0.example'),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  })

  it('when the site is deleted, then its domain goes with it', async () => {
    const { data } = (await add('eve', 'eve', 'eve.example')).body
    prove(data)
    dns.set('eve.example', 'CNAME', 'sites.example')
    expect((await verify('eve', 'eve', 'eve.example')).body.data.state).toBe('active')
    await world.emit({ type: 'site.deletion-requested.v1', subject: 'eve', data: { userId: 'eve' } })
    await eventually(async () => (await siteAt('eve.example')) === 'not-found')
    await eventually(() => world.heardOf('eve').includes('site.deleted.v1'))
    await world.goLive('eve', 'eve')
    expect(await list('eve', 'eve')).toEqual([])
  })

  it('when one account has its domains looked up more than thirty times a minute, then that is 429, and not for others', async () => {
    for (const { host } of await list('ada', 'ada')) await remove('ada', 'ada', host)
    for (const [user, host] of [
      ['ada', 'often.example'],
      ['eve', 'seldom.example'],
    ] as const)
      expect((await add(user, user, host)).status).toBe(201)
    const statuses: number[] = []
    for (let n = 0; n < 31; n++) statuses.push((await verifyNow('ada', 'ada', 'often.example')).status)
    expect(statuses.at(-1)).toBe(429)
    expect((await verify('eve', 'eve', 'seldom.example')).status).toBe(200)
  })
})
