import { generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import jwt from 'jsonwebtoken'
import { authInternalRoutes } from '@thumbfolio/contracts'
import { BcryptPasswordHasher } from '../src/adapters/password-hasher.bcrypt.js'
import type { HashTurn, PasswordHasher } from '../src/ports.js'
import { api, AuthUnderTest, ourOrigin } from './auth-under-test.js'

const dayMs = 24 * 3_600_000

/** Counts the work that the real hasher does. */
class CountingHasher implements PasswordHasher {
  comparisons = 0
  private readonly hasher = new BcryptPasswordHasher(4)
  hash = (password: string, turn: HashTurn) => this.hasher.hash(password, turn)
  matches = (password: string, hash: string | undefined, turn: HashTurn) => {
    this.comparisons++
    return this.hasher.matches(password, hash, turn)
  };
  [Symbol.asyncDispose] = () => this.hasher[Symbol.asyncDispose]()
}

describe('sessions', () => {
  let auth: AuthUnderTest
  const passwords = new CountingHasher()
  const login = (email: string, password: string, call = auth.caller()) =>
    call('POST', `${api}/login`, { body: { email, password } })
  const check = async (token: string) => (await auth.caller(token)('GET', `${api}/checkAuth`)).status
  const truth = (id: string) => auth.serviceClients.call(authInternalRoutes.session, { params: { id } })
  const claims = (token: string) => jwt.decode(token) as Record<string, unknown> & { sid: string }

  beforeAll(async () => {
    auth = await AuthUnderTest.start({}, { passwords })
  })
  afterAll(async () => {
    await auth[Symbol.asyncDispose]()
    await passwords[Symbol.asyncDispose]()
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

  it.each([
    ['', { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['', { 'Sec-Fetch-Site': 'same-site' }, 403],
    ['', { 'Sec-Fetch-Site': 'none' }, 200],
    ['', {}, 200],
    ['?everywhere=true', { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['?everywhere=true', { 'Sec-Fetch-Site': 'same-site' }, 403],
    ['?everywhere=true', { 'Sec-Fetch-Site': 'none' }, 403],
    ['?everywhere=true', {}, 403],
    ['?everywhere=true', { Origin: 'https://evil.example' }, 403],
    ['?everywhere=true', { 'Sec-Fetch-Site': 'same-origin' }, 200],
    ['?everywhere=true', { Origin: ourOrigin }, 200],
  ])('when a cookie alone asks for logout%s with %j, then %i', async (query, headers, status) => {
    const { token } = await auth.signUp()
    const answer = await auth.caller()('GET', `${api}/logout${query}`, {
      headers: { Cookie: `session=${token}`, ...(headers as Record<string, string>) },
    })
    expect(answer.status).toBe(status)
    if (status === 403) expect(answer.body.code).toBe('origin-refused')
    expect(await check(token)).toBe(status === 200 ? 401 : 200)
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
