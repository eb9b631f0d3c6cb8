import { DomainError } from '@thumbfolio/contracts'
import { liveOf, retold, toldBy } from './live-version.js'
import type { Site } from './site.js'

/**
 * Has the live page tell what it told before the last launch. What it told until now is what can be gone back to then.
 * @throws DomainError `nothing-before`
 */
export function wentBack(site: Site, now: number): Site {
  const live = liveOf(site)
  if (!site.before) throw new DomainError('nothing-before')
  return { ...retold(site, site.before, now), before: toldBy(live) }
}
