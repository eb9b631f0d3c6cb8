import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { DomainView } from '@thumbfolio/contracts'
import { startDns, type TestDns } from '@thumbfolio/testing'
import { startWorld, type World } from './world.js'

describe('the DNS records of a custom domain', () => {
  let dns: TestDns
  let world: World
  /** What DNS said is remembered for seconds; each look here comes later. */
  let aheadMs = 0
  beforeAll(async () => {
    dns = await startDns()
    world = await startWorld({
      env: { DNS_SERVERS: dns.address, DOMAINS_TARGET: 'sites.example', DOMAINS_ADDRESSES: '192.0.2.7' },
    })
    await world.start({ now: () => Date.now() + aheadMs })
    await world.goLive('ada', 'ada')
  })
  afterAll(async () => {
    await world[Symbol.asyncDispose]()
    await dns[Symbol.asyncDispose]()
  })

  const add = async (host: string) => {
    const { body } = await world.as('ada')('POST', '/make/sites/ada/domains', { body: { host } })
    const { name, value } = (body.data as DomainView).records[0]!
    return { name, token: value }
  }
  const look = async (host: string): Promise<DomainView> =>
    (await world.as('ada')('POST', `/make/sites/ada/domains/${host}/verify`)).body.data
  const later = (host: string) => ((aheadMs += 5_000), look(host))

  it('when the token is pasted with quotes and blanks, then the domain is proven', async () => {
    const { name, token } = await add('quoted.example')
    dns.set(name, 'TXT', ` "${token}" `)
    expect(await later('quoted.example')).toMatchObject({ state: 'verified' })
  })

  it('when the record is at the doubled or the bare name, then its owner learns where it is and where it has to be', async () => {
    const { name, token } = await add('moved.example')
    expect(name).toBe('_thumbfolio.moved.example')
    dns.set(name, 'TXT', 'v=spf1 -all')
    expect((await later('moved.example')).detail).toContain(
      'We found another TXT record at _thumbfolio.moved.example: v=spf1 -all.',
    )
    for (const wrong of ['_thumbfolio.moved.example.moved.example', 'moved.example']) {
      dns.set(wrong, 'TXT', 'v=spf1 -all', `"${token}"`)
      const view = await later('moved.example')
      expect(view.state).toBe('pending')
      expect(view.detail).toContain(`We found the record at ${wrong}, move it to ${name}.`)
      expect(view.detail).not.toContain('another TXT record')
      dns.set(wrong, 'TXT')
    }
    dns.set(name, 'TXT', token)
    expect((await later('moved.example')).state).toBe('verified')
  })

  it('when CAA records allow another authority alone, then no certificate is asked for until ours is added', async () => {
    const host = 'www.guarded.example'
    const { name, token } = await add(host)
    dns.set(name, 'TXT', token)
    dns.set(host, 'CNAME', 'sites.example')
    dns.set('guarded.example', 'CAA', '0 issue digicert.com', '0 iodef mailto:ada@guarded.example')
    const refused = await later(host)
    expect(refused.state).toBe('verified')
    expect(refused.detail).toContain(
      'The CAA records of guarded.example do not allow our certificate authority',
    )
    expect(refused.records.at(-1)).toEqual({
      purpose: 'certificate',
      type: 'CAA',
      name: 'guarded.example',
      value: '0 issue "letsencrypt.org"',
      isSet: false,
    })
    dns.set('guarded.example', 'CAA', '0 issue digicert.com', '0 issue letsencrypt.org')
    const active = await later(host)
    expect(active).toMatchObject({ state: 'active', detail: 'Your page is at this domain.' })
    expect(active.records.every(({ purpose }) => purpose !== 'certificate')).toBe(true)

    dns.set('guarded.example', 'CAA', '0 issue ;')
    expect(await later(host)).toMatchObject({
      state: 'active',
      detail: expect.stringContaining('its certificate cannot be renewed'),
    })
  })

  it('when a domain is looked up again within seconds, then DNS is not asked again, and the answer says when it is', async () => {
    const { name, token } = await add('often.example')
    const first = await look('often.example')
    const asked = dns.asked(name)
    dns.set(name, 'TXT', token)
    const again = await look('often.example')
    expect([again.state, dns.asked(name)]).toEqual(['pending', asked])
    expect(Date.parse(first.checkAgainAt!) - Date.parse(first.checkedAt!)).toBe(5_000)
    expect((await later('often.example')).state).toBe('verified')
    expect(dns.asked(name)).toBe(asked + 1)
  })
})
