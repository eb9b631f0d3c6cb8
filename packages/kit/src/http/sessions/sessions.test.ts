import { createPublicKey, generateKeyPairSync, type JsonWebKey, type KeyObject } from 'node:crypto'
import { describe, expect, it } from '@jest/globals'
import { DomainError, sessionIssuer } from '@thumbfolio/contracts'
import jwt from 'jsonwebtoken'
import { memoryRevocations } from './revocations.memory.js'
import { createSessions } from './sessions.js'

const start = Date.UTC(2026, 0, 5)
const minuteMs = 60_000

const keyOf = (kid: string) => ({
  kid,
  privateKey: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey,
})
const published = ({
  kid,
  privateKey,
}: {
  kid: string
  privateKey: KeyObject
}): JsonWebKey & { kid: string } => ({
  ...createPublicKey(privateKey).export({ format: 'jwk' }),
  kid,
})
const tokenOf = ({ kid, privateKey }: { kid: string; privateKey: KeyObject }, sessionId: string) =>
  jwt.sign({ sid: sessionId, verified: true, iat: start / 1000, exp: start / 1000 + 86_400 }, privateKey, {
    algorithm: 'ES256' as const,
    keyid: kid,
    issuer: sessionIssuer,
    subject: 'user-ada',
  })

/** Sessions at a clock that the test moves, and an auth that publishes what the test says or does not answer. */
function world(first: readonly JsonWebKey[]) {
  const auth = { keys: first as readonly (JsonWebKey & { kid?: string })[], isAway: false, asked: 0 }
  const truth = { active: true, takesMs: 0, isAway: false, asked: 0 }
  const clock = { now: start }
  const sessions = createSessions({
    keys: async () => {
      auth.asked++
      if (auth.isAway) throw new Error('auth is away')
      return auth.keys
    },
    revocations: memoryRevocations(() => clock.now),
    truth: async () => {
      truth.asked++
      clock.now += truth.takesMs
      if (truth.isAway) throw new DomainError('unavailable')
      return { active: truth.active, verified: true }
    },
    now: () => clock.now,
  })
  return { auth, truth, clock, sessions }
}

describe('the keys of sessions while they are rotated', () => {
  const [old, next] = [keyOf('old'), keyOf('next')]

  it('when the next key is published and then signs, then tokens of both are accepted, with one question more', async () => {
    const { auth, clock, sessions } = world([published(old)])
    await sessions.check(tokenOf(old, 'one'))
    expect(auth.asked).toBe(1)
    auth.keys = [published(next), published(old)]
    clock.now += minuteMs
    expect((await sessions.check(tokenOf(next, 'two'))).sessionId).toBe('two')
    expect((await sessions.check(tokenOf(old, 'one'))).sessionId).toBe('one')
    expect(auth.asked).toBe(2)
  })

  it('when the old key is no longer published, then its tokens end within 5 minutes, those seen before too', async () => {
    const { auth, clock, sessions } = world([published(next), published(old)])
    await sessions.check(tokenOf(old, 'one'))
    auth.keys = [published(next)]
    clock.now += 5 * minuteMs
    await sessions.check(tokenOf(next, 'two'))
    await expect(sessions.check(tokenOf(old, 'one'))).rejects.toMatchObject({ code: 'unauthenticated' })
  })

  it('when auth is away at the refresh, then the known keys go on', async () => {
    const { auth, clock, sessions } = world([published(old)])
    await sessions.check(tokenOf(old, 'one'))
    auth.isAway = true
    clock.now += 5 * minuteMs
    expect((await sessions.check(tokenOf(old, 'one'))).sessionId).toBe('one')
    expect((await sessions.check(tokenOf(old, 'three'))).sessionId).toBe('three')
  })
})

describe('a session that ends before its token', () => {
  const key = keyOf('only')
  const ofAda = () => {
    const made = world([published(key)])
    return { ...made, check: () => made.sessions.check(tokenOf(key, 'ada')) }
  }

  it('when auth called it active, then auth is asked once in 4 s, and the end counts within 5 s', async () => {
    const { truth, clock, check } = ofAda()
    await check()
    truth.active = false
    clock.now += 3_999
    await check()
    expect(truth.asked).toBe(1)
    clock.now += 1
    await expect(check()).rejects.toMatchObject({ code: 'unauthenticated' })
  })

  it('when auth said that it ended, then auth is not asked again', async () => {
    const { truth, clock, check } = ofAda()
    truth.active = false
    await expect(check()).rejects.toMatchObject({ code: 'unauthenticated' })
    clock.now += minuteMs
    await expect(check()).rejects.toMatchObject({ code: 'unauthenticated' })
    expect(truth.asked).toBe(1)
  })

  it('when auth is away and its last answer has expired, then the call is refused as unavailable', async () => {
    const { truth, clock, check } = ofAda()
    await check()
    truth.isAway = true
    clock.now += 4_000
    await expect(check()).rejects.toMatchObject({ code: 'unavailable' })
  })

  it('when auth answers slowly, then its answer counts from the question on', async () => {
    const { truth, check } = ofAda()
    truth.takesMs = 4_000
    await check()
    await check()
    expect(truth.asked).toBe(2)
  })
})
