import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { startDns, type TestDns } from '@thumbfolio/testing'
import { halves } from './test-pictures.js'
import { startWorld, type World } from './world.js'

jest.setTimeout(60_000)

type Answer = (request: IncomingMessage, response: ServerResponse) => void

const listening = async (answer: Answer): Promise<Server> => {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}
const portOf = (server: Server) => (server.address() as AddressInfo).port

/** A server at an allowed address represents the public web; another one represents private addresses. */
describe('the preview of a linked page', () => {
  let world: World
  let dns: TestDns
  let web: Server
  let inside: Server
  let pages: Map<string, Answer>
  let visitors: { path: string; host: string | undefined; cookie: string | undefined }[]
  let insiders = 0

  beforeAll(async () => {
    pages = new Map()
    web = await listening((request, response) => {
      const path = new URL(request.url ?? '/', 'http://web.example').pathname
      visitors.push({ path, host: request.headers.host, cookie: request.headers.cookie })
      const answer = pages.get(path)
      if (answer) answer(request, response)
      else response.writeHead(404).end()
    })
    inside = await listening((_request, response) => {
      insiders += 1
      response.end('secret')
    })
    dns = await startDns()
    dns.set('blog.example', 'A', '127.0.0.1')
    dns.set('mixed.example', 'A', '127.0.0.1', '10.0.0.1')
    dns.set('inside.example', 'A', '169.254.169.254')
    dns.set('inside6.example', 'AAAA', '::ffff:7f00:1')
    world = await startWorld({
      env: { DNS_SERVERS: dns.address, LINK_PREVIEW_PRIVATE_HOSTS: `127.0.0.1:${portOf(web)}` },
    })
    await world.start()
  })
  beforeEach(() => {
    pages.clear()
    visitors = []
  })
  afterAll(async () => {
    await world[Symbol.asyncDispose]()
    await dns[Symbol.asyncDispose]()
    for (const server of [web, inside]) {
      server.closeAllConnections()
      server.close()
    }
  })

  /** Each owner may ask 30 times an hour. */
  let owners = 0
  const preview = async (url: string) => {
    const { status, body } = await world.as(`owner-${owners++}`)('POST', '/make/link-previews', {
      body: { url },
    })
    return { status, body }
  }
  const at = (path: string, host = 'blog.example') => `http://${host}:${portOf(web)}${path}`
  const html =
    (body: string): Answer =>
    (_request, response) =>
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(body)
  const page = (image: string) =>
    html(`<meta property="og:title" content="On engines"><meta property="og:image" content="${image}">`)
  const redirect =
    (to: string): Answer =>
    (_request, response) =>
      response.writeHead(302, { Location: to }).end()
  const picture = async (): Promise<Answer> => {
    const bytes = await halves({ width: 1_200, height: 630 }).png().toBuffer()
    return (_request, response) => response.writeHead(200, { 'Content-Type': 'image/png' }).end(bytes)
  }

  it('when a page names a picture, then it is shown with its title, and an upload keeps it', async () => {
    pages.set('/post', page('/card.png'))
    pages.set('/card.png', await picture())
    const { status, body } = await preview(at('/post'))
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ title: 'On engines', picture: { width: 1_200, height: 630 } })
    expect(visitors.map(({ path }) => path)).toEqual(['/post', '/card.png'])
    expect(visitors[0]).toMatchObject({ host: `blog.example:${portOf(web)}`, cookie: undefined })
    const { dataUrl } = body.data.picture as { dataUrl: string }
    const kept = await world.as('ada')('POST', '/make/pictures', { body: { picture: dataUrl } })
    expect(kept).toMatchObject({ status: 201, body: { data: { width: 1_200, height: 630 } } })
  })

  it.each([
    'http://127.0.0.1/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[fe80::1]/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://169.254.169.254/latest/meta-data',
    'http://inside.example/',
    'http://inside6.example/',
    'http://blog.example/',
    'http://93.184.216.34:8080/',
    'http://ada:secret@93.184.216.34/',
  ])('when the address is %s, then nothing is loaded', async (url) => {
    expect((await preview(url)).body.code).toBe('link-not-public')
  })

  it('when one of several addresses is private, then nothing is loaded', async () => {
    expect((await preview(at('/post', 'mixed.example'))).body.code).toBe('link-not-public')
    expect(visitors).toEqual([])
  })

  it.each(['file:///etc/passwd', 'gopher://blog.example/', 'data:text/html,x', 'blog.example', ''])(
    'when the address is %j, then it is refused',
    async (url) => expect((await preview(url)).body.code).toBe('validation-failed'),
  )

  it('when a page or its picture leads to a private address, then nothing is loaded from there', async () => {
    const hidden = `http://127.0.0.1:${portOf(inside)}/`
    pages.set('/away', redirect(hidden))
    pages.set('/meta', redirect('http://169.254.169.254/latest/meta-data'))
    pages.set('/file', redirect('file:///etc/passwd'))
    pages.set('/picture', page(hidden))
    for (const path of ['/away', '/meta', '/file', '/picture'])
      expect([path, (await preview(at(path))).body.code]).toEqual([path, 'link-not-public'])
    expect(insiders).toBe(0)
  })

  it('when the name leads elsewhere after it was looked up, then the request goes to the address that was checked', async () => {
    dns.set('turning.example', 'A', '127.0.0.1')
    pages.set('/post', (request, response) => {
      dns.set('turning.example', 'A', '169.254.169.254')
      page('/card.png')(request, response)
    })
    pages.set('/card.png', await picture())
    const { status } = await preview(at('/post', 'turning.example'))
    expect([status, dns.asked('turning.example')]).toEqual([200, 2])
    expect(visitors.every(({ host }) => host === `turning.example:${portOf(web)}`)).toBe(true)
  })

  it('when redirects go in a circle, then it ends after three', async () => {
    pages.set('/round', redirect('/round'))
    expect((await preview(at('/round'))).body.code).toBe('link-not-read')
    expect(visitors).toHaveLength(4)
  })

  it('when a page is larger than 5 MB, says so or not, or is compressed, then it is not read', async () => {
    const part = Buffer.alloc(2 ** 20, 'a')
    let sent = 0
    pages.set('/said', (_request, response) =>
      response
        .writeHead(200, { 'Content-Type': 'text/html', 'Content-Length': String(5 * 2 ** 30) })
        .write('a'),
    )
    pages.set('/endless', (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html' })
      const more = () => {
        while (!response.destroyed && response.write(part)) sent += 1
        sent += 1
      }
      response.on('drain', more)
      more()
    })
    pages.set('/gzip', (_request, response) =>
      response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Encoding': 'gzip' }).end(part),
    )
    for (const path of ['/said', '/endless', '/gzip'])
      expect([path, (await preview(at(path))).body.code]).toEqual([path, 'link-not-read'])
    expect(sent).toBeLessThan(40)
  })

  it('when a page takes longer than 5 s, then it is given up', async () => {
    pages.set(
      '/slow',
      (_request, response) => void response.writeHead(200, { 'Content-Type': 'text/html' }).write('a'),
    )
    const began = performance.now()
    expect((await preview(at('/slow'))).body.code).toBe('link-not-read')
    expect(performance.now() - began).toBeGreaterThan(4_000)
  })

  it('when a page is gone, no page, or names no picture that can be read, then it says what to do', async () => {
    pages.set('/text', (_request, response) =>
      response.writeHead(200, { 'Content-Type': 'text/plain' }).end('hi'),
    )
    pages.set('/none', html('<title>Only a title</title>'))
    pages.set('/svg', page('/card.svg'))
    pages.set('/card.svg', (_request, response) =>
      response
        .writeHead(200, { 'Content-Type': 'image/svg+xml' })
        .end('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    )
    expect((await preview(at('/gone'))).body.code).toBe('link-not-read')
    for (const path of ['/text', '/none', '/svg']) {
      const { body } = await preview(at(path))
      expect([path, body.code]).toEqual([path, 'link-no-picture'])
      expect(body.detail).toContain('upload a picture')
    }
    expect((await preview('http://unknown.example/')).body.code).toBe('link-not-read')
  })
})
