import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { AuthUnderTest, api } from './auth-under-test.js'

const wrong = (code: string) => (code === '000000' ? '000001' : '000000')
const minuteMs = 60_000

describe('one-time codes', () => {
  let auth: AuthUnderTest
  const verify = (email: string, otp: string) => auth.post('verify-otp', { email, otp })
  const resend = (email: string) => auth.post('resend-verification', { email })
  const forgot = (email: string) => auth.post('forgot-password', { email })
  const reset = (email: string, otp: string, password = 'another secret') =>
    auth.post('reset-password', { email, otp, password })

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

  it('when a code is asked for again, then not within 60 s of the sign-up, and both codes are good', async () => {
    const { email } = await auth.signUp()
    const first = await auth.code(email)
    auth.clock.advance(minuteMs - 1)
    const refused = await resend(email)
    expect(refused.body).toMatchObject({ status: 429, code: 'resend-too-soon' })
    expect(refused.headers.get('retry-after')).toBe('1')
    auth.clock.advance(1)
    expect((await resend(email)).body).toEqual({ message: 'Verification email resent!' })
    const second = await auth.code(email, 2)
    expect((await resend(email)).status).toBe(429)
    expect((await verify(email, first)).status).toBe(200)
    expect((await verify(email, second)).body).toMatchObject({ status: 400, message: 'Invalid OTP' })
  })

  it('when two good codes come at once, then one verifies and both are used up', async () => {
    const { email } = await auth.signUp()
    const first = await auth.code(email)
    auth.clock.advance(minuteMs)
    await resend(email)
    const second = await auth.code(email, 2)
    const answers = await Promise.all([verify(email, first), verify(email, second)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  it('when wrong codes were tried before another one is asked for, then the tries count on, known or not', async () => {
    const known = await auth.member()
    const emails = [known.email, 'nobody-counts@example.org']
    const ask = () => Promise.all(emails.map(forgot))
    await ask()
    const first = await auth.code(known.email, 2)
    const guess = async (otp: string) =>
      (await Promise.all(emails.map((email) => reset(email, otp)))).map(({ status }) => status)
    for (let tries = 0; tries < 4; tries++) expect(await guess(wrong(first))).toEqual([400, 400])
    auth.clock.advance(minuteMs)
    await ask()
    const second = await auth.code(known.email, 3)
    const other = ['000000', '000001', '000002'].find((code) => code !== first && code !== second)!
    expect(await guess(other)).toEqual([429, 429])
    expect(await guess(first)).toEqual([400, 400])
    expect(await guess(second)).toEqual([400, 400])
  })

  it('when a code is mailed, then the mail says until when it is good', async () => {
    const { email } = await auth.signUp()
    await auth.code(email)
    const until = new Date(auth.clock.now() + 10 * minuteMs).toISOString().slice(11, 16)
    expect(auth.mailsTo(email)[0]?.text).toContain(`until ${until} UTC`)
  })

  it('when the address is unknown, then the same words and the same window; no mail leaves', async () => {
    const known = await auth.signUp()
    await auth.code(known.email)
    auth.clock.advance(minuteMs)
    const bare = ({ status, body }: { status: number; body: unknown }) => ({ status, body })
    for (const wait of [0, 1, minuteMs - 1]) {
      auth.clock.advance(wait)
      expect(bare(await resend('nobody2@example.org'))).toEqual(bare(await resend(known.email)))
    }
    await auth.code(known.email, 3)
    expect(auth.mailsTo('nobody2@example.org')).toHaveLength(0)
  })

  it('when the address is verified, then 200 and no mail', async () => {
    const { email } = await auth.member()
    auth.clock.advance(minuteMs)
    expect((await resend(email)).body).toEqual({ message: 'Verification email resent!' })
    const later = await auth.signUp()
    await auth.code(later.email)
    expect(auth.mailsTo(email)).toHaveLength(1)
  })

  it('when codes are asked for all day, then the eleventh is refused', async () => {
    const { email } = await auth.signUp()
    for (let n = 0; n < 10; n++) {
      auth.clock.advance(minuteMs)
      expect((await resend(email)).status).toBe(200)
    }
    auth.clock.advance(minuteMs)
    expect((await resend(email)).body).toMatchObject({ status: 429, code: 'rate-limited' })
    auth.clock.advance(24 * 60 * minuteMs)
    expect((await resend(email)).status).toBe(200)
  })

  it('when strangers used up the codes of a day, then an address that the owner logged in from still gets one', async () => {
    const { email, password } = await auth.member()
    const home = auth.caller(undefined, '198.51.100.77')
    await home('POST', `${api}/login`, { body: { email, password } })
    const fromHome = () => home('POST', `${api}/forgot-password`, { body: { email } })
    let mails = 1
    for (const ask of [() => forgot(email), fromHome]) {
      for (let n = 0; n < 10; n++) {
        auth.clock.advance(minuteMs)
        await ask()
        await auth.code(email, ++mails)
      }
      auth.clock.advance(minuteMs)
      await ask()
    }
    expect((await reset(email, await auth.code(email, mails))).status).toBe(200)
    const later = await auth.signUp()
    await auth.code(later.email)
    expect(auth.mailsTo(email)).toHaveLength(21)
  })

  it('when a code is for one purpose, then it is worth nothing for the other', async () => {
    const { email } = await auth.signUp()
    const toVerify = await auth.code(email)
    await forgot(email)
    const toReset = await auth.code(email, 2)
    expect(auth.mailsTo(email)[1]?.subject).toBe('Reset your Thumbfolio password')
    if (toVerify === toReset) return
    expect((await verify(email, toReset)).status).toBe(400)
    expect((await reset(email, toVerify)).body).toMatchObject({ status: 400, message: 'Invalid OTP' })
    expect((await verify(email, toVerify)).status).toBe(200)
    expect((await reset(email, toReset)).status).toBe(200)
  })

  it('when the password is forgotten, then always 200, one mail a minute, and only to who has an account', async () => {
    const { email } = await auth.member()
    const answers = [await forgot(email), await forgot(email), await forgot('nobody3@example.org')]
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
    expect(answers[0]?.status).toBe(200)
    await auth.code(email, 2)
    auth.clock.advance(minuteMs)
    await forgot(email)
    await auth.code(email, 3)
    expect(auth.mailsTo(email)).toHaveLength(3)
    expect(auth.mailsTo('nobody3@example.org')).toHaveLength(0)
  })

  it('when the event of a sign-up is delivered again, then a new code is mailed beside the old one', async () => {
    const { email, userId } = await auth.signUp()
    const first = await auth.code(email)
    await auth.publish('account.registered.v1', userId, {})
    await auth.code(email, 2)
    expect((await verify(email, first)).status).toBe(200)
    await auth.publish('account.registered.v1', userId, {})
    expect(auth.mailsTo(email)).toHaveLength(2)
  })

  it('when a wish comes that was overtaken by a later one, or by another address, then nothing is mailed', async () => {
    const { email, userId, call } = await auth.signUp()
    await auth.code(email)
    const signedUpAt = auth.clock.now()
    const comesLate = () => auth.publish('account.registered.v1', userId, {}, undefined, signedUpAt)
    auth.clock.advance(minuteMs)
    await resend(email)
    const otp = await auth.code(email, 2)
    await comesLate()
    expect(auth.mailsTo(email)).toHaveLength(2)

    const corrected = `new-${email}`
    await call('PATCH', `${api}/email`, { body: { email: corrected } })
    const right = await auth.code(corrected)
    await comesLate()
    expect([auth.mailsTo(email).length, auth.mailsTo(corrected).length]).toEqual([2, 1])
    if (otp !== right) expect((await verify(corrected, otp)).status).toBe(400)
    expect((await verify(corrected, right)).status).toBe(200)
  })
})
