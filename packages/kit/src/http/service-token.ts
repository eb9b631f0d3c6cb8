import { createSecretKey } from 'node:crypto'
import { DomainError } from '@thumbfolio/contracts'
import jwt from 'jsonwebtoken'

const lifetimeSeconds = 60
/** As text, jsonwebtoken first tries to parse the secret as a PEM, and fails, for every token. */
const keyOf = (secret: string) => createSecretKey(secret, 'utf8')

/** Signs a call from one service to another (HS256 with `SERVICE_SECRET`, 60 s). */
export const signServiceToken = (secret: string, from: string, to: string): string =>
  jwt.sign({}, keyOf(secret), { algorithm: 'HS256', issuer: from, audience: to, expiresIn: lifetimeSeconds })

/**
 * Who called.
 * @throws DomainError `unauthenticated` for anything but a fresh token of ours for this service
 */
export function verifyServiceToken(secret: string, token: string | undefined, audience: string): string {
  try {
    const claims = jwt.verify(token ?? '', keyOf(secret), { algorithms: ['HS256'], audience })
    if (typeof claims === 'object' && claims.iss !== undefined) return claims.iss
  } catch (cause) {
    throw new DomainError('unauthenticated', { cause })
  }
  throw new DomainError('unauthenticated')
}
