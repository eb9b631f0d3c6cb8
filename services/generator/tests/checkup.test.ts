import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer as createSecureServer, type TlsOptions } from 'node:tls'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { personalDataRoutes, type DomainView, type SiteCheckup } from '@thumbfolio/contracts'
import { eventually, httpClient, startDns, type TestDns } from '@thumbfolio/testing'
import { sample, startWorld, type World } from './world.js'

jest.setTimeout(120_000)

const dayMs = 86_400_000

/** A local server that links may be loaded from takes the place of the public web. */
describe('the weekly checkup', () => {
  let world: World
  let dns: TestDns
  let web: Server
  let answers: Map<string, number>
  let visitors: { method: string | undefined; path: string; userAgent: string | undefined }[]
  let aheadMs = 0
  const start = (env?: Record<string, string>) => world.start({ now: () => Date.now() + aheadMs }, env)
  const port = () => (web.address() as AddressInfo).port

  beforeEach(async () => {
    aheadMs = 0
    answers = new Map()
    visitors = []
    web = createServer((request, response) => {
      const path = request.url ?? '/'
      const { 'user-agent': userAgent } = request.headers
      visitors.push({ method: request.method, path, userAgent })
      const [, hop] = /^\/hop(\d)$/.exec(answers.has('hops') ? path.replace('/notes', '/hop5') : '') ?? []
      if (Number(hop) > 0) return response.writeHead(302, { Location: `/hop${Number(hop) - 1}` }).end()
      response.writeHead(answers.get(`${request.method} ${path}`) ?? answers.get(path) ?? 200).end()
    })
    await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve))
    dns = await startDns()
    dns.set('blog.example', 'A', '127.0.0.1')
    world = await startWorld({
      env: {
        DNS_SERVERS: dns.address,
        DOMAINS_TARGET: 'sites.example',
        DOMAINS_ADDRESSES: '192.0.2.7',
        LINK_PREVIEW_PRIVATE_HOSTS: `127.0.0.1:${port()}`,
      },
    })
    world.resumes.put('ada', 'resume-1', {
      ...sample,
      projects: ['engine', 'notes'].map((name) => ({
        name,
        url: `http://blog.example:${port()}/${name}`,
        highlights: ['It computes'],
      })),
    })
    await start()
    await world.goLive('ada', 'ada')
    await world.mailbox.next(({ subject }) => subject === 'Your site ada is live')
  })
  afterEach(async () => {
    await world[Symbol.asyncDispose]()
    await dns[Symbol.asyncDispose]()
    web.closeAllConnections()
    web.close()
  })

  /** With a session that lasts as long as the test looks ahead. */
  const as = (userId: string) =>
    httpClient(
      `${world.url()}/api/v1`,
      world.identity.tokenFor({ userId, expiresInSeconds: (90 * dayMs) / 1000 }),
    )
  const checkup = async (name = 'ada', user = 'ada') =>
    (await as(user)('GET', `/make/sites/${name}/checkup`)).body.data as SiteCheckup
  /** That many days later, once the checkup that is due then is done. */
  const later = async (days: number, env?: Record<string, string>) => {
    const { checkedAt: before } = await checkup()
    aheadMs += days * dayMs
    await world.stop()
    await start(env)
    return eventually(async () => {
      const now = await checkup()
      return now.checkedAt !== before && now
    }, 30_000)
  }
  const url = (path: string) => `http://blog.example:${port()}${path}`
  const mails = () => world.mailbox.mails.filter(({ subject }) => subject?.includes('problem')).length

  it('when everything works, then it is checked once a week and no mail is sent', async () => {
    expect(await checkup()).toMatchObject({ isOn: true, links: 0, problems: [] })
    expect((await checkup()).checkedAt).toBeUndefined()
    const seen = await later(7)
    expect(seen).toMatchObject({ links: 2, problems: [] })
    expect(Date.parse(seen.nextAt!) - Date.parse(seen.checkedAt!)).toBe(7 * dayMs)
    expect(visitors.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
      'HEAD /engine',
      'HEAD /notes',
    ])
    expect(visitors[0]!.userAgent).toMatch(/ThumbfolioLinkCheck\/1\.0; \+http:\/\/localhost/)
    expect((await as('ada')('GET', '/make/checkups')).body.data).toEqual([seen])
    expect((await as('eve')('GET', '/make/sites/ada/checkup')).status).toBe(404)
    expect((await as('eve')('GET', '/make/checkups')).body.data).toEqual([])
    expect(mails()).toBe(0)
  })

  it('when a link is gone on two days, then it is shown with what to do and mailed once, and is over once it opens', async () => {
    answers.set('/engine', 404)
    answers.set('HEAD /hop0', 405)
    answers.set('hops', 1)
    expect((await later(7)).problems).toEqual([])
    expect(mails()).toBe(0)
    const { problems } = await later(1)
    expect(problems).toMatchObject([{ kind: 'link', subject: url('/engine'), reason: 'gone' }])
    expect(problems[0]!.advice).toContain('change or remove the link')
    expect(visitors.some(({ method, path }) => method === 'GET' && path === '/hop0')).toBe(true)
    const mail = await world.mailbox.next(({ text }) => text?.includes(url('/engine')) ?? false)
    expect(mail.subject).toBe('A problem on ada')
    await later(7)
    answers.clear()
    expect((await later(7)).problems).toEqual([])
    expect(mails()).toBe(1)
  })

  it('when a host is gone from DNS, then that is said; while DNS does not answer, nothing changes', async () => {
    dns.set('blog.example', 'A')
    await later(7)
    const { problems } = await later(1)
    expect(problems.map(({ reason }) => reason)).toEqual(['no-such-host', 'no-such-host'])
    dns.fail(true)
    expect((await later(7)).problems).toEqual(problems)
  })

  it('when no host of several answers, then it is our own network, and no link is a problem', async () => {
    const names = ['blog', 'code', 'notes'].map((name) => `${name}.example`)
    for (const name of names) dns.set(name, 'A', '127.0.0.1')
    world.resumes.put('ada', 'resume-1', {
      ...sample,
      projects: names.map((name) => ({
        name,
        url: `http://${name}:${port()}/`,
        highlights: ['It computes'],
      })),
    })
    await world.goLive('ada', 'ada')
    const away = port()
    web.closeAllConnections()
    await new Promise((resolve) => web.close(resolve))
    expect(await later(8)).toMatchObject({ links: 0, problems: [] })
    expect(await later(7)).toMatchObject({ links: 0, problems: [] })
    await new Promise<void>((resolve) => web.listen(away, '127.0.0.1', resolve))
    expect(await later(7)).toMatchObject({ links: 3, problems: [] })
  })

  it('when the owner is suspended, then nothing is looked at and no mail is sent', async () => {
    answers.set('/engine', 404)
    world.suspended.add('ada')
    const { nextAt } = await checkup()
    aheadMs += 8 * dayMs
    await world.stop()
    await start()
    await eventually(async () => (await checkup()).nextAt !== nextAt, 20_000)
    expect(await checkup()).toMatchObject({ links: 0, problems: [] })
    expect(visitors).toEqual([])
    world.suspended.delete('ada')
    expect((await later(7)).links).toBe(2)
  })

  it('when the mail server refuses, then the checkup is repeated, and the mail is sent once', async () => {
    answers.set('/engine', 410)
    await later(7)
    world.mailbox.refuse(1)
    aheadMs += dayMs
    await world.stop()
    await start()
    await eventually(() => world.mailbox.refused === 1, 20_000)
    expect(await eventually(() => checkup().then(({ nextAt }) => nextAt))).toBeDefined()
    await later(1)
    expect(mails()).toBe(1)
  })

  it('when the DNS of a domain changes, then its owner is told before it is suspended, and once it is', async () => {
    const host = 'ada.example'
    const path = '/make/sites/ada/domains'
    const added = await as('ada')('POST', path, { body: { host } })
    const [proof] = (added.body.data as DomainView).records
    dns.set(proof!.name, 'TXT', proof!.value)
    dns.set(host, 'A', '192.0.2.7')
    expect((await as('ada')('POST', `${path}/${host}/verify`)).body.data.state).toBe('active')
    expect((await later(7)).problems).toEqual([])
    dns.set(host, 'A', '203.0.113.9')
    const changed = await later(7)
    expect(changed.problems).toMatchObject([{ kind: 'domain', subject: host, reason: 'dns-changed' }])
    expect((await later(7)).problems).toMatchObject([{ reason: 'suspended' }])
    expect(mails()).toBe(2)
  })

  it('when a domain leads to an address that is not ours, then no certificate is asked for there', async () => {
    const pem = readFileSync(new URL('fixtures/ada.example.pem', import.meta.url))
    let asked = 0
    const SNICallback: NonNullable<TlsOptions['SNICallback']> = (host, answer) => {
      if (host === 'ada.example') asked += 1
      answer(null)
    }
    const secure = createSecureServer({ key: pem, cert: pem, SNICallback })
    await new Promise<void>((resolve) => secure.listen(0, '127.0.0.1', resolve))
    const { port: securePort } = secure.address() as AddressInfo
    const https = { PUBLIC_URL: `https://localhost:${securePort}`, DOMAINS_ADDRESSES: '127.0.0.1,192.0.2.7' }
    const added = await as('ada')('POST', '/make/sites/ada/domains', { body: { host: 'ada.example' } })
    const [proof] = (added.body.data as DomainView).records
    dns.set(proof!.name, 'TXT', proof!.value)
    dns.set('ada.example', 'A', '192.0.2.7')
    await as('ada')('POST', '/make/sites/ada/domains/ada.example/verify')
    dns.set('ada.example', 'A', '127.0.0.1')
    expect((await later(7, https)).certificate).toMatchObject({ host: 'ada.example' })
    expect(asked).toBe(1)
    const elsewhere = await later(7, { ...https, DOMAINS_ADDRESSES: '192.0.2.7' })
    secure.close()
    expect([elsewhere.certificate, asked]).toEqual([undefined, 1])
  })

  it('when a page was missed for days, then it is back in the weekly turn', async () => {
    const { nextAt } = await checkup()
    aheadMs += 30 * dayMs
    await world.stop()
    // The sweep of leftovers runs in the same moment: whichever is first, the page is checked once.
    await start()
    const after = await eventually(async () => {
      const now = await checkup()
      return now.nextAt !== nextAt && now
    }, 20_000)
    expect(Date.parse(after.nextAt!)).toBeGreaterThan(Date.now() + aheadMs)
  })

  it('when it is switched off, then nothing is looked at and nothing is kept; on again, it goes on', async () => {
    await later(7)
    const before = visitors.length
    const off = await as('ada')('PATCH', '/make/sites/ada', { body: { checkup: false } })
    expect(off.body.data.checkup).toBe(false)
    expect(await checkup()).toMatchObject({ isOn: false, links: 0, problems: [] })
    aheadMs += 8 * dayMs
    await world.stop()
    await start()
    await as('ada')('PATCH', '/make/sites/ada', { body: { checkup: true } })
    const on = await checkup()
    expect(on.checkedAt).toBeUndefined()
    // Switching it off and on is no way to have others asked at once.
    expect(Date.parse(on.nextAt!)).toBeGreaterThan(Date.now() + aheadMs)
    expect(visitors).toHaveLength(before)
    await later(7)
    expect(visitors.length).toBeGreaterThan(before)
  })

  it('when the page itself is not served on two days, then its owner is told', async () => {
    const nothing = { SITES_ORIGIN: 'http://127.0.0.1:9' }
    expect((await later(7, nothing)).problems).toEqual([])
    const { problems } = await later(1, nothing)
    expect(problems).toMatchObject([{ kind: 'page', reason: 'not-served' }])
  })

  it('when the data of an account are exported, then the checkup is among them', async () => {
    await later(7)
    aheadMs = 0
    await world.stop()
    await start()
    const params = { userId: 'ada', id: 'ada/site.json' }
    const file = await world.serviceClient('auth').open(personalDataRoutes.generator.exportFile, { params })
    expect(JSON.parse((await buffer(file)).toString())).toMatchObject({ checkup: { last: { links: 2 } } })
  })
})
