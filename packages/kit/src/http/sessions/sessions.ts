import { createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto'
import { DomainError, SessionClaims, sessionIssuer } from '@thumbfolio/contracts'
import jwt from 'jsonwebtoken'
import type { Revocations } from './revocations.js'

/** Who is logged in, as a token says. */
export interface Session {
  readonly userId: string
  readonly sessionId: string
  /** As of the token's creation; `isVerified` is current. */
  readonly verified: boolean
  /** Epoch milliseconds. */
  readonly expiresAt: number
}

/** Checks the tokens of sessions. */
export interface Sessions {
  /** @throws DomainError `unauthenticated` for a forged, expired or revoked token, `unavailable` when the session cannot be checked */
  check(token: string): Promise<Session>
  /** A token made before the verification counts as verified once auth says so. */
  isVerified(session: Session): Promise<boolean>
  /** Asks auth each time: a role that is given or taken counts at once. Undefined for everybody but operators. */
  operatorState(session: Session): Promise<OperatorState | undefined>
}

/** Auth's answer about a session. */
export interface SessionTruth {
  readonly active: boolean
  readonly verified: boolean
  /** Of an active session of an operator: whether the password was confirmed within 15 minutes. */
  readonly operator?: 'confirmed' | 'unconfirmed' | undefined
  /** The same of one who may look and change nothing. */
  readonly reader?: 'confirmed' | 'unconfirmed' | undefined
}

/** What an operator's session may do. */
export interface OperatorState {
  readonly isConfirmed: boolean
  readonly mayChange: boolean
}

/** Whom to ask about keys and sessions. */
export interface SessionsOptions {
  /**
   * The JWKS of auth. Asked again every 5 minutes, so that a key that auth no longer publishes ends, and at most every
   * 10 s when a token names a key that is not known.
   */
  readonly keys: () => Promise<readonly (JsonWebKey & { kid?: string })[]>
  readonly revocations: Revocations
  /** Auth's answer about one session; it counts for 4 s. */
  readonly truth: (sessionId: string) => Promise<SessionTruth>
  readonly now: () => number
}

const refetchAfterMs = 10_000
const refreshEveryMs = 300_000
const cachedTokens = 5_000
/** A revoked session is refused everywhere within 5 s; the second that is left is for clocks that differ. */
const answerLastsMs = 4_000

/** Verifies session tokens: ES256 and our issuer only, so `alg: none` and foreign keys fail. */
export function createSessions({ keys, revocations, truth, now }: SessionsOptions): Sessions {
  let known = new Map<string, KeyObject>()
  const verified = new Map<string, Session>()
  let fetchedAt = -Infinity
  let refreshedAt = -Infinity
  let fetching: Promise<void> | undefined

  async function fetchKeys(): Promise<void> {
    const fetched = await keys()
    const next = new Map(
      fetched.map((key) => [key.kid ?? '', createPublicKey({ key, format: 'jwk' })] as const),
    )
    if ([...known.keys()].some((kid) => !next.has(kid))) verified.clear()
    known = next
    fetchedAt = now()
  }

  const fetchOnce = () => (fetching ??= fetchKeys().finally(() => (fetching = undefined)))

  /** In the background: while auth is away the known keys go on. */
  function refreshNowAndThen(): void {
    if (now() - refreshedAt < refreshEveryMs) return
    refreshedAt = now()
    fetchOnce().catch(() => undefined)
  }

  async function keyFor(kid: string): Promise<KeyObject | undefined> {
    if (!known.has(kid) && now() - fetchedAt > refetchAfterMs)
      await fetchOnce().catch((cause: unknown) => {
        throw new DomainError('unavailable', { cause })
      })
    return known.get(kid)
  }

  async function verify(token: string): Promise<Session> {
    const cached = verified.get(token)
    if (cached) return cached
    const kid = keyIdOf(token)
    const key = kid === undefined ? undefined : await keyFor(kid)
    if (!key) throw new DomainError('unauthenticated')
    const session = parseClaims(token, key, now)
    if (verified.size >= cachedTokens) verified.clear()
    verified.set(token, session)
    return session
  }

  async function isRevoked({ sessionId, expiresAt }: Session): Promise<boolean> {
    const known = await revocations.isRevoked(sessionId)
    if (known !== undefined) return known
    const askedAt = now()
    const { active } = await truth(sessionId)
    if (active) await revocations.recordActive(sessionId, askedAt + answerLastsMs)
    else await revocations.revoke([sessionId], expiresAt)
    return !active
  }

  return {
    async check(token) {
      refreshNowAndThen()
      const session = await verify(token)
      if (session.expiresAt <= now()) throw new DomainError('unauthenticated')
      if (await isRevoked(session)) throw new DomainError('unauthenticated')
      return session
    },
    async isVerified(session) {
      return session.verified || (await truth(session.sessionId)).verified
    },
    async operatorState({ sessionId }) {
      const { operator, reader } = await truth(sessionId)
      const state = operator ?? reader
      return state && { isConfirmed: state === 'confirmed', mayChange: operator !== undefined }
    },
  }
}

function keyIdOf(token: string): string | undefined {
  try {
    return jwt.decode(token, { complete: true })?.header.kid
  } catch {
    return undefined
  }
}

function parseClaims(token: string, key: KeyObject, now: () => number): Session {
  try {
    const payload = jwt.verify(token, key, {
      algorithms: ['ES256'],
      issuer: sessionIssuer,
      clockTimestamp: Math.floor(now() / 1000),
    })
    const { sub, sid, verified, exp } = SessionClaims.parse(payload)
    return { userId: sub, sessionId: sid, verified, expiresAt: exp * 1000 }
  } catch (cause) {
    throw new DomainError('unauthenticated', { cause })
  }
}
