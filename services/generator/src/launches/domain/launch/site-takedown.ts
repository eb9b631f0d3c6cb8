import type { Takedown } from '../../../hosting/domain.js'
import type { Site } from '../site/site.js'
import { failed } from './endings.js'
import { released } from '../site/lease.js'

/** The site of a name that is taken down: its launch ends, and its epoch fences a worker that was publishing it. */
export function siteTakenDown(site: Site, { at, reason }: Takedown, now: number): Site {
  const ended = released(failed(site, 'site-taken-down', now))
  return { ...ended, epoch: site.epoch + 1, takenDown: { at, reason } }
}

/** Undoes a takedown: the page is published again, with what changed meanwhile. */
export function sitePutBack(site: Site, now: number): Site {
  const { takenDown: _lifted, ...rest } = site
  return site.live ? { ...rest, republish: { retryAt: now, tries: 0 } } : rest
}
