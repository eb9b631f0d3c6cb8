import { DomainError, sessionCookieName } from '@thumbfolio/contracts'
import type { Request } from 'express'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])
const cookiePattern = new RegExp(`(?:^|;\\s*)${sessionCookieName}=([^;]+)`)

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
  const cookie = cookiePattern.exec(request.headers.cookie ?? '')?.[1]
  if (cookie !== undefined && !safeMethods.has(request.method) && request.headers.origin !== ourOrigin)
    throw new DomainError('origin-refused')
  return cookie
}

/** The `Set-Cookie` value of a session; `token` '' clears it. Secure wherever the app is served over https. */
export function sessionCookie(token: string, options: { publicUrl: string; maxAgeSeconds: number }): string {
  const secure = options.publicUrl.startsWith('https:') ? '; Secure' : ''
  const age = token === '' ? 0 : options.maxAgeSeconds
  return `${sessionCookieName}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${age}${secure}`
}
