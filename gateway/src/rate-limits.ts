import type { RateClass } from '@thumbfolio/contracts'
import type { Limit } from '@thumbfolio/kit/http'

interface ClassLimits {
  readonly perAddress: Limit
  /** Of all sessions of a user together. */
  readonly perUser?: Limit
}

type Size = Pick<Limit, 'points' | 'windowSeconds'>

const perMinute = (points: number): Size => ({ points, windowSeconds: 60 })
const perHour = (points: number): Size => ({ points, windowSeconds: 3_600 })

/** Fails open when counters are unavailable: what must not be guessed has fail-closed limits in the services. */
const open = (name: string, perAddress: Size, perUser?: Size): ClassLimits => ({
  perAddress: { name: `${name} by address`, onUnavailable: 'fail-open', ...perAddress },
  ...(perUser && { perUser: { name: `${name} by user`, onUnavailable: 'fail-open', ...perUser } }),
})

/**
 * What one client may do before it is asked to wait. A person never meets these; a loop does.
 * The services keep limits of their own beside them: logins and codes per account, messages to support.
 */
export const rateLimits: Readonly<Record<RateClass, ClassLimits>> = {
  read: open('read', perMinute(1_200)),
  write: open('write', perMinute(300)),
  auth: open('auth', perMinute(120)),
  upload: open('upload', perMinute(120), perMinute(30)),
  launch: open('launch', perMinute(120), perMinute(30)),
  export: open('export', perMinute(60), perHour(30)),
  'code-host': open('code-host', perMinute(60)),
  support: open('support', perHour(30)),
  operator: open('operator', perMinute(600)),
  internal: open('internal', perMinute(0)),
}

/** Visitors of published sites, counted apart from the app. */
export const siteLimit = open('site', perMinute(1_200)).perAddress

/** Of these, downloads of a resume's PDF, which are a thousand times as large as a page. */
export const downloadLimit = open('site download', perMinute(60)).perAddress

export const scaled = (limit: Limit, factor: number): Limit => ({
  ...limit,
  points: Math.ceil(limit.points * factor),
})
