import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { authInternalRoutes } from '@thumbfolio/contracts'
import { openLmdbDatabase } from '@thumbfolio/kit/lmdb'
import { eventually } from '@thumbfolio/testing'
import sharp from 'sharp'
import { accounts, cases, ledger } from '../src/collections.js'
import { api, AuthUnderTest, type Member } from './auth-under-test.js'

const minuteMs = 60_000

describe('correcting the e-mail', () => {
  let auth: AuthUnderTest
  const correct = ({ call }: Member, email: unknown) => {
    auth.clock.advance(1)
    return call('PATCH', `${api}/email`, { body: { email } })
  }
  const verify = (email: string, otp: string) => auth.post('verify-otp', { email, otp })

  beforeAll(async () => {
    auth = await AuthUnderTest.start()
  })
  afterAll(() => auth[Symbol.asyncDispose]())

  it('when it was mistyped, then the new address gets a code, the old code is dead and the old address is free', async () => {
    const member = await auth.signUp('typo')
    const old = await auth.code(member.email)
    const { status, body } = await correct(member, 'Right@Example.org')
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ _id: member.userId, email: 'right@example.org', isVerified: false })
    expect(body.user).toEqual(body.data)
    const otp = await auth.code('right@example.org')
    expect((await verify(member.email, old)).status).toBe(400)
    if (old !== otp) expect((await verify('right@example.org', old)).status).toBe(400)
    expect((await auth.post('resend-verification', { email: 'right@example.org' })).status).toBe(429)
    const taken = { username: 'other', email: member.email, password: 'a good secret' }
    expect((await auth.post('signup', taken)).status).toBe(201)
    expect((await verify('right@example.org', otp)).status).toBe(200)
  })

  it('when a reset code was mailed to the old address, then it is dead too', async () => {
    const member = await auth.signUp()
    await auth.post('forgot-password', { email: member.email })
    const otp = await auth.code(member.email, 2)
    await correct(member, `new-${member.email}`)
    const reset = { email: `new-${member.email}`, otp, password: 'stolen secret' }
    expect((await auth.post('reset-password', reset)).status).toBe(400)
  })

  it('when it is corrected again at once, then 429 for a minute; the same address again changes nothing', async () => {
    const member = await auth.signUp()
    expect((await correct(member, `a-${member.email}`)).status).toBe(200)
    expect((await correct(member, `a-${member.email}`)).status).toBe(200)
    expect((await correct(member, `b-${member.email}`)).body).toMatchObject({
      status: 429,
      code: 'resend-too-soon',
    })
    await auth.code(`a-${member.email}`)
    auth.clock.advance(minuteMs)
    expect((await correct(member, `b-${member.email}`)).status).toBe(200)
    await auth.code(`b-${member.email}`)
    expect(auth.mailsTo(`a-${member.email}`)).toHaveLength(1)
  })

  it('when the address is taken, malformed, or the old one verified, then 409, 400, 409', async () => {
    const [taken, member, verified] = [await auth.signUp(), await auth.signUp(), await auth.member()]
    expect((await correct(member, taken.email.toUpperCase())).body).toMatchObject({ code: 'email-taken' })
    expect((await correct(member, 'x')).body).toMatchObject({ status: 400, message: 'Invalid email format' })
    expect((await correct(member, { $ne: '' })).status).toBe(400)
    expect((await correct(verified, 'new@example.org')).body).toMatchObject({
      status: 409,
      code: 'already-verified',
    })
  })

  it('when 10 accounts take one address at once, then one has it', async () => {
    const members = await Promise.all(Array.from({ length: 10 }, () => auth.signUp()))
    const answers = await Promise.all(members.map((member) => correct(member, 'wanted@example.org')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.code === 'email-taken')).toHaveLength(9)
  })
})

