import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { SiteContent, ThemeOption } from '@thumbfolio/contracts'
import { themes } from '@thumbfolio/site-page'
import { eventually } from '@thumbfolio/testing'
import { sample, startWorld, type World } from './world.js'

const publications = Array.from({ length: 6 }, (_, at) => ({
  name: `On engines, part ${at}`,
  publisher: 'Taylor',
}))

describe('the theme of a site', () => {
  let world: World
  beforeAll(async () => {
    world = await startWorld()
    await world.start()
    world.resumes.put('ada', 'resume-1', { ...sample, publications })
    await world.goLive('ada', 'ada')
  })
  afterAll(() => world[Symbol.asyncDispose]())

  const change = (theme: unknown, user = 'ada') =>
    world.as(user)('PATCH', '/make/sites/ada', { body: { theme } })
  const contentOf = async (name: string) =>
    (await world.as('ada')('GET', `/make/sites/${name}/content`)).body.data as SiteContent
  const shownWith = (name: string, words: string) =>
    eventually(async () => {
      const page = await world.visit(name)
      return page.text.includes(words) && page
    })

  it('when somebody asks, then the layouts are listed with a title and a line, the standard one first', async () => {
    const { status, body } = await world.as('eve')('GET', '/make/themes')
    expect(status).toBe(200)
    const layouts = body.data.layouts as ThemeOption[]
    expect(layouts.map(({ id }) => id)).toEqual([...themes.keys()])
    expect(layouts[0]?.id).toBe('editorial')
    for (const { title, description } of layouts) expect(`${title}${description}`.length).toBeGreaterThan(20)
    expect(body.data.types.map(({ id }: { id: string }) => id)).toEqual(['serif', 'sans', 'grotesk'])
  })

  it('when nothing is chosen, then the page has the layout that suits its resume', async () => {
    expect((await world.visit('ada')).text).toContain('<main class="academic">')
    expect(await contentOf('ada')).toMatchObject({ layout: 'academic', recommended: 'academic' })
    const answer = await world.as('ada')('GET', '/make/themes/for-resume/resume-1')
    expect(answer.body.data).toEqual({ recommended: 'academic' })
    expect((await world.as('eve')('GET', '/make/themes/for-resume/resume-2')).status).toBe(404)
  })

  it('when the owner chooses one, then the page follows, free, with its fonts', async () => {
    const free = world.ledger.free()
    const theme = { layout: 'bold', palette: 'moss', scheme: 'dark', type: 'serif' }
    const { status, body } = await change(theme)
    expect([status, body.data.theme]).toEqual([200, theme])
    const { text } = await shownWith('ada', '<main class="bold">')
    expect(text).toContain('<meta name="color-scheme" content="dark">')
    const [font] = /fonts\/newsreader-latin\.\w+\.woff2/.exec(text) ?? []
    const served = await world.visit('ada', `/${font}`)
    expect(served.status).toBe(200)
    expect(served.headers['cache-control']).toContain('immutable')
    expect(served.headers['access-control-allow-origin']).toBe('*')
    expect((await contentOf('ada')).theme).toEqual(theme)
    expect(world.ledger.free()).toBe(free)
  })

  it('when there is no such layout, hue or owner, then the answer says so and the page stays', async () => {
    const unknown = await change({ layout: 'brutal' })
    expect([unknown.status, unknown.body.code]).toEqual([400, 'validation-failed'])
    expect(unknown.body.message).toContain([...themes.keys()].join(', '))
    expect((await change({ layout: 'bold', hue: 360 })).status).toBe(400)
    expect((await change({ layout: 'bold', palette: 'olive' })).status).toBe(400)
    expect((await change({ layout: '__proto__' })).status).toBe(400)
    expect((await change({ layout: 'grid' }, 'eve')).status).toBe(404)
    expect((await contentOf('ada')).theme?.layout).toBe('bold')
  })

  it('when a launch names a theme, then its page has it, and the site keeps it', async () => {
    const body = { fileUrl: '/x/resume-1', siteName: 'ada-two', theme: { layout: 'grid', scheme: 'light' } }
    const unknown = await world.as('ada')('PUT', '/make/generate', {
      body: { ...body, theme: { layout: 'x' } },
    })
    expect(unknown.status).toBe(400)
    expect((await world.as('ada')('PUT', '/make/generate', { body })).status).toBe(202)
    await shownWith('ada-two', '<main class="grid">')
    const content = await eventually(async () => {
      const { status, body: answer } = await world.as('ada')('GET', '/make/sites/ada-two/content')
      return status === 200 && (answer.data as SiteContent)
    })
    expect(content).toMatchObject({ layout: 'grid', theme: { layout: 'grid', scheme: 'light' } })
  })
})

describe('a preview of a page in other themes', () => {
  it('when six themes are asked for, then each has its layout and fonts within a second, and nothing is published', async () => {
    await using world = await startWorld()
    await world.start()
    await world.goLive('ada', 'ada')
    const published = (await world.visit('ada')).text
    const { body } = await world.as('ada')('POST', '/make/sites/ada/preview')
    const host = new URL(body.data.url as string).hostname.split('.')[0]!
    await world.visit(host)
    const from = performance.now()
    const layouts = ['editorial', 'academic', 'bold', 'grid', 'minimal', 'sidebar']
    const pages = await Promise.all(
      layouts.map((layout) => world.visit(host, `/?layout=${layout}&palette=clay&scheme=light&type=grotesk`)),
    )
    expect(performance.now() - from).toBeLessThan(1_000)
    for (const [at, { status, text }] of pages.entries()) {
      expect([status, text.includes(`<main class="${layouts[at]}">`)]).toEqual([200, true])
      const [font] = /fonts\/space-grotesk-latin\.\w+\.woff2/.exec(text) ?? []
      expect((await world.visit(host, `/${font}`)).status).toBe(200)
    }
    const odd = await world.visit(host, '/?layout=constructor&hue=x')
    expect([odd.status, odd.text]).toEqual([
      200,
      expect.stringMatching(/<main class="(?:editorial|bold|minimal)">/),
    ])
    expect((await world.visit('ada')).text).toBe(published)
  })
})
