import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '@thumbfolio/testing'
import { startWorld, type World } from './world.js'

const browser = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
const robot = {
  'User-Agent': 'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
}

describe('visits', () => {
  let world: World
  beforeAll(async () => {
    world = await startWorld()
    await world.start()
    await world.goLive('ada', 'ada')
  })
  afterAll(() => world[Symbol.asyncDispose]())

  const visits = async (user = 'ada', site = 'ada', query = '') =>
    (await world.as(user)('GET', `/make/sites/${site}/visits${query}`)).body.data
  const open = (headers: Record<string, string>, { path = '/', method = 'GET', site = 'ada' } = {}) =>
    world.visit(site, path, method, headers)
  /** What is counted is written every few seconds, and when the service stops. */
  const restart = async () => {
    await world.stop()
    await world.start()
  }

  it('when a site is new, then every day is there with nothing, and our own check of the page was not counted', async () => {
    await restart()
    const { days, ...rest } = await visits()
    expect(rest).toEqual({
      name: 'ada',
      isCounting: true,
      views: 0,
      bots: 0,
      referrers: [],
      direct: 0,
      pages: [],
    })
    expect(days).toHaveLength(30)
    expect(days.at(-1)).toEqual({ day: new Date().toISOString().slice(0, 10), views: 0, bots: 0 })
    expect((await visits('ada', 'ada', '?days=7')).days).toHaveLength(7)
  })

  it('when pages are opened, then views, robots and referring hosts are counted apart, and nothing else counts', async () => {
    const { headers } = await open({ ...browser, Referer: 'https://www.linkedin.com/feed/?secret=1' })
    await open({ ...browser, Referer: 'https://linkedin.com/' })
    await open({ ...browser, 'If-None-Match': String(headers['etag']) })
    await open({ ...browser, Referer: 'https://t.co/x', 'Sec-Fetch-Dest': 'document' })
    await open(robot)
    const ignored: [Record<string, string>, { path?: string; method?: string }?][] = [
      [{ ...browser, DNT: '1' }],
      [{ ...browser, 'Sec-GPC': '1' }],
      [{ ...browser, 'Sec-Purpose': 'prefetch;prerender' }],
      [{ ...browser, Purpose: 'prefetch' }],
      [{ ...browser, 'Sec-Fetch-Dest': 'iframe' }],
      [{}],
      [browser, { method: 'HEAD' }],
      [browser, { path: '/nothing' }],
      [browser, { path: '/404.html' }],
    ]
    for (const [sent, where] of ignored) await open(sent, where)
    await restart()
    expect(await visits()).toMatchObject({
      views: 4,
      bots: 1,
      direct: 1,
      referrers: [
        { host: 'linkedin.com', views: 2 },
        { host: 't.co', views: 1 },
      ],
      pages: [{ path: '/', views: 4 }],
    })
    await open({ ...browser, Referer: `http://ada.localhost:${world.front.port}/` })
    await eventually(async () => (await visits()).views === 5)
    expect((await visits()).direct).toBe(2)
    // From another page of the site, which sends no referrer.
    await open({ ...browser, 'Sec-Fetch-Site': 'same-origin' })
    await open({ ...browser, 'Sec-Fetch-Site': 'same-origin', Referer: 'https://t.co/y' })
    await eventually(async () => (await visits()).views === 7)
    const { direct, referrers } = await visits()
    expect([direct, referrers[1]]).toEqual([2, { host: 't.co', views: 2 }])
    const all = (await world.as('ada')('GET', '/make/visits?days=2')).body.data
    expect(all).toEqual([{ name: 'ada', isCounting: true, views: 7, perDay: [0, 7] }])
  })

  it('when a referrer is hostile, then it neither breaks the count nor grows without bound', async () => {
    await world.goLive('ada', 'hostile')
    const sent = [
      'https://__proto__/',
      'https://constructor/',
      'javascript:alert(1)',
      'https://',
      `https://${'a'.repeat(5_000)}.example/`,
    ]
    for (const Referer of sent) await open({ ...browser, Referer }, { site: 'hostile' })
    for (let at = 0; at < 70; at++)
      await open({ ...browser, Referer: `https://h${at}.example/` }, { site: 'hostile' })
    await restart()
    const counted = await visits('ada', 'hostile')
    expect(counted.views).toBe(75)
    expect(counted.referrers).toHaveLength(21)
    expect(
      counted.direct +
        counted.referrers.reduce((sum: number, { views }: { views: number }) => sum + views, 0),
    ).toBe(75)
  })

  it('when counting is switched off, then nothing more is counted and the page is not published again', async () => {
    const off = await world.as('ada')('PATCH', '/make/sites/ada', { body: { visits: false } })
    expect(off.body.data.visits).toBe(false)
    const content = await world.as('ada')('GET', '/make/sites/ada/content')
    expect(content.body.data).toMatchObject({ published: true, visits: false })
    await open(browser)
    await restart()
    expect(await visits()).toMatchObject({ isCounting: false, views: 7 })
    await world.as('ada')('PATCH', '/make/sites/ada', { body: { visits: true } })
  })

  it.each(['eve', 'nobody'])('when %s asks for another one’s visits, then it is 404', async (user) => {
    expect((await world.as(user)('GET', '/make/sites/ada/visits')).status).toBe(404)
    expect((await world.as(user)('GET', '/make/visits')).body.data).toEqual([])
  })

  it.each(['0', '91', 'x', '1.5'])('when %s days are asked for, then it is 400', async (days) => {
    expect((await world.as('ada')('GET', `/make/sites/ada/visits?days=${days}`)).status).toBe(400)
  })

  it('when the site is deleted, then its visits go, and its next one of that name has none', async () => {
    await open(browser)
    await world.emit({ type: 'site.deletion-requested.v1', subject: 'ada', data: { userId: 'ada' } })
    await eventually(() => world.heardOf('ada').includes('site.deleted.v1'))
    await restart()
    await world.goLive('ada', 'ada')
    expect(await visits('ada')).toMatchObject({ views: 0, bots: 0 })
  })
})
