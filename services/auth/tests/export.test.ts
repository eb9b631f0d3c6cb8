import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually, unzipped } from '@thumbfolio/testing'
import type { Response } from 'express'
import sharp from 'sharp'
import { api, AuthUnderTest, type Member } from './auth-under-test.js'
import { startHolders, type Holders } from './holders.js'

const path = `${api}/export`
const noise = randomBytes(3 * 2 ** 20)

describe('the export of everything held about a person', () => {
  let holders: Holders
  let auth: AuthUnderTest
  const get = ({ token }: Member) => fetch(auth.url + path, { headers: { Authorization: `Bearer ${token}` } })
  const exported = async (member: Member) => {
    const response = await get(member)
    expect(response.status).toBe(200)
    return unzipped(new Uint8Array(await response.arrayBuffer()))
  }
  const json = (files: Map<string, Buffer>, name: string) => JSON.parse(files.get(name)!.toString())
  /** The answer as it comes, so that it can be left. */
  async function begin({ token }: Member): Promise<IncomingMessage> {
    const sent = request(auth.url + path, { headers: { Authorization: `Bearer ${token}` } }).end()
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    return answer.on('error', () => undefined)
  }
  const isFree = (member: Member) =>
    eventually(async () => {
      const { status, body } = await get(member)
      await body?.cancel()
      return status === 200
    })

  beforeAll(async () => {
    holders = await startHolders()
    auth = await AuthUnderTest.start(holders.environment)
  })
  afterAll(async () => {
    await auth[Symbol.asyncDispose]()
    for (const name of ['resume', 'generator', 'dashboard', 'payment'] as const) await holders[name].stop()
  })

  it('when an account has nothing yet, then it is the account, its first credits and its sessions', async () => {
    const member = await auth.member('fresh')
    const response = await get(member)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="thumbfolio-data-${new Date(auth.clock.now()).toISOString().slice(0, 10)}.zip"`,
      'cache-control': 'private, no-store, no-transform',
      'x-content-type-options': 'nosniff',
    })
    const files = await unzipped(new Uint8Array(await response.arrayBuffer()))
    expect([...files.keys()]).toEqual(['README.txt', 'account.json', 'sessions.json', 'ledger.json'])
    expect(files.get('README.txt')!.toString()).toContain('Everything Thumbfolio holds about fresh')
    expect(json(files, 'account.json')).toMatchObject({
      _id: member.userId,
      username: 'fresh',
      email: member.email,
      isVerified: true,
      credits: 3,
      consents: { google: { granted: false } },
      cases: [],
      purse: { balance: 3, grants: { signup: 3 }, holds: {} },
    })
    expect(json(files, 'sessions.json').length).toBeGreaterThan(0)
    await eventually(async () => {
      const [first] = json(await exported(member), 'ledger.json')
      return first?.kind === 'granted' && first.delta === 3
    })
  })

  it('when others hold something, then every file is in it, byte for byte, and nothing of anybody else', async () => {
    const [ada, eve] = [await auth.member('ada'), await auth.member('eve')]
    const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#369' } })
      .png()
      .toBuffer()
    const profilePic = `data:image/png;base64,${picture.toString('base64')}`
    await ada.call('PUT', `${api}/update-profile`, { body: { profilePic } })
    await ada.call('PUT', `${api}/consents/google`, { body: { granted: true } })
    const chunks = async function* () {
      for (let at = 0; at < noise.length; at += 50_000) yield noise.subarray(at, at + 50_000)
    }
    const pdf = () => Readable.from(chunks(), { objectMode: false })
    holders.resume.put(ada.userId, 'Nurse', [
      { path: 'resume.pdf', sizeBytes: noise.length, body: pdf() },
      { path: 'resume.json', body: Buffer.from('{"of":"ada"}') },
    ])
    holders.resume.put(eve.userId, 'Nurse', [{ path: 'resume.json', body: Buffer.from('{"of":"eve"}') }])
    holders.generator.put(ada.userId, 'ada-site', [
      { path: 'site.json', body: Buffer.from('{}') },
      { path: 'published/index.html', body: Buffer.alloc(0) },
    ])
    holders.dashboard.put(ada.userId, undefined, [{ path: 'sites.json', body: Buffer.from('[]') }])

    const files = await exported(ada)
    expect([...files.keys()].slice(4)).toEqual([
      'profile-picture.webp',
      'resumes/Nurse/resume.pdf',
      'resumes/Nurse/resume.json',
      'sites/ada-site/site.json',
      'sites/ada-site/published/index.html',
      'dashboard/sites.json',
    ])
    expect(files.get('resumes/Nurse/resume.pdf')!.equals(noise)).toBe(true)
    expect((await sharp(files.get('profile-picture.webp')).metadata()).format).toBe('webp')
    expect(json(files, 'account.json').consents.google.granted).toBe(true)
    const all = Buffer.concat([...files.values()]).toString('latin1')
    for (const foreign of [eve.userId, eve.email, '"of":"eve"']) expect(all).not.toContain(foreign)
    const theirs = await exported(eve)
    expect(json(theirs, 'resumes/Nurse/resume.json')).toEqual({ of: 'eve' })
  })

  it('when secrets are kept, then none of them is in it', async () => {
    const member = await auth.member()
    await auth.post('forgot-password', { email: member.email })
    const code = await auth.code(member.email, 2)
    const text = Buffer.concat([...(await exported(member)).values()]).toString()
    const [, payload = ''] = member.token.split('.')
    const { sid } = JSON.parse(Buffer.from(payload, 'base64url').toString())
    for (const secret of [member.token, sid, member.password, '$2', code, '"hash"', 'passwordHash'])
      expect([secret, text.includes(secret)]).toEqual([secret, false])
    expect(text).toContain('"purpose": "reset"')
  })

  it('when things have hostile names, then each is in a folder of its own below its place', async () => {
    const member = await auth.member()
    const names = ['../../etc', '..', 'CON', 'cv', 'CV', '/root', 'a\u0000b', `${'x'.repeat(200)}`, 'cv (2)']
    for (const name of names)
      holders.resume.put(member.userId, name, [{ path: 'it', body: Buffer.from(name) }])
    const found = [...(await exported(member))].filter(([name]) => name.startsWith('resumes/'))
    expect(found.map(([, bytes]) => bytes.toString())).toEqual(names)
    expect(found.map(([name]) => name)).toEqual(
      ['__.._etc', 'unnamed', '_CON', 'cv', 'CV (2)', '_root', 'a b', 'x'.repeat(80), 'cv (2) (2)'].map(
        (folder) => `resumes/${folder}/it`,
      ),
    )
  })

  it('when no session, no verified e-mail or another method comes, then it is refused', async () => {
    expect((await fetch(auth.url + path)).status).toBe(401)
    const unverified = await auth.signUp()
    expect((await unverified.call('GET', path)).body.code).toBe('email-not-verified')
    expect((await unverified.call('POST', path, { body: {} })).status).toBe(405)
  })

  it('when one is running, then another of the same account is refused, and others are not', async () => {
    const [member, other] = [await auth.member(), await auth.member()]
    const held: (() => void)[] = []
    holders.resume.put(member.userId, 'cv', [{ path: 'it', body: Buffer.from('x') }])
    holders.resume.onOpen = () => new Promise((resolve) => void held.push(resolve))
    const running = get(member)
    await eventually(() => held.length === 1)
    const second = await member.call('GET', path)
    expect(second.body).toMatchObject({ status: 429, code: 'export-running' })
    expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await exported(other)).size).toBe(4)
    holders.resume.onOpen = async () => undefined
    held[0]!()
    await unzipped(new Uint8Array(await (await running).arrayBuffer()))
    expect((await exported(member)).has('resumes/cv/it')).toBe(true)
  })

  it('when a service is away, then 503 says what to do before a byte is sent, however often', async () => {
    const others = await startHolders()
    await others.generator.stop()
    await using lonely = await AuthUnderTest.start(others.environment)
    const { call } = await lonely.member()
    for (const _ of [1, 2]) {
      const { status, headers, body } = await call('GET', path)
      expect([status, headers.get('content-type'), headers.get('content-disposition')]).toEqual([
        503,
        'application/problem+json; charset=utf-8',
        null,
      ])
      expect(body).toMatchObject({ code: 'export-unavailable', detail: expect.stringContaining('try again') })
    }
    for (const name of ['resume', 'dashboard', 'payment'] as const) await others[name].stop()
  })

  it('when a file breaks off, or is longer than was said, then the download breaks off and is no archive', async () => {
    const broken = async (response: Response) => {
      response.write('half')
      setImmediate(() => response.destroy())
    }
    for (const file of [
      { path: 'broken.bin', body: broken },
      { path: 'longer.bin', body: Buffer.alloc(99), sizeBytes: 98 },
    ]) {
      const member = await auth.member()
      holders.resume.put(member.userId, 'cv', [file])
      const answer = await begin(member)
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      await closed(answer)
      expect([file.path, answer.statusCode, answer.complete]).toEqual([file.path, 200, false])
      await expect(unzipped(Buffer.concat(chunks))).rejects.toThrow()
      await isFree(member)
    }
  })

  it('when the client leaves, then every service is let go and the next export may start', async () => {
    const member = await auth.member()
    const [before, body] = [holders.resume.cut(), endless()]
    holders.resume.put(member.userId, 'cv', [{ path: 'endless.bin', body: body.stream }])
    const answer = await begin(member)
    answer.resume()
    await eventually(() => body.given() > 0)
    answer.destroy()
    await eventually(() => holders.resume.cut() === before + 1 && body.stream.destroyed)
    holders.resume.forget(member.userId, 'endless.bin')
    await isFree(member)
  })

  it('when the client reads nothing, then nothing is read for it', async () => {
    const member = await auth.member()
    const body = endless()
    holders.resume.put(member.userId, 'cv', [{ path: 'endless.bin', body: body.stream }])
    const answer = await begin(member)
    let seen = 0
    await eventually(() => {
      const isStill = seen > 0 && seen === body.given()
      seen = body.given()
      return isStill
    })
    expect(seen).toBeLessThan(32 * 2 ** 20)
    answer.destroy()
    await eventually(() => body.stream.destroyed)
  })

  it('when a file is deleted meanwhile, then it is named as gone; when the account is, then the download breaks off', async () => {
    const [member, leaver] = [await auth.member(), await auth.member()]
    for (const { userId } of [member, leaver])
      holders.resume.put(
        userId,
        'cv',
        ['a', 'b'].map((name) => ({ path: name, body: Buffer.from(name) })),
      )
    holders.resume.onOpen = async (id) => {
      if (id === '0/a') holders.resume.forget(member.userId, 'b')
    }
    const files = await exported(member)
    expect(files.get('gone-meanwhile.txt')!.toString()).toBe('resumes/cv/b\n')
    expect(files.has('resumes/cv/b')).toBe(false)

    holders.resume.onOpen = async (id) => {
      if (id !== '0/a') return
      await leaver.call('DELETE', `${api}/account`, { body: { password: leaver.password } })
    }
    const answer = await begin(leaver)
    answer.resume()
    await closed(answer)
    expect(answer.complete).toBe(false)
    holders.resume.onOpen = async () => undefined
  })
})

const closed = (answer: IncomingMessage) => new Promise((resolve) => void answer.once('close', resolve))

/** A stream without an end, which counts how many of its bytes were taken. */
function endless() {
  let given = 0
  const chunks = async function* () {
    for (;;) {
      given += 2 ** 16
      yield randomBytes(2 ** 16)
    }
  }
  return { stream: Readable.from(chunks(), { objectMode: false }), given: () => given }
}
