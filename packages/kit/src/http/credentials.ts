import { DomainError, hostSessionCookieName, sessionCookieName } from '@thumbfolio/contracts'
import type { Request } from 'express'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])
const patternOf = (name: string) => new RegExp(`(?:^|;\\s*)${name}=([^;]+)`)
const plainPattern = patternOf(sessionCookieName)
const hostPattern = patternOf(hostSessionCookieName)

/** The token of an `Authorization` header, where it is a bearer. */
export const bearerOf = (authorization: string | undefined): string | undefined =>
  /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1]

/**
 * The session token of a request. A bearer wins over the cookie, whose unsafe methods need our own `Origin`.
 * @throws DomainError `origin-refused` for a cookie that another site sent
 */
export function tokenOf(request: Pick<Request, 'method' | 'headers'>, ourOrigin: string): string | undefined {
  const bearer = bearerOf(request.headers.authorization)
  if (bearer !== undefined) return bearer
  const cookie = cookieOf(request.headers.cookie ?? '', ourOrigin)
  if (cookie !== undefined && !safeMethods.has(request.method) && request.headers.origin !== ourOrigin)
    throw new DomainError('origin-refused')
  return cookie
}

/** Over https the cookie that only we can set; the old name is still read, for sessions of before. */
function cookieOf(cookies: string, ourOrigin: string): string | undefined {
  const own = ourOrigin.startsWith('https:') ? hostPattern.exec(cookies)?.[1] : undefined
  return own ?? plainPattern.exec(cookies)?.[1]
}

/**
 * The `Set-Cookie` values of a session; `token` '' clears it. Over https it has the name that only this host can set, and
 * the cookie of the old name ends.
 */
export function sessionCookies(
  token: string,
  { publicUrl, maxAgeSeconds }: { publicUrl: string; maxAgeSeconds: number },
): readonly string[] {
  const isHttps = publicUrl.startsWith('https:')
  const age = token === '' ? 0 : maxAgeSeconds
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`
  const name = isHttps ? hostSessionCookieName : sessionCookieName
  const set = `${name}=${token}; ${attributes}; Max-Age=${age}`
  return isHttps ? [set, `${sessionCookieName}=; ${attributes}; Max-Age=0`] : [set]
}
