import { DomainError, type RateClass, type RouteDeclaration } from '@thumbfolio/contracts'
import {
  admitOperator,
  clientKey,
  isOperatorAccess,
  tokenOf,
  type Limit,
  type Limits,
  type Session,
  type Sessions,
} from '@thumbfolio/kit/http'
import type { Request } from 'express'
import { downloadLimit, rateLimits, scaled, siteLimit } from './rate-limits.js'

export interface AdmissionOptions {
  readonly limits: Limits
  readonly sessions: Sessions
  readonly ourOrigin: string
  readonly rateLimitFactor: number
}

export interface Admission {
  /**
   * @throws DomainError `rate-limited`, `unauthenticated`, `origin-refused`, `email-not-verified`; for routes of operators
   * only `not-found`, `password-confirmation-required` and, when auth does not answer, `unavailable`
   */
  toRoute(request: Request, route: RouteDeclaration | undefined): Promise<void>
  /** @throws DomainError `rate-limited` */
  toSite(request: Request): Promise<void>
  /** Of requests to a site, those for its PDF. @throws DomainError `rate-limited` */
  toDownload(request: Request): Promise<void>
}

/** Refuses early what a service would refuse anyway; every service still verifies the session on its own. */
export function createAdmission(options: AdmissionOptions): Admission {
  const { limits, sessions, ourOrigin, rateLimitFactor } = options
  const table = scaledTable(rateLimitFactor)
  const site = scaled(siteLimit, rateLimitFactor)
  const download = scaled(downloadLimit, rateLimitFactor)

  async function admit(who: string, limit: Limit): Promise<void> {
    const { allowed, retryAfterSeconds } = await limits.consume(who, limit)
    if (!allowed) throw new DomainError('rate-limited', { retryAfterSeconds })
  }

  async function sessionOf(request: Request, route: RouteDeclaration): Promise<Session> {
    const token = tokenOf(request, ourOrigin)
    if (token === undefined) throw new DomainError('unauthenticated')
    const session = await sessions.check(token)
    if (route.access === 'verified' && !(await sessions.isVerified(session)))
      throw new DomainError('email-not-verified')
    return session
  }

  /** Over the limit too it is what an unknown path answers: a 429 would say that the path exists. */
  async function admitToOperators(request: Request, route: RouteDeclaration): Promise<void> {
    const { perAddress } = table.operator
    const { allowed } = await limits.consume(clientKey(request.ip ?? ''), perAddress)
    if (!allowed) throw new DomainError('not-found')
    await admitOperator(request, route, { sessions, ourOrigin })
  }

  return {
    async toRoute(request, route) {
      if (route && isOperatorAccess(route.access)) return admitToOperators(request, route)
      const rate = route?.rate ?? 'read'
      const { perAddress, perUser } = table[rate]
      await admit(clientKey(request.ip ?? ''), perAddress)
      if (!route || route.access === 'public') return
      const session = await sessionOf(request, route)
      if (perUser) await admit(session.userId, perUser)
    },
    toSite: (request) => admit(clientKey(request.ip ?? ''), site),
    toDownload: (request) => admit(clientKey(request.ip ?? ''), download),
  }
}

function scaledTable(factor: number): typeof rateLimits {
  const entries = Object.entries(rateLimits).map(([name, { perAddress, perUser }]) => [
    name,
    {
      perAddress: scaled(perAddress, factor),
      ...(perUser && { perUser: scaled(perUser, factor) }),
    },
  ])
  return Object.fromEntries(entries) as Record<RateClass, (typeof rateLimits)[RateClass]>
}
