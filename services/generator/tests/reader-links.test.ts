import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { generatorOperatorRoutes, type ReaderLinkView } from '@thumbfolio/contracts'
import type { Database } from '@thumbfolio/kit/store'
import { readerLinks } from '../src/collections.js'
import { eventually } from '@thumbfolio/testing'
import { gatedEngines } from './breakable-engines.js'
import { sample, startWorld, type World } from './world.js'

jest.setTimeout(90_000)

describe('a link for one reader', () => {
  let world: World
  let aheadMs = 0
  let database: Database | undefined
  let whileMaking: (() => Promise<unknown>) | undefined
  const beforeWrite = async () => {
    const work = whileMaking
    whileMaking = undefined
    await work?.()
  }
  beforeAll(async () => {
    world = await startWorld()
    world.resumes.put('ada', 'resume-1', {
      ...sample,
      references: [{ name: 'Charles Babbage', reference: 'The best of programmers.' }],
    })
    await world.start({
      now: () => Date.now() + aheadMs,
      engines: (engines) => {
        database = engines.database
        return gatedEngines(engines, { before: beforeWrite }, ['reader-links'])
      },
    })
    await world.goLive('ada', 'ada')
    await world.goLive('ada', 'other')
  })
  afterAll(() => world[Symbol.asyncDispose]())

  const path = '/make/sites/ada/readers'
  const make = async (body: object = {}, at = path) => {
    const answer = await world.as('ada')('POST', at, { body: { name: 'Acme', ...body } })
    const { link, url } = (answer.body.data ?? {}) as { link: ReaderLinkView; url: string }
    return { ...answer, link, at: url && new URL(url).pathname }
  }
  const list = async () => (await world.as('ada')('GET', path)).body.data as ReaderLinkView[]
  const browser = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
  const open = (at: string, site = 'ada') => world.visit(site, at, 'GET', browser)
  /** Sends the password form of a link. */
  const send = (at: string, password: string, headers: Record<string, string> = {}, more = '') =>
    new Promise<{ status: number; location: string | undefined; text: string }>((resolve, reject) => {
      const sent = request(
        {
          host: '127.0.0.1',
          port: world.front.port,
          path: at,
          method: 'POST',
          agent: false,
          headers: {
            Host: `ada.localhost:${world.front.port}`,
            'Content-Type': 'application/x-www-form-urlencoded',
            ...headers,
          },
        },
        (response) => {
          let text = ''
          response.on('data', (chunk: Buffer) => (text += chunk.toString()))
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, location: response.headers.location, text }),
          )
        },
      )
      sent.once('error', reject)
      sent.end(new URLSearchParams({ password }).toString() + more)
    })

  it('when it is opened, then it shows what it is for, nothing keeps it, and the public page is as it was', async () => {
    const { status, at, link } = await make({ shows: { phone: true, references: true } })
    expect(status).toBe(201)
    expect(at).toMatch(/^\/for\/[0-9a-f]{32}\/$/)
    const page = await open(at)
    expect(page.status).toBe(200)
    expect(page.text).toContain('+44 20 7946 0000')
    expect(page.text).toContain('The best of programmers.')
    expect(page.text).toContain('content="noindex"')
    expect(page.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    })
    expect(page.headers['set-cookie']).toBeUndefined()
    expect((await open(`${at}resume.json`)).text).toContain('7946')
    expect((await open(`${at}icon.svg`)).status).toBe(200)
    expect((await open(at.slice(0, -1))).headers['location']).toBe(at)
    const open_ = (await open('/')).text
    expect(open_).not.toContain('7946')
    expect(open_).not.toContain('best of programmers')
    expect((await open('/robots.txt')).text).not.toContain('for')
    await eventually(async () => (await list()).find(({ id }) => id === link.id)!.views === 1)
    expect(JSON.stringify(await list())).not.toContain(at.split('/')[2])
  })

  it('when nothing is shown in addition, then it is the public page', async () => {
    const { at } = await make()
    expect((await open(at)).text).not.toContain('7946')
    expect((await open(`${at}resume.pdf`)).status).toBe(404)
  })

  it('when it shows the PDF, then that file and no other: not that of a resume of which the page is made later', async () => {
    await world.goLive('ada', 'filed')
    world.resumes.putPdf('ada', 'resume-1', Buffer.from('%PDF-1.7 one'))
    const { at } = await make({ shows: { pdf: true } }, '/make/sites/filed/readers')
    const pdf = await open(`${at}resume.pdf`, 'filed')
    expect([pdf.status, pdf.text, pdf.headers['cache-control']]).toEqual([
      200,
      '%PDF-1.7 one',
      'private, no-store',
    ])
    expect((await open('/resume.pdf', 'filed')).status).toBe(404)
    world.resumes.put('ada', 'resume-2', sample)
    world.resumes.putPdf('ada', 'resume-2', Buffer.from('%PDF-1.7 two'))
    const body = { fileUrl: 'resume-2', siteName: 'filed' }
    const launched = await world.as('ada')('PUT', '/make/generate', { body })
    await world.end('ada', launched.body.launchId)
    expect((await open(at, 'filed')).text).not.toContain('resume.pdf')
    expect((await open(`${at}resume.pdf`, 'filed')).status).toBe(404)
  })

  it('when it is guessed, revoked, expired or of another site, then it looks like any address that is not there', async () => {
    const absent = await open('/nothing-here')
    const { at, link } = await make({ days: 1 })
    const same = async (where: string, site = 'ada') => {
      const { status, text, headers } = await open(where, site)
      const { date: _d, ...rest } = headers
      return { status, text, headers: rest }
    }
    const { date: _date, ...headers } = absent.headers
    const expected = { status: 404, text: absent.text, headers }
    expect(await same(`/for/${'0'.repeat(32)}/`)).toEqual(expected)
    expect(await same('/for/short/')).toEqual(expected)
    expect((await same(at, 'other')).status).toBe(404)
    aheadMs = 2 * 86_400_000
    expect(await same(at)).toEqual(expected)
    aheadMs = 0
    expect((await open(at)).status).toBe(200)
    await world.as('eve')('DELETE', `${path}/${link.id}`)
    expect((await open(at)).status).toBe(200)
    expect((await world.as('ada')('DELETE', `${path}/${link.id}`)).status).toBe(204)
    expect(await same(at)).toEqual(expected)
  })

  it('when it has a password, then nothing is shown without it, and it opens for hours with it', async () => {
    const { at } = await make({ password: 'difference engine', shows: { phone: true } })
    for (const where of [at, `${at}resume.json`, `${at}guess.0.0/`]) {
      const { text, status } = await open(where)
      expect([status, text.includes('Password needed'), text.includes('7946')]).toEqual([200, true, false])
    }
    expect(await send(at, 'wrong')).toMatchObject({ status: 403 })
    expect(await send(at, 'difference engine', { 'Sec-Fetch-Site': 'cross-site' })).toMatchObject({
      status: 400,
    })
    const { status, location } = await send(at, 'difference engine')
    expect([status, location?.startsWith(at)]).toEqual([303, true])
    expect((await open(location!)).text).toContain('+44 20 7946 0000')
    expect((await open(`${location}resume.json`)).text).toContain('7946')
    expect((await send(at, 'difference engine', {}, '&a=1'.repeat(9))).status).toBe(400)
    const { at: other } = await make({ password: 'analytical engine' })
    expect((await open(location!.replace(at, other))).text).toContain('Password needed')
    aheadMs = 13 * 3_600_000
    expect((await open(location!)).text).toContain('Password needed')
    aheadMs = 0
  })

  it('when a password is guessed, then the eleventh try is refused, also with the right one', async () => {
    const { at } = await make({ password: 'difference engine' })
    for (let tries = 0; tries < 10; tries++) expect((await send(at, `guess ${tries}`)).status).toBe(403)
    expect(await send(at, 'difference engine')).toMatchObject({ status: 429 })
  })

  it('when the input is invalid, or the site is absent or somebody else’s, then it is refused', async () => {
    expect((await make({ name: ' ' })).body.code).toBe('validation-failed')
    expect((await make({ days: 400 })).body.code).toBe('validation-failed')
    expect((await make({ password: 'short' })).body.code).toBe('validation-failed')
    expect((await world.as('eve')('POST', path, { body: { name: 'Eve' } })).status).toBe(404)
    expect((await world.as('eve')('GET', path)).status).toBe(404)
    expect((await make({}, '/make/sites/nothing/readers')).status).toBe(404)
  })

  it('when the site is deleted while a link is made, then none is left', async () => {
    await world.goLive('ada', 'gone')
    whileMaking = async () => {
      await world.emit({ type: 'site.deletion-requested.v1', subject: 'gone', data: { userId: 'ada' } })
      await eventually(() => world.heardOf('gone').includes('site.deleted.v1'))
    }
    const { status } = await make({ name: 'Nobody' }, '/make/sites/gone/readers')
    expect(status).toBe(404)
    const { items } = await database!.store(readerLinks).list('owner', { equals: 'ada' }, { limit: 100 })
    expect(items.map(({ name }) => name)).not.toContain('Nobody')
  })

  it('when its site is taken down or its owner suspended, then it looks like any address that is not there', async () => {
    const { takeDown, putBack } = generatorOperatorRoutes
    const { at } = await make({ shows: { phone: true } }, '/make/sites/other/readers')
    const statuses = async () => [
      (await open(at, 'other')).status,
      (await open(`${at}resume.json`, 'other')).status,
    ]
    expect(await statuses()).toEqual([200, 200])
    world.suspended.add('ada')
    expect(await statuses()).toEqual([404, 404])
    world.suspended.delete('ada')
    const target = { params: { name: 'other' }, body: { reason: 'It copies a page.' } }
    await world.operator('grace').call(takeDown, target)
    expect(await statuses()).toEqual([404, 404])
    await world.operator('grace').call(putBack, target)
    expect(await statuses()).toEqual([200, 200])
  })

  it('when its site is renamed, then it opens under the new name, and the former address leads there', async () => {
    await world.goLive('ada', 'before')
    const { at } = await make({}, '/make/sites/before/readers')
    await world.as('ada')('POST', '/make/sites/before/rename', { body: { to: 'after' } })
    await eventually(async () => (await open(at, 'after')).status === 200)
    await eventually(async () => (await open(at, 'before')).status === 308)
    expect((await open(at, 'before')).headers['location']).toContain('after.localhost')
  })

  it('when there are fifty, then no more are made; when the account is deleted, then none is left', async () => {
    const count = (await list()).length
    for (let at = count; at < 50; at++) expect((await make()).status).toBe(201)
    expect((await make()).body.code).toBe('reader-link-limit')
    await world.emit({ type: 'account.deleted.v1', subject: 'ada', data: {} })
    const left = async () =>
      (await database!.store(readerLinks).list('owner', { equals: 'ada' }, { limit: 1 })).items
    await eventually(async () => (await left()).length === 0, 20_000)
  })
})
