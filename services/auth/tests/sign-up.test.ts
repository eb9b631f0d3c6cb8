import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '@thumbfolio/testing'
import { AuthUnderTest } from './auth-under-test.js'

describe('sign-up', () => {
  let auth: AuthUnderTest
  beforeAll(async () => {
    auth = await AuthUnderTest.start()
  })
  afterAll(() => auth[Symbol.asyncDispose]())

  it('when the fields are right, then there is an account, a session in body and cookie, and a mail with a code', async () => {
    const { status, body, headers } = await auth.post('signup', {
      username: '  Ada ',
      email: 'Ada@Example.org',
      password: 'a good secret',
    })
    expect(status).toBe(201)
    expect(body).toEqual({
      message: 'Verification email sent!',
      token: expect.any(String),
      data: {
        _id: expect.any(String),
        username: 'Ada',
        email: 'ada@example.org',
        profilePicture: '',
        credits: 3,
        isVerified: false,
        createdAt: new Date(auth.clock.now()).toISOString(),
      },
    })
    expect(headers.get('set-cookie')).toBe(
      `session=${body.token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=604800`,
    )
    const code = await auth.code('ada@example.org')
    const [mail] = auth.mailsTo('ada@example.org')
    expect(mail?.subject).toBe('Verify your e-mail for Thumbfolio')
    expect(mail?.text?.split('\n')).toContain(code)
    expect(mail?.text).not.toContain('Ada')
  })

  it.each([
    [{ email: 'a@example.org', password: 'a good secret' }, '#/username', 'User name is required'],
    [
      { username: ' ', email: 'a@example.org', password: 'a good secret' },
      '#/username',
      'User name is required',
    ],
    [{ username: 'a', password: 'a good secret' }, '#/email', 'Email is required'],
    [{ username: 'a', email: 'nobody', password: 'a good secret' }, '#/email', 'Invalid email format'],
    [
      { username: 'a', email: `${'a'.repeat(250)}@example.org`, password: 'a good secret' },
      '#/email',
      'Invalid email format',
    ],
    [{ username: 'a', email: 'a@example.org' }, '#/password', 'Password is required'],
    [
      { username: 'a', email: 'a@example.org', password: '12345' },
      '#/password',
      'Password must be at least 6 characters',
    ],
    [
      { username: 'a', email: 'a@example.org', password: 'ä'.repeat(37) },
      '#/password',
      'Password must be at most 72 bytes',
    ],
    [{ username: 'a', email: { $gt: '' }, password: 'a good secret' }, '#/email', 'Email is required'],
    [
      { username: ['a'], email: 'a@example.org', password: 'a good secret' },
      '#/username',
      'User name is required',
    ],
  ])('when %j is sent, then 400 names %s', async (input, pointer, detail) => {
    const { status, body } = await auth.post('signup', input)
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'validation-failed', message: detail, error: detail, detail })
    expect(body.errors).toEqual([{ pointer, detail }])
  })

  it.each([
    '123456',
    'password',
    'Password1',
    'QWERTYUIOP',
    'iloveyou',
    'P@ssw0rd',
    'Password1!',
    'aaaaaa',
    'monkey12',
    '$unsh1ne2024',
    '!!Dragon!!',
    'ｐａｓｓｗｏｒｄ',
  ])(
    'when the password is %s, then it is refused as a common one, and no account is made',
    async (password) => {
      const input = { username: 'common', email: `common-${randomUUID()}@example.org`, password }
      const { status, body } = await auth.post('signup', input)
      expect(status).toBe(400)
      expect(body.code).toBe('validation-failed')
      expect(body.errors).toEqual([{ pointer: '#/password', detail: expect.stringContaining('most common') }])
      expect(body.detail).toBe(body.errors[0].detail)
      const free = await auth.post('login', { email: input.email, password })
      expect(free.body.code).toBe('invalid-credentials')
    },
  )

  it('when a visitor asks what a new account gets, then the answer has its credits and how many launches they pay for', async () => {
    const { status, body } = await auth.caller()('GET', '/api/v1/auth/welcome')
    expect({ status, body }).toEqual({ status: 200, body: { data: { credits: 3, launches: 3 } } })
  })

  it('when a password of six characters is not a common one, then it is taken', async () => {
    for (const [n, password] of [
      'kq7 vd',
      'correct horse battery',
      'monkey 12 ate jam',
      'Ünal7kT',
    ].entries()) {
      const input = { username: `six${n}`, email: `six${n}@example.org`, password }
      expect((await auth.post('signup', input)).status).toBe(201)
    }
  })

  it('when the body tries to set credits, verification or the prototype, then it changes nothing', async () => {
    const raw =
      '{"username":"eve","email":"eve@example.org","password":"a good secret","credits":99,"isVerified":true,"_id":"x","__proto__":{"isVerified":true},"purse":{"balance":99}}'
    const { status, body } = await auth.caller()('POST', '/api/v1/auth/signup', { body: raw })
    expect([status, body.data.credits, body.data.isVerified]).toEqual([201, 3, false])
    expect(body.data._id).not.toBe('x')
  })

  it('when the e-mail or the user name is taken, in whatever case, then 409 says which', async () => {
    await auth.signUp('grace')
    const again = { username: 'other', email: 'GRACE@example.org', password: 'a good secret' }
    expect((await auth.post('signup', again)).body).toMatchObject({
      status: 409,
      code: 'email-taken',
      message: 'An account with this e-mail already exists.',
    })
    const alike = { username: 'gra\u200bce', email: 'alike@example.org', password: 'a good secret' }
    expect((await auth.post('signup', alike)).body.code).toBe('username-taken')
    const sameName = { username: 'GRACE', email: 'other@example.org', password: 'a good secret' }
    expect((await auth.post('signup', sameName)).body).toMatchObject({
      status: 409,
      code: 'username-taken',
      message: 'This user name is taken.',
      suggestion: 'GRACE2',
    })
  })

  it('when a user name cannot be told from another one, then it is that one, or refused', async () => {
    await auth.signUp('peace')
    const signUp = (username: string, n: number) =>
      auth.post('signup', { username, email: `look${n}@example.org`, password: 'a good secret' })
    // U+0440 U+0435 U+0430 U+0441 U+0435, all of it Cyrillic.
    expect((await signUp('\u0440\u0435\u0430\u0441\u0435', 0)).body.code).toBe('username-taken')
    expect((await signUp('p\u0435ter', 1)).body.errors).toEqual([
      { pointer: '#/username', detail: expect.stringContaining('different alphabets') },
    ])
    for (const [n, [typed, kept]] of [
      ['mar\u200bie\u00ad', 'marie'],
      ['lou\u200dise', 'louise'],
      ['Иван (Ivan)', 'Иван (Ivan)'],
      ['می\u200cخواهم', 'می\u200cخواهم'],
    ].entries()) {
      const { status, body } = await signUp(typed!, n + 2)
      expect([status, body.data?.username]).toEqual([201, kept])
    }
  })

  it('when the offered user name is taken too, then the next free ones are offered, and they can be had', async () => {
    await auth.signUp('hopper')
    await auth.signUp('hopper2')
    const body = { username: 'Hopper', email: 'hopper3@example.org', password: 'a good secret' }
    const refusal = (await auth.post('signup', body)).body
    expect(refusal).toMatchObject({ suggestion: 'Hopper3', offers: ['Hopper3', 'Hopper4', 'Hopper5'] })
    expect((await auth.post('signup', { ...body, username: 'Hopper4' })).status).toBe(201)
    expect((await auth.post('signup', { ...body, email: 'h@example.org' })).body).toMatchObject({
      offers: ['Hopper3', 'Hopper5', 'Hopper6'],
    })
  })

  it('when 50 sign-ups of one e-mail come at once, then one wins and one mail leaves', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        auth.post('signup', { username: `racer${n}`, email: 'race@example.org', password: 'a good secret' }),
      ),
    )
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([201, ...Array<number>(49).fill(409)])
    expect(answers.filter(({ body }) => body.code === 'email-taken')).toHaveLength(49)
    await auth.code('race@example.org')
    expect(auth.mailsTo('race@example.org')).toHaveLength(1)
  })

  it('when 20 sign-ups of one user name come at once, then one wins', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        auth.post('signup', { username: 'Same', email: `same${n}@example.org`, password: 'a good secret' }),
      ),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.code === 'username-taken')).toHaveLength(19)
  })

  it('when the mail server refuses at first, then the mail comes with a code that works', async () => {
    auth.mailbox.refuse(2)
    const { email } = await auth.signUp()
    const otp = await eventually(() => {
      auth.clock.advance(1_000)
      return /^(\d{6})$/m.exec(auth.mailsTo(email)[0]?.text ?? '')?.[1]
    })
    expect((await auth.post('verify-otp', { email, otp })).status).toBe(200)
  })

  it('when the service stops before the mail server takes the mail, then it leaves after the next start', async () => {
    auth.mailbox.refuse(1_000)
    const { email } = await auth.signUp()
    await auth.stop()
    auth.mailbox.refuse(0)
    await auth.restart()
    const otp = await eventually(() => {
      auth.clock.advance(1_000)
      return /^(\d{6})$/m.exec(auth.mailsTo(email)[0]?.text ?? '')?.[1]
    })
    expect((await auth.post('verify-otp', { email, otp })).status).toBe(200)
  })
})

describe('sign-ups of one address', () => {
  it('when there were as many in an hour as are allowed, then 429 for that address alone', async () => {
    await using auth = await AuthUnderTest.start({ SIGNUPS_PER_HOUR: '2' })
    const call = auth.caller(undefined, '198.51.100.9')
    const signUp = (n: number, from = call) =>
      from('POST', '/api/v1/auth/signup', {
        body: { username: `many${n}`, email: `many${n}@example.org`, password: 'a good secret' },
      })
    expect((await signUp(1)).status).toBe(201)
    expect((await signUp(1)).status).toBe(409)
    expect((await signUp(2)).status).toBe(201)
    const refused = await signUp(3)
    expect(refused.body).toMatchObject({ status: 429, code: 'rate-limited' })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000)
    expect((await signUp(3, auth.caller())).status).toBe(201)
  })
})
