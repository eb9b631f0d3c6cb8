import { count, recordMs } from '@thumbfolio/kit/base'
import type { CommitOptions } from '@thumbfolio/kit/store'
import type { Site } from '../domain/site/site.js'
import type { Sites } from '../ports.js'

/** Counts the launches that end, each at the commit that ends it. */
export const measuredSites = (sites: Sites): Sites => ({
  ...sites,
  async commit(next, options) {
    const stored = await sites.commit(next, options)
    // The store answers with another version when it has seen the cause before: nothing ended this time.
    if (stored.version === next.version + 1) measure(next, options)
    return stored
  },
  async remove(site, options) {
    await sites.remove(site, options)
    measure(site, options)
  },
})

function measure({ current, launches }: Site, { events = [] }: Pick<CommitOptions, 'events'> = {}): void {
  for (const { type, data } of events) {
    if (type !== 'site.generated.v1' && type !== 'site.failed.v1') continue
    const outcome = type === 'site.generated.v1' ? 'live' : 'failed'
    count('thumbfolio.launches', { outcome, ...('problem' in data && { problem: data.problem }) })
    const requestedAt = (current ?? launches[0])?.requestedAt
    if (requestedAt !== undefined)
      recordMs('thumbfolio.launch.duration', Math.max(0, Date.now() - requestedAt), { outcome })
  }
}
