import { isDone, nextStep } from './progress.js'
import type { Site } from './site.js'

export interface LeaseClaim {
  readonly holder: string
  readonly until: number
  /** W3C trace context of the holder's work. */
  readonly traceparent?: string
}

/** The site has no lease, or it has ended. */
export const isFree = ({ lease }: Site, now: number): boolean => !lease || lease.until <= now

/** Is there something to publish: a launch whose credits are held, or changed settings. */
export const isPublishable = ({ deletion, renaming, takenDown, current, republish }: Site): boolean =>
  !deletion && !renaming && !takenDown && (current ? current.status === 'pending' : republish !== undefined)

/** Takes the site under a new epoch, which fences every holder before. A launch goes on at its next step. */
export function leased(site: Site, claim: LeaseClaim, now: number): Site {
  const epoch = site.epoch + 1
  const { traceparent, ...lease } = claim
  const next: Site = { ...site, epoch, lease: { ...lease, epoch } }
  if (site.current?.status !== 'pending') return next
  // Publishing again raises the epoch of the alias: only then can the holder before move it no more.
  const step = isDone(site.current.log, 'publish') ? 'publish' : nextStep(site.current.log)
  const log = step ? [...site.current.log, { kind: 'started' as const, step, at: now }] : site.current.log
  const attempt = traceparent === undefined ? {} : { attempt: traceparent }
  return { ...next, current: { ...site.current, tries: site.current.tries + 1, log, ...attempt } }
}

export const holds = (site: Site, epoch: number): boolean => site.lease?.epoch === epoch

export const renewed = (site: Site, until: number): Site =>
  site.lease ? { ...site, lease: { ...site.lease, until } } : site

export function released(site: Site): Site {
  const { lease: _lease, ...rest } = site
  return rest
}