describe('deleting the account', () => {
  let auth: AuthUnderTest
  const remove = ({ call }: Member, password: string) =>
    call('DELETE', `${api}/account`, { body: { password } })

  beforeAll(async () => {
    auth = await AuthUnderTest.start()
  })
  afterAll(() => auth[Symbol.asyncDispose]())

  it('when the password is wrong or missing, then 400, it counts as a wrong login, and nothing is deleted', async () => {
    const member = await auth.signUp()
    expect((await remove(member, 'wrong one')).body).toMatchObject({ status: 400, code: 'wrong-password' })
    expect((await member.call('DELETE', `${api}/account`, { body: {} })).body).toMatchObject({
      status: 400,
      message: 'Password is required',
    })
    for (let n = 0; n < 9; n++) await remove(member, 'wrong one')
    expect((await remove(member, member.password)).body).toMatchObject({ status: 429 })
    expect((await member.call('GET', `${api}/checkAuth`)).status).toBe(200)
  })

  it('when it is deleted, then nothing personal is left, the keys are free, and the money still adds up', async () => {
    const member = await auth.member('vanishing')
    const { userId, email, password, call } = member
    const other = (await auth.post('login', { email, password })).body.token as string
    const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    const profilePic = `data:image/png;base64,${bytes.toString('base64')}`
    const { body } = await call('PUT', `${api}/update-profile`, { body: { profilePic } })
    const hold = (launchId: string) =>
      auth.serviceClients.call(authInternalRoutes.holdCredits, {
        body: { userId, launchId, credits: 1, siteName: 'vanishing-person' },
      })
    // A launch is known by the name of its site, too.
    const [l1, l2, l4, l5] = ['1', '2', '4', '5'].map((n) => `${n}.vanishing-person`) as [
      ...[string, string, string, string],
    ]
    await hold(l1)
    await hold(l2)
    await eventually(async () => (await call('GET', `${api}/credits`)).body.data.length === 3)

    const gone = await remove(member, password)
    expect(gone.status).toBe(202)
    expect(gone.headers.get('set-cookie')).toContain('session=; ')
    for (const token of [member.token, other])
      expect((await auth.caller(token)('GET', `${api}/checkAuth`)).status).toBe(401)
    expect((await auth.post('login', { email, password })).status).toBe(401)
    expect((await auth.caller()('GET', body.data.profilePicture)).status).toBe(404)
    await eventually(() => !hasFiles(join(auth.directory, 'auth', 'blobs', 'avatars', userId)))
    await expect(
      auth.serviceClients.call(authInternalRoutes.contact, { params: { id: userId } }),
    ).rejects.toMatchObject({ code: 'not-found' })

    expect((await hold('3.vanishing-person')).state).toBe('insufficient')
    const site = { userId, launchId: l1, version: 1, url: 'http://vanishing-person.localhost/' }
    await auth.publish('site.generated.v1', 'vanishing-person', site)
    await auth.publish('site.generated.v1', 'vanishing-person', { ...site, launchId: l5 })
    const failure = { userId, problem: 'launch-canceled', liveVersion: 0 }
    await auth.publish('site.failed.v1', 'vanishing-person', { ...failure, launchId: l2 })
    await auth.publish('site.failed.v1', 'vanishing-person', { ...failure, launchId: l4 })
    await auth.publish('payment.verified.v1', 'o1', { userId, credits: 5, amountLamports: '1' })
    await auth.publish('payment.verified.v1', 'o1', { userId, credits: 5, amountLamports: '1' })
    await auth.publish('payment.verified.v1', 'o2', { userId: 'nobody', credits: 7, amountLamports: '1' })
    await auth.publish('account.registered.v1', userId, {})
    expect(auth.mailsTo(email)).toHaveLength(1)

    expect((await auth.post('signup', { username: 'vanishing', email, password })).status).toBe(201)
    const kept = await stored(userId)
    expect(JSON.stringify(kept)).not.toMatch(/vanishing|password/i)
    expect(kept.account?.holder).toEqual({ state: 'erased', erasedAt: expect.any(Number) })
    // By this a cache that starts empty learns that the sessions are over.
    expect(kept.account).toMatchObject({ sessionEpoch: 2, sessionsEndedAt: expect.any(Number) })
    expect(kept.account?.purse.balance).toBe(2)
    expect(Object.values(kept.account?.purse.holds ?? {})).toEqual([
      { credits: 1, siteName: '', state: 'captured', heldAt: expect.any(Number) },
      { credits: 1, siteName: '', state: 'released', heldAt: expect.any(Number) },
      { credits: 0, siteName: '', state: 'released' },
    ])
    // What was held and what became of it still belong together.
    const references = kept.rows.filter(({ kind }) => kind !== 'granted').map(({ reference }) => reference)
    expect(new Set(references)).toEqual(new Set(Object.keys(kept.account?.purse.holds ?? {}).slice(0, 2)))
    expect(kept.cases).toEqual([
      expect.objectContaining({ kind: 'launch-without-hold', userId, credits: 0 }),
      expect.objectContaining({ kind: 'payment-without-account', reference: 'o1', userId, credits: 5 }),
      expect.objectContaining({ kind: 'payment-without-account', reference: 'o2', credits: 7 }),
    ])
    expect(kept.rows.map(({ kind }) => kind).sort()).toEqual([
      'captured',
      'granted',
      'held',
      'held',
      'released',
    ])
  })

  const hasFiles = (path: string) => existsSync(path) && readdirSync(path).length > 0

  /** What the service's store holds about a user, read while it is stopped. */
  async function stored(userId: string) {
    await eventually(async () => {
      const path = join(auth.directory, 'auth', 'store')
      await auth.stop()
      const database = openLmdbDatabase({ path, source: 'test', now: auth.clock.now })
      const page = { limit: 50 }
      const rows = await database.store(ledger).list('user', { from: `${userId}:`, to: `${userId}:~` }, page)
      await database[Symbol.asyncDispose]()
      await auth.restart()
      return rows.items.length === 5
    })
    await auth.stop()
    const path = join(auth.directory, 'auth', 'store')
    const database = openLmdbDatabase({ path, source: 'test', now: auth.clock.now })
    const rows = await database
      .store(ledger)
      .list('user', { from: `${userId}:`, to: `${userId}:~` }, { limit: 50 })
    const found = {
      account: await database.store(accounts).find(userId),
      rows: rows.items,
      cases: (
        await Promise.all(
          [userId, 'nobody'].map((equals) => database.store(cases).list('user', { equals }, { limit: 50 })),
        )
      ).flatMap(({ items }) => items.toSorted((one, other) => one.kind.localeCompare(other.kind))),
    }
    await database[Symbol.asyncDispose]()
    await auth.restart()
    return found
  }
})
