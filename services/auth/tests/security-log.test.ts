import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createLog } from '@thumbfolio/kit/base'
import { AuthUnderTest, ourOrigin } from './auth-under-test.js'

describe('the security log', () => {
  const lines: string[] = []
  let auth: AuthUnderTest
  beforeAll(async () => {
    const log = createLog({
      name: 'auth',
      level: 'warn',
      destination: { write: (line) => void lines.push(line) },
    })
    auth = await AuthUnderTest.start({}, { log })
  })
  afterAll(() => auth[Symbol.asyncDispose]())

  const recorded = () =>
    lines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ security }) => security !== undefined)
      .map(({ security, outcome, userId }) => [security, outcome, userId])

  it('when an account is used, then each action is one line with its outcome, also where the process logs warnings alone', async () => {
    const { email, password, userId, call } = await auth.member()
    await auth.post('login', { email, password })
    await auth.post('login', { email, password: 'wrong one' })
    await call('PUT', '/api/v1/auth/password', { body: { current: 'wrong one', password: 'another secret' } })
    await call('GET', '/api/v1/auth/logout', { headers: { Origin: ourOrigin } })
    expect(recorded()).toEqual([
      ['sign-up', 'allowed', userId],
      ['verify-email', 'allowed', userId],
      ['login', 'allowed', userId],
      ['login', 'invalid-credentials', undefined],
      ['change-password', 'wrong-password', userId],
      ['logout', 'allowed', userId],
    ])
    for (const secret of [email, password, 'wrong one', 'another secret'])
      expect(lines.join('')).not.toContain(secret)
  })
})
