import { failed } from './endings.js'
import { released } from '../site/lease.js'
import type { Site } from '../site/site.js'

const retryAfterMs = 3_000

/** From here on the site only goes away: its launch is canceled, and its epoch fences a worker that was publishing it. */
export function deletionBegun(site: Site, now: number): Site {
  if (site.deletion) return site
  return {
    ...released(failed(site, 'launch-canceled', now)),
    epoch: site.epoch + 1,
    deletion: { requestedAt: now, retryAt: now },
  }
}

/** A process works on it: the next one looks a little later. */
export const deletionPostponed = (site: Site, now: number): Site =>
  site.deletion ? { ...site, deletion: { ...site.deletion, retryAt: now + retryAfterMs } } : site
