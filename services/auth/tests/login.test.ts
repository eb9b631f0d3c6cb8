import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import jwt from 'jsonwebtoken'
import { BcryptPasswordHasher } from '../src/adapters/password-hasher.bcrypt.js'
import type { HashTurn, PasswordHasher } from '../src/ports.js'
import { api, AuthUnderTest } from './auth-under-test.js'

/** Counts the work that the real hasher does. */
class CountingHasher implements PasswordHasher {
  comparisons = 0
  /** Stored instead of the next hash, as an older release would have made it. */
  hashOnce: string | undefined
  private readonly hasher = new BcryptPasswordHasher(4)
  readonly turns: HashTurn[] = []
  hash = async (password: string, turn: HashTurn) => {
    this.turns.push(turn)
    const made = this.hashOnce ?? (await this.hasher.hash(password, turn))
    this.hashOnce = undefined
    return made
  }
  matches = (password: string, hash: string | undefined, turn: HashTurn) => {
    this.comparisons++
    this.turns.push(turn)
    return this.hasher.matches(password, hash, turn)
  };
  [Symbol.asyncDispose] = () => this.hasher[Symbol.asyncDispose]()
}

describe('login and passwords', () => {
  let auth: AuthUnderTest
  const passwords = new CountingHasher()
  const login = (email: string, password: string, call = auth.caller()) =>
    call('POST', `${api}/login`, { body: { email, password } })
  const check = async (token: string) => (await auth.caller(token)('GET', `${api}/checkAuth`)).status
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

  it('when the user name is typed in place of the e-mail, in any case, then it logs in', async () => {
    const { email, password, userId } = await auth.member('rosa.field')
    for (const name of ['rosa.field', ' Rosa.FIELD ', email])
      expect((await login(name, password)).body).toMatchObject({ user: { _id: userId } })
  })

  it('when a user name is the e-mail of somebody else, then that e-mail is theirs', async () => {
    const squatter = {
      username: 'mara@example.org',
      email: 'squatter@example.org',
      password: 'squatters own',
    }
    expect((await auth.post('signup', squatter)).status).toBe(201)
    const mara = await auth.member('mara')
    expect((await login(mara.email, mara.password)).body).toMatchObject({ user: { _id: mara.userId } })
    expect((await login(mara.email, squatter.password)).status).toBe(401)
  })

  it('when tries by e-mail and by user name were wrong, then they count together, and an unknown name counts alike', async () => {
    const { email, password } = await auth.member('countess')
    for (let n = 0; n < 5; n++)
      for (const name of [email, 'Countess']) expect((await login(name, 'wrong one')).status).toBe(401)
    for (const name of [email, 'countess']) expect((await login(name, password)).status).toBe(429)
    for (let n = 0; n < 10; n++) expect((await login('no such name', 'wrong one')).status).toBe(401)
    expect((await login('no such name', 'wrong one')).status).toBe(429)
  })

  it('when the e-mail is unknown or the password wrong, then the same words after the same work', async () => {
    const { email } = await auth.signUp()
    const before = passwords.comparisons
    const wrong = await login(email, 'not it at all')
    const unknown = await login('nobody@example.org', 'not it at all')
    const noName = await login('nobody', 'not it at all')
    const tooLong = await login(`${'a'.repeat(300)}@example.org`, 'not it at all')
    expect(passwords.comparisons - before).toBe(4)
    expect(wrong.body).toMatchObject({ status: 401, message: 'Invalid credentials' })
    expect(unknown.body).toEqual(wrong.body)
    expect(noName.body).toEqual(wrong.body)
    expect(tooLong.body).toEqual(wrong.body)
  })

  it('when a password of 72 bytes is made longer, then it is another one', async () => {
    const account = { username: 'longest', email: 'longest@example.org', password: 'x'.repeat(72) }
    expect((await auth.post('signup', account)).status).toBe(201)
    expect((await login(account.email, `${account.password}y`)).status).toBe(401)
    expect((await login(account.email, account.password)).status).toBe(200)
  })

  it.each(['NFC', 'NFD'] as const)(
    'when a password was chosen in %s, then both Unicode forms of it log in',
    async (form) => {
      const name = `unicode-${form.toLowerCase()}`
      const account = { username: name, email: `${name}@example.org`, password: 'pässwörd'.normalize(form) }
      expect((await auth.post('signup', account)).status).toBe(201)
      for (const typed of ['NFC', 'NFD'] as const)
        expect((await login(account.email, 'pässwörd'.normalize(typed))).status).toBe(200)
      expect((await login(account.email, 'passwörd'.normalize(form))).status).toBe(401)
    },
  )

  it('when a hash was made of the form that was typed, then that form still logs in', async () => {
    const { email } = await auth.member()
    const typed = 'pässwörd'.normalize('NFD')
    passwords.hashOnce = await passwords.hash(typed, { client: 'test' })
    await auth.post('forgot-password', { email })
    const otp = await auth.code(email, 2)
    await auth.post('reset-password', { email, otp, password: 'ignored' })
    expect((await login(email, typed)).status).toBe(200)
  })

  it('when the domain of an e-mail is international, then both of its forms sign up and log in to one account', async () => {
    const account = { username: 'idn', email: 'jo@bücher.example', password: 'a good secret' }
    expect((await auth.post('signup', account)).body.data.email).toBe('jo@xn--bcher-kva.example')
    const again = { ...account, username: 'idn2', email: 'jo@xn--bcher-kva.example' }
    expect((await auth.post('signup', again)).body.code).toBe('email-taken')
    for (const email of [account.email, again.email])
      expect((await login(email, account.password)).status).toBe(200)
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

  it('when a stranger has locked the login, then the owner who is logged in changes the password', async () => {
    const { email, password, call } = await auth.member()
    for (let n = 0; n < 10; n++) expect((await login(email, 'wrong one')).status).toBe(401)
    expect((await login(email, password)).status).toBe(429)
    const change = (current: string) =>
      call('PUT', `${api}/password`, { body: { current, password: 'another secret' } })
    for (let n = 0; n < 9; n++) expect((await change('wrong one')).body.code).toBe('wrong-password')
    expect((await change(password)).status).toBe(200)
  })

  it('when strangers have locked the login, then an address of the owner still logs in, with ten tries of its own', async () => {
    const { email, password } = await auth.member()
    const home = auth.caller(undefined, '203.0.113.7')
    expect((await login(email, password, home)).status).toBe(200)
    for (let n = 0; n < 10; n++) expect((await login(email, 'wrong one')).status).toBe(401)
    expect((await login(email, password)).status).toBe(429)
    expect((await login(email, password, home)).status).toBe(200)
    for (let n = 0; n < 10; n++) expect((await login(email, 'wrong one', home)).status).toBe(401)
    expect((await login(email, password, home)).status).toBe(429)
    const other = await auth.member()
    for (let n = 0; n < 10; n++) expect((await login(other.email, 'wrong one', home)).status).toBe(401)
    expect((await login(other.email, other.password, home)).status).toBe(429)
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

  it('when addresses of one IPv6 subscriber try, then they are one client in limits and in turns', async () => {
    const { email, password } = await auth.member()
    const from = (host: number) => auth.caller(undefined, `2001:db8:1:2::${host.toString(16)}`)
    const tries = Array.from({ length: 60 }, (_, n) => login(`v6-${n}@example.com`, 'wrong one', from(n + 1)))
    expect((await Promise.all(tries)).every(({ status }) => status === 401)).toBe(true)
    expect((await login(email, password, from(100))).status).toBe(429)
    expect((await login(email, password, auth.caller(undefined, '2001:db8:1:3::1'))).status).toBe(200)
    expect(passwords.turns.slice(-2)).toEqual([
      { client: '2001:db8:1:2::/64' },
      { client: '2001:db8:1:3::/64' },
    ])
  })

  it('when a password is hashed, then only that of a sign-up waits for logins', async () => {
    passwords.turns.length = 0
    const { email, password } = await auth.signUp()
    await login(email, password)
    expect(passwords.turns).toMatchObject([{ isSignUp: true }, { client: expect.stringMatching(/^192\./) }])
    expect(passwords.turns[1]?.isSignUp ?? false).toBe(false)
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

  it('when the current password is guessed, then its tries are limited, apart from those of logins', async () => {
    const { email, password, call } = await auth.member()
    const guess = () => call('PUT', `${api}/password`, { body: { current: 'no', password: 'new secret' } })
    for (let n = 0; n < 10; n++) expect((await guess()).status).toBe(400)
    expect((await guess()).status).toBe(429)
    expect((await login(email, password)).status).toBe(200)
  })

  it('when the password is reset, then all sessions end, the lock is lifted and the new one works', async () => {
    const { email, password, token } = await auth.member()
    // The tries of an address that the owner logged in from are counted apart.
    expect((await login(email, password)).status).toBe(200)
    for (let n = 0; n < 11; n++) await login(email, 'wrong one')
    expect((await login(email, password)).status).toBe(429)
    await auth.post('forgot-password', { email })
    const otp = await auth.code(email, 2)
    const done = await auth.post('reset-password', { email, otp, password: 'new secret' })
    expect(done.body).toEqual({ message: 'Password changed. Please log in.' })
    expect(await check(token)).toBe(401)
    expect((await login(email, 'new secret')).status).toBe(200)
    expect((await auth.post('reset-password', { email, otp, password: 'newer secret' })).status).toBe(400)
  })

  it('when the new password is a common one, then nothing changes and the code stays', async () => {
    const { email, password, token, call } = await auth.member()
    const changed = await call('PUT', `${api}/password`, { body: { current: password, password: 'qwerty' } })
    expect(changed.body).toMatchObject({ status: 400, errors: [{ pointer: '#/password' }] })
    await auth.post('forgot-password', { email })
    const otp = await auth.code(email, 2)
    const reset = (chosen: string) => auth.post('reset-password', { email, otp, password: chosen })
    expect((await reset('qwerty')).body).toMatchObject({ status: 400, errors: [{ pointer: '#/password' }] })
    expect(await check(token)).toBe(200)
    expect((await reset('new secret')).status).toBe(200)
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
})
