import { DomainError } from '@thumbfolio/contracts'
import jwt from 'jsonwebtoken'
import type { ServiceSecrets } from '../config/platform-config.js'

const lifetimeSeconds = 60

/** Signs a call from one service to another (HS256 with the first secret, 60 s). */
export const signServiceToken = ([secret]: ServiceSecrets, from: string, to: string): string =>
  jwt.sign({}, secret, { algorithm: 'HS256', issuer: from, audience: to, expiresIn: lifetimeSeconds })

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
      const claims = jwt.verify(token ?? '', secret, { algorithms: ['HS256'], audience })
      if (typeof claims === 'object' && claims.iss !== undefined) return claims.iss
    } catch (cause) {
      causes.push(cause)
    }
  throw new DomainError('unauthenticated', { cause: new AggregateError(causes) })
}
