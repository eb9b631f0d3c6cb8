import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '@thumbfolio/testing'
import type { Drawing } from '@thumbfolio/site-page'
import { sample, startWorld, type World } from './world.js'

const bots = [
  'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'WhatsApp/2.23.20.0',
]
/** Networks refuse larger ones. */
const mostBytes = 300_000

describe('a link to a site', () => {
  let world: World
  beforeAll(async () => {
    world = await startWorld()
    await world.start()
    await world.goLive('ada', 'ada')
  })
  afterAll(() => world[Symbol.asyncDispose]())

  const propertiesOf = (html: string) =>
    new Map(
      [...html.matchAll(/<meta (?:property|name)="([^"]*)" content="([^"]*)"/g)].map(
        ([, name = '', text = '']) => [name, text],
      ),
    )

  it.each(bots)('when %s looks at it, then it finds a card that it can show', async (agent) => {
    const asBot = { 'User-Agent': agent, 'Accept-Encoding': 'gzip, deflate', Accept: '*/*' }
    const robots = await world.visit('ada', '/robots.txt', 'GET', { ...asBot, 'Accept-Encoding': 'identity' })
    expect(robots.text).toBe('User-agent: *\nAllow: /\n')
    const head = await world.visit('ada', '/', 'HEAD', asBot)
    expect([head.status, head.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    const page = await world.visit('ada', '/', 'GET', { 'User-Agent': agent })
    const said = propertiesOf(page.text)
    expect(said.get('og:title')).toBe('Ada Lovelace – Mathematician')
    expect(said.get('twitter:card')).toBe('summary_large_image')
    expect([said.get('og:image:width'), said.get('og:image:height')]).toEqual(['1200', '630'])
    expect(said.get('og:image:alt')).toContain('Ada Lovelace')
    const image = new URL(said.get('og:image') ?? '')
    expect(image.host).toBe(`ada.localhost:${world.front.port}`)
    for (const method of ['HEAD', 'GET']) {
      const card = await world.visit('ada', image.pathname, method, asBot)
      expect([card.status, card.headers['content-type']]).toEqual([200, 'image/png'])
      expect(Number(card.headers['content-length'])).toBeLessThan(mostBytes)
      if (method === 'HEAD') continue
      expect([
        card.bytes.subarray(1, 4).toString(),
        card.bytes.readUInt32BE(16),
        card.bytes.readUInt32BE(20),
      ]).toEqual(['PNG', 1200, 630])
    }
  })

  it.each([
    ['/favicon.ico', 'image/x-icon'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/icon.svg', 'image/svg+xml; charset=utf-8'],
  ])('when a browser asks for %s, then there is one', async (path, type) => {
    const { status, headers } = await world.visit('ada', path)
    expect([status, headers['content-type']]).toEqual([200, type])
  })

  it('when the name changes with a launch, then the card does; when a setting changes, then it stays', async () => {
    await world.goLive('ada', 'renamed')
    const card = async () => (await world.visit('renamed', '/card.png')).bytes
    const first = await card()
    await world.as('ada')('PATCH', '/make/sites/renamed', { body: { indexed: true } })
    await eventually(async () => !(await world.visit('renamed')).text.includes('noindex'))
    expect((await card()).equals(first)).toBe(true)
    world.resumes.put('ada', 'resume-1', { ...sample, basics: { ...sample.basics, name: 'Augusta King' } })
    await world.goLive('ada', 'renamed')
    world.resumes.put('ada', 'resume-1', sample)
    expect((await card()).equals(first)).toBe(false)
  })
})

describe('a card that cannot be drawn', () => {
  it('when the renderer fails, then the launch goes live without it', async () => {
    await using world = await startWorld()
    const draw = async ({ path }: Drawing) => {
      throw new Error(`${path} is too hard to draw`)
    }
    await world.start({ cards: { draw } })
    await world.goLive('ada', 'plain')
    expect((await world.visit('plain')).status).toBe(200)
    expect((await world.visit('plain', '/card.png')).status).toBe(404)
  })
})
