import type { RateClass } from '@thumbfolio/contracts'
import type { Limit } from '@thumbfolio/kit'

interface ClassLimits {
  readonly perAddress: Limit
  readonly perSession?: Limit
}

const perMinute = (points: number): Limit => ({ points, windowSeconds: 60 })

/**
 * What one client may do before it is asked to wait. A person never meets these; a loop does.
 * The services keep limits of their own beside them: logins and codes per account, messages to support.
 */
export const rateLimits: Readonly<Record<RateClass, ClassLimits>> = {
  read: { perAddress: perMinute(1_200) },
  write: { perAddress: perMinute(300) },
  auth: { perAddress: perMinute(120) },
  upload: { perAddress: perMinute(120), perSession: perMinute(30) },
  launch: { perAddress: perMinute(120), perSession: perMinute(30) },
  'code-host': { perAddress: perMinute(60) },
  support: { perAddress: { points: 30, windowSeconds: 3_600 } },
  internal: { perAddress: perMinute(0) },
}

/** Visitors of published sites, counted apart from the app. */
export const siteLimit = perMinute(1_200)

export const scaled = ({ points, windowSeconds }: Limit, factor: number): Limit => ({
  points: Math.ceil(points * factor),
  windowSeconds,
})
