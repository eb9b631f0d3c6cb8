import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { AuthUnderTest, api } from './auth-under-test.js'

const wrong = (code: string) => (code === '000000' ? '000001' : '000000')
const minuteMs = 60_000

describe('asking for one-time codes', () => {
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
