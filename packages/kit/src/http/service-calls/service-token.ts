import { createSecretKey } from 'node:crypto'
import { DomainError } from '@thumbfolio/contracts'
import jwt from 'jsonwebtoken'

/** The secrets of calls between services: the first one signs, all are accepted. */
export type ServiceSecrets = readonly [string, ...string[]]

const lifetimeSeconds = 60
/** As text, jsonwebtoken first tries to parse the secret as a PEM, and fails, for every token. */
const keyOf = (secret: string) => createSecretKey(secret, 'utf8')

/** The caller that `thumbfolio-admin` is. The routes of an operator take no other one. */
export const operatorCaller = 'admin'

/** Signs a call from one service to another (HS256 with the first secret, 60 s). `operator` is who calls through `admin`. */
export const signServiceToken = (
  [secret]: ServiceSecrets,
  from: string,
  to: string,
  operator?: string,
): string =>
  jwt.sign({}, keyOf(secret), {
    algorithm: 'HS256',
    issuer: from,
    audience: to,
    expiresIn: lifetimeSeconds,
    ...(operator !== undefined && { subject: operator }),
  })

/**
 * Who called. Any of the secrets may have signed, so that they can change one process after another.
 * @throws DomainError `unauthenticated` for anything but a fresh token of ours for this service
 */
export const verifyServiceToken = (...call: Parameters<typeof claimsIn>): string => claimsIn(...call).iss

/**
 * The operator who called through `thumbfolio-admin`.
 * @throws DomainError `unauthenticated` as `verifyServiceToken`, and for the token of any service
 */
export function verifyOperatorToken(...call: Parameters<typeof claimsIn>): string {
  const { iss, sub } = claimsIn(...call)
  if (iss !== operatorCaller || !sub) throw new DomainError('unauthenticated')
  return sub
}

function claimsIn(
  secrets: ServiceSecrets,
  token: string | undefined,
  audience: string,
): { iss: string; sub?: string | undefined } {
  const causes: unknown[] = []
  for (const secret of secrets)
    try {
      const claims = jwt.verify(token ?? '', keyOf(secret), { algorithms: ['HS256'], audience })
      if (typeof claims === 'object' && claims.iss !== undefined) return { iss: claims.iss, sub: claims.sub }
    } catch (cause) {
      causes.push(cause)
    }
  throw new DomainError('unauthenticated', { cause: new AggregateError(causes) })
}
