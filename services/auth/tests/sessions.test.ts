import { generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import jwt from 'jsonwebtoken'
import { authInternalRoutes } from '@thumbfolio/contracts'
import { BcryptPasswordHasher } from '../src/adapters/password-hasher.bcrypt.js'
import type { PasswordHasher } from '../src/ports.js'
import { api, AuthUnderTest, ourOrigin } from './auth-under-test.js'

const dayMs = 24 * 3_600_000

/** Counts the work that the real hasher does. */
class CountingHasher implements PasswordHasher {
  comparisons = 0
  private readonly hasher = new BcryptPasswordHasher(4)
  hash = (password: string) => this.hasher.hash(password)
  matches = (password: string, hash: string | undefined) => {
    this.comparisons++
    return this.hasher.matches(password, hash)
  };
  [Symbol.asyncDispose] = () => this.hasher[Symbol.asyncDispose]()
}

describe('login and sessions', () => {
  let auth: AuthUnderTest
  const passwords = new CountingHasher()
  const login = (email: string, password: string, call = auth.caller()) =>
    call('POST', `${api}/login`, { body: { email, password } })
  const check = async (token: string) => (await auth.caller(token)('GET', `${api}/checkAuth`)).status
  const truth = (id: string) => auth.peers.call(authInternalRoutes.session, { params: { id } })
  const claims = (token: string) => jwt.decode(token) as Record<string, unknown> & { sid: string }

  beforeAll(async () => {
    auth = await AuthUnderTest.start({}, { passwords })
  })
  afterAll(async () => {
    await auth[Symbol.asyncDispose]()
    await passwords[Symbol.asyncDispose]()
  })

  it('when the credentials are right, then a token, a cookie and the user', async () => {
    const { email, password, userId } = await auth.member()
    const { status, body, headers } = await login(` ${email.toUpperCase()} `, password)
    expect(status).toBe(200)
    expect(body).toMatchObject({ message: 'User Logged In', user: { _id: userId }, data: { _id: userId } })
    expect(headers.get('set-cookie')).toBe(
      `session=${body.token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=604800`,
    )
    expect(Object.keys(body.data).sort()).toEqual(
      ['_id', 'createdAt', 'credits', 'email', 'isVerified', 'profilePicture', 'username'].sort(),
    )
    const now = Math.floor(auth.clock.now() / 1000)
    expect(claims(body.token)).toEqual({
      sub: userId,
      sid: expect.any(String),
      verified: true,
      iss: 'thumbfolio',
      iat: now,
      exp: now + 604_800,
    })
  })

  it('when the e-mail is unknown or the password wrong, then the same words after the same work', async () => {
    const { email } = await auth.signUp()
    const before = passwords.comparisons
    const wrong = await login(email, 'not it at all')
    const unknown = await login('nobody@example.org', 'not it at all')
    const tooLong = await login(`${'a'.repeat(300)}@example.org`, 'not it at all')
    expect(passwords.comparisons - before).toBe(3)
    expect(wrong.body).toMatchObject({ status: 401, message: 'Invalid credentials' })
    expect(unknown.body).toEqual(wrong.body)
    expect(tooLong.body).toEqual(wrong.body)
  })

  it('when a password of 72 bytes is made longer, then it is another one', async () => {
    const account = { username: 'longest', email: 'longest@example.org', password: 'x'.repeat(72) }
    expect((await auth.post('signup', account)).status).toBe(201)
    expect((await login(account.email, `${account.password}y`)).status).toBe(401)
    expect((await login(account.email, account.password)).status).toBe(200)
  })

  it('when fields are missing or no text, then 400', async () => {
    for (const body of [{}, { email: 'a@b.org' }, { email: { $gt: '' }, password: { $gt: '' } }, []])
      expect((await auth.post('login', body)).status).toBe(400)
    expect((await auth.caller()('POST', `${api}/login`, { body: '{' })).status).toBe(400)
  })

  it('when ten tries on an account were wrong, then 429 whoever asks, also with the right password', async () => {
    const { email, password } = await auth.member()
    for (let n = 0; n < 10; n++) expect((await login(email, 'wrong one')).status).toBe(401)
    const locked = await login(email, password)
    expect(locked.body).toMatchObject({ status: 429, code: 'too-many-logins' })
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(0)
    for (let n = 0; n < 10; n++) expect((await login('nobody4@example.org', 'wrong one')).status).toBe(401)
    expect((await login('nobody4@example.org', 'wrong one')).status).toBe(429)
  })

  it('when 40 guesses on an account come at once, the right one among them, then ten at most are judged', async () => {
    const { email, password } = await auth.member()
    const guesses = Array.from({ length: 40 }, (_, n) => (n === 39 ? password : `guess ${n}`))
    const answers = await Promise.all(guesses.map((guess) => login(email, guess)))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30)
  })

  it('when 30 right logins come at once, then all are let in', async () => {
    const { email, password } = await auth.member()
    const answers = await Promise.all(Array.from({ length: 30 }, () => login(email, password)))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
  })

  it('when 60 tries from an address were wrong, then 429 for that address alone', async () => {
    const { email, password } = await auth.member()
    const call = auth.caller(undefined, '198.51.100.7')
    const tries = Array.from({ length: 60 }, (_, n) => login(`nobody${n}@example.com`, 'wrong one', call))
    expect((await Promise.all(tries)).every(({ status }) => status === 401)).toBe(true)
    expect((await login(email, password, call)).status).toBe(429)
    expect((await login(email, password)).status).toBe(200)
  })

  it('when checkAuth is asked, then it reads the account anew; without a session 401', async () => {
    const { call, userId } = await auth.signUp()
    expect((await call('GET', `${api}/checkAuth`)).body).toEqual({
      data: expect.objectContaining({ _id: userId, credits: 3, isVerified: false }),
    })
    await auth.publish('payment.verified.v1', `order-${userId}`, { userId, credits: 5, amountLamports: '1' })
    expect((await call('GET', `${api}/checkAuth`)).body.data.credits).toBe(8)
    const anonymous = await auth.caller()('GET', `${api}/checkAuth`)
    expect(anonymous.body).toMatchObject({ status: 401, code: 'unauthenticated' })
    expect(anonymous.headers.get('www-authenticate')).toBe('Bearer')
  })

  it('when a token is forged, unsigned, of another key or algorithm, or expired, then 401', async () => {
    const { token, userId } = await auth.signUp()
    const { sid } = claims(token)
    const kid = jwt.decode(token, { complete: true })!.header.kid!
    const [, payload] = token.split('.')
    const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
    const body = { sid, verified: true }
    const jwks = (await auth.caller()('GET', `${api}/.well-known/jwks.json`)).body
    const none = `${Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT', kid })).toString('base64url')}.${payload}.`
    const forged = [
      none,
      none + 'x',
      `${token.slice(0, -6)}AAAAAA`,
      jwt.sign(body, stranger, { algorithm: 'ES256', keyid: kid, issuer: 'thumbfolio', subject: userId }),
      jwt.sign(body, JSON.stringify(jwks.keys[0]), { algorithm: 'HS256', keyid: kid, subject: userId }),
      'garbage',
      'a.b.c',
    ]
    for (const fake of forged) expect(await check(fake)).toBe(401)
    expect(await check(token)).toBe(200)
    auth.clock.advance(7 * dayMs)
    expect(await check(token)).toBe(401)
    expect(await truth(sid)).toEqual({ active: false, verified: false })
  })

  it('when the keys are asked for, then only the public half is told, and it verifies', async () => {
    const { token } = await auth.signUp()
    const { status, body } = await auth.caller()('GET', `${api}/.well-known/jwks.json`)
    expect(status).toBe(200)
    expect(body.keys).toEqual([
      {
        kty: 'EC',
        crv: 'P-256',
        x: expect.any(String),
        y: expect.any(String),
        alg: 'ES256',
        use: 'sig',
        kid: jwt.decode(token, { complete: true })!.header.kid,
      },
    ])
  })

  it('when a cookie alone comes with a foreign, null or missing origin, then unsafe methods are 403', async () => {
    const { token, password } = await auth.member()
    const withCookie = (method: string, path: string, origin?: string) =>
      auth.caller()(method, `${api}/${path}`, {
        ...(method !== 'GET' && { body: { current: password, password: 'new secret' } }),
        headers: { Cookie: `session=${token}`, ...(origin !== undefined && { Origin: origin }) },
      })
    for (const origin of ['https://evil.example', 'null', undefined])
      expect((await withCookie('PUT', 'password', origin)).body).toMatchObject({
        status: 403,
        code: 'origin-refused',
      })
    expect((await withCookie('GET', 'checkAuth', 'https://evil.example')).status).toBe(200)
    expect((await withCookie('PUT', 'password', ourOrigin)).status).toBe(200)
  })

  it('when the e-mail is not verified, then exactly the calls of the contract are open', async () => {
    const { call } = await auth.signUp()
    expect((await call('GET', `${api}/credits`)).body).toMatchObject({
      status: 403,
      code: 'email-not-verified',
    })
    const change = { current: 'a', password: 'new secret' }
    expect((await call('PUT', `${api}/password`, { body: change })).status).toBe(403)
    expect((await call('GET', `${api}/checkAuth`)).status).toBe(200)
    expect((await call('PUT', `${api}/update-profile`, { body: { profilePic: 'x' } })).status).toBe(400)
    expect((await call('PATCH', `${api}/email`, { body: { email: 'x' } })).status).toBe(400)
    expect((await call('DELETE', `${api}/account`, { body: { password: 'x' } })).status).toBe(400)
    expect((await call('GET', `${api}/logout`)).status).toBe(200)
  })

  it('when the user logs out, then this session is over everywhere and the cookie is cleared', async () => {
    const { email, password, token } = await auth.member()
    const other = (await login(email, password)).body.token as string
    const { body, headers } = await auth.caller(token)('GET', `${api}/logout`)
    expect(body).toEqual({ message: 'User Logged Out' })
    expect(headers.get('set-cookie')).toBe('session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0')
    expect(await check(token)).toBe(401)
    expect(await truth(claims(token).sid)).toEqual({ active: false, verified: false })
    expect(await check(other)).toBe(200)
    expect(await truth(claims(other).sid)).toEqual({ active: true, verified: true })
  })

  it('when the user logs out everywhere, then all sessions are over; when the service starts again, still', async () => {
    const { email, password, token } = await auth.member()
    const single = await auth.member()
    const others = [(await login(email, password)).body.token, (await login(email, password)).body.token]
    await auth.caller(token)('GET', `${api}/logout?everywhere=true`)
    await auth.caller(single.token)('GET', `${api}/logout`)
    const fresh = (await login(email, password)).body.token as string
    const statuses = async () =>
      Promise.all([token, ...others, single.token, fresh].map((each) => check(each as string)))
    expect(await statuses()).toEqual([401, 401, 401, 401, 200])
    await auth.stop()
    await auth.restart()
    expect(await statuses()).toEqual([401, 401, 401, 401, 200])
  })

  it('when the password is changed, then all sessions end and the answer brings a new one', async () => {
    const { email, password, token, call } = await auth.member()
    const other = (await login(email, password)).body.token as string
    const wrong = await call('PUT', `${api}/password`, { body: { current: 'no', password: 'new secret' } })
    expect(wrong.body).toMatchObject({ status: 400, code: 'wrong-password' })
    expect(await check(other)).toBe(200)

    const { status, body, headers } = await call('PUT', `${api}/password`, {
      body: { current: password, password: 'new secret' },
    })
    expect(status).toBe(200)
    expect(headers.get('set-cookie')).toContain(`session=${body.token};`)
    expect(await Promise.all([token, other, body.token].map(check))).toEqual([401, 401, 200])
    expect((await login(email, password)).status).toBe(401)
    expect((await login(email, 'new secret')).status).toBe(200)
  })

  it('when the current password is guessed, then it counts as wrong logins', async () => {
    const { email, password, call } = await auth.member()
    const guess = () => call('PUT', `${api}/password`, { body: { current: 'no', password: 'new secret' } })
    for (let n = 0; n < 10; n++) expect((await guess()).status).toBe(400)
    expect((await guess()).status).toBe(429)
    expect((await login(email, password)).status).toBe(429)
  })

  it('when the password is reset, then all sessions end, the lock is lifted and the new one works', async () => {
    const { email, token } = await auth.member()
    for (let n = 0; n < 11; n++) await login(email, 'wrong one')
    await auth.post('forgot-password', { email })
    const otp = await auth.code(email, 2)
    const done = await auth.post('reset-password', { email, otp, password: 'new secret' })
    expect(done.body).toEqual({ message: 'Password changed. Please log in.' })
    expect(await check(token)).toBe(401)
    expect((await login(email, 'new secret')).status).toBe(200)
    expect((await auth.post('reset-password', { email, otp, password: 'newer secret' })).status).toBe(400)
  })

  it('when reset codes are guessed, then the fifth is 429 and the code is dead', async () => {
    const { email } = await auth.member()
    await auth.post('forgot-password', { email })
    const right = await auth.code(email, 2)
    const otp = right === '000000' ? '000001' : '000000'
    const guess = (code: string) => auth.post('reset-password', { email, otp: code, password: 'new secret' })
    for (let n = 0; n < 4; n++) expect((await guess(otp)).status).toBe(400)
    expect((await guess(otp)).status).toBe(429)
    expect((await guess(right)).status).toBe(400)
  })

  it('when logins race with the end of all sessions, then no token that got out before it stands', async () => {
    const { email, password, token } = await auth.member()
    const logins = Array.from({ length: 15 }, () => login(email, password))
    const end = auth.caller(token)('GET', `${api}/logout?everywhere=true`)
    const tokens = (await Promise.all(logins)).flatMap(({ body }) => (body.token as string | undefined) ?? [])
    await end
    for (const each of tokens)
      expect((await check(each)) === 200).toBe((await truth(claims(each).sid)).active)
  })

  it('when an internal call has no service token, then 401', async () => {
    const { token } = await auth.signUp()
    expect((await auth.caller()('GET', '/internal/sessions/x')).status).toBe(401)
    expect((await auth.caller(token)('POST', '/internal/holds', { body: {} })).status).toBe(401)
    expect(await truth('x'.repeat(5_000))).toEqual({ active: false, verified: false })
  })

  it('when a path is asked with another method or body, then 405 with Allow, 415, 413', async () => {
    const wrong = await auth.caller()('GET', `${api}/login`)
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'POST'])
    const text = await auth.caller()('POST', `${api}/login`, {
      body: 'email=a',
      headers: { 'Content-Type': 'text/plain' },
    })
    expect(text.status).toBe(415)
    expect((await auth.post('login', { email: 'a'.repeat(200_000), password: 'x' })).status).toBe(413)
  })
})
