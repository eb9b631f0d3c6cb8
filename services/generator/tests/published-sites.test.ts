import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Blobs } from '@thumbfolio/kit/store'
import { eventually } from '@thumbfolio/testing'
import { sample, startWorld, type World } from './world.js'

describe('published sites', () => {
  let world: World
  const read: string[] = []
  let stored: Blobs
  async function rewrite(
    isWanted: (name: string) => boolean,
    change: (manifest: { files: { encodings?: string[] }[] }) => void,
  ): Promise<void> {
    for await (const { name } of stored.list('sites/of-before/')) {
      if (!isWanted(name)) continue
      const manifest = JSON.parse(Buffer.from((await stored.read(name))!).toString())
      change(manifest)
      await stored.write(name, Buffer.from(JSON.stringify(manifest)))
    }
    await world.stop()
    await world.start()
  }
  beforeAll(async () => {
    world = await startWorld()
    await world.start({
      engines: ({ database, blobs }) => ({
        database,
        blobs: (stored = { ...blobs, read: (name) => (read.push(name), blobs.read(name)) }),
      }),
    })
    await world.goLive('ada', 'ada')
  })
  afterAll(() => world[Symbol.asyncDispose]())

  it('when a page is served, then it runs nothing, is framed by the app alone, and touches no cookie', async () => {
    const { status, headers } = await world.visit('ada')
    expect(status).toBe(200)
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain(`frame-ancestors http://localhost:${world.front.port}`)
    expect(policy).not.toMatch(/script|unsafe/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(headers['cache-control']).toBe('public, no-cache')
    expect(headers['set-cookie']).toBeUndefined()
    expect(headers['x-powered-by']).toBeUndefined()
  })

  it('when it was shown before, then it is served whole without reading it again, and not after it is gone', async () => {
    await world.goLive('ada', 'soon-gone')
    const first = await world.visit('soon-gone')
    read.length = 0
    const again = await world.visit('soon-gone')
    expect([again.status, again.text, read]).toEqual([200, first.text, []])
    const asked = { subject: 'soon-gone', data: { userId: 'ada' } }
    await world.emit({ type: 'site.deletion-requested.v1', ...asked }, 'deletion-of-soon-gone')
    await eventually(async () => (await world.visit('soon-gone')).status === 404)
  })

  it('when it is asked for again with its ETag, then it is 304; with HEAD there is no body', async () => {
    const { headers, text } = await world.visit('ada')
    const again = await world.visit('ada', '/', 'GET', { 'If-None-Match': String(headers['etag']) })
    expect(again.status).toBe(304)
    const head = await world.visit('ada', '/', 'HEAD')
    expect([head.status, head.text, head.headers['content-length']]).toEqual([
      200,
      '',
      String(Buffer.byteLength(text)),
    ])
  })

  it.each([
    '/nothing',
    '/../ada/index.html',
    '/%2e%2e/%2e%2e/store',
    '/%00',
    '/%',
    '/index.html/',
    '/__proto__',
    '/x.json',
  ])('when %s is asked for, then it is a 404 page', async (path) => {
    const { status, headers } = await world.visit('ada', path)
    expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
  })

  it.each(['nobody', 'www', 'UPPER', 'x'.repeat(80)])(
    'when there is no site %s, then it is a 404 page',
    async (name) => {
      const { status, headers, text } = await world.visit(name)
      expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
      expect(headers['content-security-policy']).toContain("default-src 'none'")
      expect(text).toContain('There is no page here')
      expect(text).toContain(`href="http://localhost:${world.front.port}/"`)
    },
  )

  it('when a visitor of a missing site reads German before English, then they are told in German', async () => {
    const asked = { 'Accept-Language': 'xx, en;q=0.5, de-AT;q=0.8' }
    const { status, headers, text } = await world.visit('nobody', '/', 'GET', asked)
    expect([status, headers['content-language'], headers['vary']]).toEqual([404, 'de', 'Accept-Language'])
    expect(text).toContain('Hier gibt es keine Seite')
    expect(headers['x-robots-tag']).toBe('noindex')
    expect(text.length).toBeLessThan(2_500)
  })

  it.each([
    ['ada', '/wp-login.php'],
    ['ada', '/.well-known/security.txt'],
    ['nobody', '/favicon.ico'],
    ['nobody', '/.env'],
  ])('when a program tries %s %s, then it is a 404 of a few bytes that may be kept', async (site, path) => {
    const { status, headers, text } = await world.visit(site, path)
    expect([status, text]).toEqual([404, 'Not found\n'])
    expect(headers['cache-control']).toBe('public, max-age=300')
  })

  it.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip, br;q=0', 'gzip', gunzipSync],
  ] as const)(
    'when a browser accepts %s, then the page comes as %s with an ETag of its own',
    async (accepts, encoding, decode) => {
      const plain = await world.visit('ada')
      const small = await world.visit('ada', '/', 'GET', { 'Accept-Encoding': accepts })
      expect(small.headers).toMatchObject({
        'content-encoding': encoding,
        vary: 'Accept-Encoding',
        'content-length': String(small.bytes.length),
        etag: String(plain.headers['etag']).replace(/"$/, `-${encoding}"`),
      })
      expect(decode(small.bytes).toString()).toBe(plain.text)
      expect(small.bytes.length * 2).toBeLessThan(plain.bytes.length)
      const tag = { 'Accept-Encoding': accepts, 'If-None-Match': String(small.headers['etag']) }
      const again = await world.visit('ada', '/', 'GET', tag)
      expect([again.status, again.headers['vary'], again.bytes.length]).toEqual([304, 'Accept-Encoding', 0])
      const other = await world.visit('ada', '/', 'GET', { 'If-None-Match': String(small.headers['etag']) })
      expect(other.status).toBe(200)
      const head = await world.visit('ada', '/', 'HEAD', { 'Accept-Encoding': accepts })
      expect([head.headers['content-length'], head.bytes.length]).toEqual([String(small.bytes.length), 0])
    },
  )

  it('when a picture is asked for, then it comes as it is', async () => {
    const { headers } = await world.visit('ada', '/card.png', 'GET', { 'Accept-Encoding': 'br, gzip' })
    expect([headers['content-encoding'], headers['vary']]).toEqual([undefined, undefined])
  })

  it('when a bundle was published before there were encodings, then it is served as it is', async () => {
    await world.goLive('ada', 'of-before')
    const { text } = await world.visit('of-before')
    const manifests = (name: string) => /^sites\/of-before\/[0-9a-f]+\.json$/.test(name)
    await rewrite(manifests, (manifest) => {
      for (const file of manifest.files) delete file.encodings
    })
    const again = await world.visit('of-before', '/', 'GET', { 'Accept-Encoding': 'br' })
    expect([again.status, again.text, again.headers['content-encoding']]).toEqual([200, text, undefined])
  })

  it('when another method is tried, then it is 405', async () => {
    const { status, headers } = await world.visit('ada', '/', 'POST')
    expect([status, headers['allow']]).toEqual([405, 'GET, HEAD'])
  })

  it('when the immutable address is asked for, then it answers for the public bundle alone and may be kept for ever', async () => {
    const seen: string[] = []
    world.front.tamper((_site, path) => void seen.push(path))
    await world.goLive('ada', 'addressed')
    world.front.tamper(undefined)
    const immutable = seen.find((path) => /^\/@[0-9a-f]{64}\/$/.test(path))!
    // A launch fetches each file once, and its page from both addresses.
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen.filter((path) => path.startsWith('/@'))).toEqual([immutable])
    expect(seen).toEqual(expect.arrayContaining(['/', '/card.png', '/resume.json']))
    const { status, headers, text } = await world.visit('addressed', immutable)
    expect([status, text]).toEqual([200, (await world.visit('addressed')).text])
    expect(headers['cache-control']).toContain('immutable')
    expect((await world.visit('ada', immutable)).status).toBe(404)
    world.resumes.put('ada', 'resume-1', { ...sample, basics: { ...sample.basics, name: 'Augusta King' } })
    await world.goLive('ada', 'addressed')
    expect((await world.visit('addressed', immutable)).status).toBe(404)
    world.resumes.put('ada', 'resume-1', sample)
  })

  it('when one changes what contact data is public, then the page follows without a launch and without a charge', async () => {
    await world.goLive('ada', 'my-settings')
    const free = world.ledger.free()
    const calls = world.model.calls()
    const phone = sample.basics!.phone!.replaceAll(' ', '')
    const shown = async () =>
      (await world.visit('my-settings')).text.replaceAll(/[\s\u00a0]/g, '').includes(phone)
    expect(await shown()).toBe(false)
    const change = { contact: { phone: true }, indexed: true }
    const answer = await world.as('ada')('PATCH', '/make/sites/my-settings', { body: change })
    expect([answer.status, answer.body.data]).toEqual([
      200,
      {
        name: 'my-settings',
        indexed: true,
        contact: { email: true, phone: true, address: false },
        pdf: false,
      },
    ])
    await eventually(shown)
    expect((await world.visit('my-settings')).headers['x-robots-tag']).toBeUndefined()
    await world.as('ada')('PATCH', '/make/sites/my-settings', { body: { contact: { phone: false } } })
    await eventually(async () => !(await shown()))
    expect([world.ledger.free(), world.model.calls()]).toEqual([free, calls])
    expect(world.heardOf('my-settings')).toEqual(['site.requested.v1', 'site.generated.v1'])
  })

  it('when changed settings cannot be seen at the public address, then the page stays as it was until they can', async () => {
    await world.goLive('ada', 'stubborn')
    const before = (await world.visit('stubborn')).text
    let asked = 0
    world.front.tamper((site, path) => {
      if (site !== 'stubborn' || path !== '/') return undefined
      asked++
      return 'parked'
    })
    await world.as('ada')('PATCH', '/make/sites/stubborn', { body: { contact: { email: false } } })
    const fromGenerator = async () => (await fetch(`${world.url()}/sites/stubborn/`)).text()
    await eventually(async () => asked > 0 && (await fromGenerator()) === before)
    world.front.tamper(undefined)
    await eventually(async () => !(await world.visit('stubborn')).text.includes('ada@example.org'))
  })

  it('when settings are changed quickly many times, then the page ends up at the last ones', async () => {
    await world.goLive('ada', 'flicker')
    for (const email of [false, true, false, true, false])
      await world.as('ada')('PATCH', '/make/sites/flicker', { body: { contact: { email } } })
    await eventually(async () => !(await world.visit('flicker')).text.includes('ada@example.org'))
    await world.goLive('ada', 'flicker-marker')
    expect((await world.visit('flicker')).text).not.toContain('ada@example.org')
  })

  it.each([
    ['someone else', 'eve', '/make/sites/ada', { indexed: true }, 404],
    ['an absent site', 'ada', '/make/sites/nothing', { indexed: true }, 404],
    ['a name that is none', 'ada', `/make/sites/${'x'.repeat(3_000)}`, { indexed: true }, 404],
    ['a wrong type', 'ada', '/make/sites/ada', { indexed: 'yes' }, 400],
    ['an unknown field', 'ada', '/make/sites/ada', { owner: 'eve' }, 400],
  ])('when settings are changed by or for %s, then they are refused', async (_, user, path, body, status) => {
    expect((await world.as(user)('PATCH', path, { body })).status).toBe(status)
  })

  it('when a launch runs, then its settings are not changed under it', async () => {
    world.model.set('hangs')
    const { body } = await world.launch('ada', 'busy')
    const refused = await world.as('ada')('PATCH', '/make/sites/busy', { body: { indexed: true } })
    expect(refused.body.code).toBe('launch-in-progress')
    world.model.set('works')
    await world.end('ada', body.launchId)
  })

  it('when a name is looked up, then it is 200 in GitHub’s shape when taken, 404 when free, 400 elsewhere', async () => {
    const look = (org: string, name: string) => fetch(`${world.url()}/api/v1/code-host/repos/${org}/${name}`)
    const taken = await look('thumbfolio', 'ada')
    expect(taken.status).toBe(200)
    expect(await taken.json()).toMatchObject({
      name: 'ada',
      full_name: 'thumbfolio/ada',
      private: false,
      owner: { login: 'thumbfolio' },
      html_url: `http://ada.localhost:${world.front.port}/`,
    })
    expect((await look('thumbfolio', 'www')).status).toBe(200)
    expect((await look('thumbfolio', 'nobody-yet')).status).toBe(404)
    expect((await look('thumbfolio', 'No%20Name')).status).toBe(404)
    expect((await look('thumbfolio', 'x'.repeat(3_000))).status).toBe(404)
    expect((await look('github', 'ada')).status).toBe(400)
  })
})
