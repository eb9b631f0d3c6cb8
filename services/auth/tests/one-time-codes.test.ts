import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { AuthUnderTest, api } from './auth-under-test.js'

const wrong = (code: string) => (code === '000000' ? '000001' : '000000')
const minuteMs = 60_000

describe('one-time codes', () => {
  let auth: AuthUnderTest
  const verify = (email: string, otp: string) => auth.post('verify-otp', { email, otp })
  const resend = (email: string) => auth.post('resend-verification', { email })

  beforeAll(async () => {
    auth = await AuthUnderTest.start()
  })
  afterAll(() => auth[Symbol.asyncDispose]())

  it('when the code is right, then the e-mail is verified, once, with a token that says so', async () => {
    const { email, userId } = await auth.signUp()
    const otp = await auth.code(email)
    const { status, body, headers } = await verify(email.toUpperCase(), otp)
    expect(status).toBe(200)
    expect(body.message).toBe('Email verified successfully!')
    expect(body.user).toMatchObject({ _id: userId, isVerified: true })
    expect(body.data).toEqual(body.user)
    expect(headers.get('set-cookie')).toContain(`session=${body.token};`)
    expect((await auth.caller(body.token)('GET', `${api}/credits`)).status).toBe(200)
    expect((await verify(email, otp)).body).toMatchObject({ status: 400, message: 'Invalid OTP' })
  })

  it('when the e-mail is verified, then every session before it is over, but the one that verifies', async () => {
    const stranger = await auth.signUp()
    const { email, password } = stranger
    const check = async (token: string) => (await auth.caller(token)('GET', `${api}/checkAuth`)).status
    const own = (await auth.post('login', { email, password })).body.token as string
    const foreign = await auth.member()
    expect(await Promise.all([stranger.token, own, foreign.token].map(check))).toEqual([200, 200, 200])

    const body = { email, otp: await auth.code(email) }
    const verified = await auth.caller(own)('POST', `${api}/verify-otp`, { body })
    expect(verified.status).toBe(200)
    const tokens = [stranger.token, own, verified.body.token as string, foreign.token]
    expect(await Promise.all(tokens.map(check))).toEqual([401, 200, 200, 200])
    expect((await auth.caller(own)('GET', `${api}/credits`)).status).toBe(200)

    await auth.caller(own)('GET', `${api}/logout?everywhere=true`)
    expect(await Promise.all(tokens.map(check))).toEqual([401, 401, 401, 200])
  })

  it('when a bearer of another account verifies, then no session of the account before it goes on', async () => {
    const { email, token } = await auth.signUp()
    const other = await auth.member()
    const body = { email, otp: await auth.code(email) }
    expect((await auth.caller(other.token)('POST', `${api}/verify-otp`, { body })).status).toBe(200)
    expect((await auth.caller(token)('GET', `${api}/checkAuth`)).status).toBe(401)
    expect((await other.call('GET', `${api}/checkAuth`)).status).toBe(200)
  })

  it('when five wrong codes are tried, then the fifth answers 429 and kills the code', async () => {
    const { email } = await auth.signUp()
    const otp = await auth.code(email)
    for (let n = 0; n < 4; n++)
      expect((await verify(email, wrong(otp))).body).toMatchObject({ status: 400, message: 'Invalid OTP' })
    const fifth = await verify(email, wrong(otp))
    expect(fifth.body).toMatchObject({ status: 429, code: 'too-many-wrong-codes' })
    expect(Number(fifth.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await verify(email, otp)).body).toMatchObject({ status: 400, message: 'Invalid OTP' })

    auth.clock.advance(minuteMs)
    expect((await resend(email)).status).toBe(200)
    expect((await verify(email, await auth.code(email, 2))).status).toBe(200)
  })

  it('when reset codes are guessed, then an unknown address is refused as a known one, try by try', async () => {
    const { email } = await auth.member()
    const unknown = 'nobody-resets@example.org'
    const guess = async (address: string, otp = '000000') => {
      const { status, body } = await auth.post('reset-password', {
        email: address,
        otp,
        password: 'a good secret',
      })
      return [status, body.code]
    }
    expect(await guess(unknown)).toEqual(await guess(email))
    for (const address of [email, unknown]) await auth.post('forgot-password', { email: address })
    const otp = wrong(await auth.code(email, 2))
    const answers = { known: [] as unknown[], unknown: [] as unknown[] }
    for (let n = 0; n < 7; n++) {
      answers.known.push(await guess(email, otp))
      answers.unknown.push(await guess(unknown, otp))
    }
    expect(answers.unknown).toEqual(answers.known)
    expect(answers.unknown[4]).toEqual([429, 'too-many-wrong-codes'])

    auth.clock.advance(minuteMs)
    for (const address of [email, unknown]) await auth.post('forgot-password', { email: address })
    const next = wrong(await auth.code(email, 3))
    expect(await guess(unknown, next)).toEqual(await guess(email, next))
    auth.clock.advance(10 * minuteMs)
    expect(await guess(unknown, next)).toEqual([410, 'otp-expired'])
    expect(await guess(email, next)).toEqual([410, 'otp-expired'])
  })

  it('when codes to verify are guessed, then an unknown address meets the same 429 as one that signed up', async () => {
    const { email } = await auth.signUp()
    const otp = wrong(await auth.code(email))
    const statuses = async (address: string) => {
      const answers = []
      for (let n = 0; n < 7; n++) answers.push((await verify(address, otp)).status)
      return answers
    }
    const known = await statuses(email)
    expect(known).toEqual([400, 400, 400, 400, 429, 400, 400])
    expect(await statuses('nobody-verifies@example.org')).toEqual(known)
    expect(await statuses((await auth.member()).email)).toEqual(known)
  })

  it('when 20 wrong codes come at once, then four are 400, one is 429, and the code is dead', async () => {
    const { email } = await auth.signUp()
    const otp = await auth.code(email)
    const answers = await Promise.all(Array.from({ length: 20 }, () => verify(email, wrong(otp))))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(19)
    expect((await verify(email, otp)).status).toBe(400)
  })

  it('when the right code comes 10 times at once, then it is used once', async () => {
    const { email } = await auth.signUp()
    const otp = await auth.code(email)
    const answers = await Promise.all(Array.from({ length: 10 }, () => verify(email, otp)))
    // A verified address has no code any more, so the others count as wrong tries.
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([200, ...Array<number>(8).fill(400), 429])
  })

  it('when ten minutes have passed, then the code is 410; a moment earlier it works', async () => {
    const [late, early] = [await auth.signUp(), await auth.signUp()]
    const codes = [await auth.code(late.email), await auth.code(early.email)] as const
    auth.clock.advance(10 * minuteMs - 1)
    expect((await verify(early.email, codes[1])).status).toBe(200)
    auth.clock.advance(1)
    expect((await verify(late.email, codes[0])).body).toMatchObject({ status: 410, code: 'otp-expired' })
  })

  it('when the address is unknown or the code malformed, then 400', async () => {
    expect((await verify('nobody@example.org', '123456')).body).toMatchObject({ message: 'Invalid OTP' })
    expect((await verify('nobody@example.org', '12345')).body).toMatchObject({
      status: 400,
      message: 'Please enter complete OTP',
    })
    expect((await auth.post('verify-otp', { email: 'a@b.org', otp: { $gt: '' } })).status).toBe(400)
  })
})
