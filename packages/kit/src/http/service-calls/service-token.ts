import { createSecretKey, type KeyObject } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { DomainError, type CallerName } from '@thumbfolio/contracts'
import jwt, { type JwtPayload } from 'jsonwebtoken'
import type { ServiceIdentity } from './service-keys.js'

const lifetimeSeconds = 60
/** Sent in addition to the bearer token, the only one that the previous release reads. */
const tokenHeader = 'service-token'

/** Signs a call from one service to another (ES256 with its own key, 60 s). */
export const signServiceToken = ({ name, privateKeys: [key] }: ServiceIdentity, to: string): string =>
  jwt.sign({}, key, { algorithm: 'ES256', issuer: name, audience: to, expiresIn: lifetimeSeconds })

/** The headers of a call. While the called service may be of the previous release, they have a token of the shared secret too. */
export function serviceTokenHeaders(identity: ServiceIdentity, to: string): Record<string, string> {
  const token = signServiceToken(identity, to)
  const [secret] = identity.legacySecrets ?? []
  if (secret === undefined) return { Authorization: `Bearer ${token}` }
  const legacy = jwt.sign({}, createSecretKey(secret, 'utf8'), {
    algorithm: 'HS256',
    issuer: identity.name,
    audience: to,
    expiresIn: lifetimeSeconds,
  })
  return { Authorization: `Bearer ${legacy}`, 'Service-Token': token }
}

/**
 * Who called.
 * @throws DomainError `unauthenticated` for anything but a fresh token for this service, signed by the caller that it names
 */
export function callerOf(
  identity: ServiceIdentity,
  headers: IncomingHttpHeaders,
  audience: string,
): CallerName {
  const own = headers[tokenHeader]
  const token = typeof own === 'string' ? own : /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1]
  const claimed = claimsOf(token)
  const name = claimed?.iss as CallerName | undefined
  const causes: unknown[] = []
  const verify = (key: KeyObject, algorithm: 'ES256' | 'HS256') => {
    try {
      requireShortLife(jwt.verify(token ?? '', key, { algorithms: [algorithm], audience, issuer: name }))
      return true
    } catch (cause) {
      causes.push(cause)
      return false
    }
  }
  const keys = (name && Object.hasOwn(identity.publicKeys, name) && identity.publicKeys[name]) || []
  if (keys.some((key) => verify(key, 'ES256'))) return name!
  // No call as `admin` is signed by the shared secret: every service of the previous release has it.
  const secrets = name === undefined || name === 'admin' ? [] : (identity.legacySecrets ?? [])
  if (secrets.some((secret) => verify(createSecretKey(secret, 'utf8'), 'HS256'))) return name!
  throw new DomainError('unauthenticated', { cause: new AggregateError(causes) })
}

/** The library accepts a token without an expiry. No token may be valid for longer than ours are. */
function requireShortLife(claims: string | JwtPayload): void {
  const { iat = -Infinity, exp = Infinity } = claims as JwtPayload
  if (!(exp - iat <= lifetimeSeconds)) throw new Error(`it is valid for more than ${lifetimeSeconds} s`)
}

function claimsOf(token: string | undefined): JwtPayload | undefined {
  const claims = token === undefined ? undefined : jwt.decode(token)
  return typeof claims === 'object' && claims !== null && typeof claims.iss === 'string' ? claims : undefined
}
