import { createSecretKey } from 'node:crypto'
import { DomainError } from '@thumbfolio/contracts'
import jwt from 'jsonwebtoken'

/** The secrets of calls between services: the first one signs, all are accepted. */
export type ServiceSecrets = readonly [string, ...string[]]

const lifetimeSeconds = 60
/** As text, jsonwebtoken first tries to parse the secret as a PEM, and fails, for every token. */
const keyOf = (secret: string) => createSecretKey(secret, 'utf8')

/** Signs a call from one service to another (HS256 with the first secret, 60 s). */
export const signServiceToken = ([secret]: ServiceSecrets, from: string, to: string): string =>
  jwt.sign({}, keyOf(secret), { algorithm: 'HS256', issuer: from, audience: to, expiresIn: lifetimeSeconds })

/**
 * Who called. Any of the secrets may have signed, so that they can change one process after another.
 * @throws DomainError `unauthenticated` for anything but a fresh token of ours for this service
 */
export function verifyServiceToken(
  secrets: ServiceSecrets,
  token: string | undefined,
  audience: string,
): string {
  const causes: unknown[] = []
  for (const secret of secrets)
    try {
      const claims = jwt.verify(token ?? '', keyOf(secret), { algorithms: ['HS256'], audience })
      if (typeof claims === 'object' && claims.iss !== undefined) return claims.iss
    } catch (cause) {
      causes.push(cause)
    }
  throw new DomainError('unauthenticated', { cause: new AggregateError(causes) })
}
