import { DomainError, type RateClass, type RouteDeclaration } from '@thumbfolio/contracts'
import {
  count,
  tokenOf,
  type Limit,
  type Limits,
  type Logger,
  type Session,
  type Sessions,
} from '@thumbfolio/kit'
import type { Request } from 'express'
import { clientKey } from './client-address.js'
import { rateLimits, scaled, siteLimit } from './rate-limits.js'

export interface AdmissionOptions {
  readonly limits: Limits
  readonly sessions: Sessions
  readonly ourOrigin: string
  readonly rateLimitFactor: number
  readonly log: Logger
}

export interface Admission {
  /** @throws DomainError `rate-limited`, `unauthenticated`, `origin-refused`, `email-not-verified` */
  toRoute(request: Request, route: RouteDeclaration | undefined): Promise<void>
  /** @throws DomainError `rate-limited` */
  toSite(request: Request): Promise<void>
}

/** Refuses early what a service would refuse anyway; every service still verifies the session on its own. */
export function createAdmission(options: AdmissionOptions): Admission {
  const { limits, sessions, ourOrigin, rateLimitFactor, log } = options
  const table = scaledTable(rateLimitFactor)
  const site = scaled(siteLimit, rateLimitFactor)

  async function admit(rate: RateClass | 'site', who: string, limit: Limit): Promise<void> {
    const { allowed, retryAfterSeconds } = await limits.consume(`${rate} ${who}`, limit).catch((error: unknown) => {
      // A counter that cannot be reached shuts nobody out.
      log.warn({ err: error }, 'rate limits are not available')
      count('thumbfolio.limits.failed_open', { rate })
      return { allowed: true, retryAfterSeconds: 0 }
    })
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

  return {
    async toRoute(request, route) {
      const rate = route?.rate ?? 'read'
      const { perAddress, perSession } = table[rate]
      await admit(rate, clientKey(request.ip ?? ''), perAddress)
      if (!route || route.access === 'public') return
      const session = await sessionOf(request, route)
      if (perSession) await admit(rate, `session ${session.sessionId}`, perSession)
    },
    toSite: (request) => admit('site', clientKey(request.ip ?? ''), site),
  }
}

function scaledTable(factor: number): typeof rateLimits {
  const entries = Object.entries(rateLimits).map(([name, { perAddress, perSession }]) => [
    name,
    {
      perAddress: scaled(perAddress, factor),
      ...(perSession && { perSession: scaled(perSession, factor) }),
    },
  ])
  return Object.fromEntries(entries) as Record<RateClass, (typeof rateLimits)[RateClass]>
}
