import { traced } from '@thumbfolio/kit/base'
import { retryStale } from '@thumbfolio/kit/store'
import { deletionBegun } from '../domain/launch/deletion.js'
import { siteFailed } from '../domain/site/site-events.js'
import { siteKeyOf, type Site } from '../domain/site/site.js'
import type { Ports } from '../ports.js'

/** Begins a deletion, which recovery finishes. Cancels a running launch; a site of another owner is left alone. */
export const requestDeletion = traced(
  'request-deletion',
  ({ sites, now }: Ports, siteName: string, ownerId: string, cause?: string): Promise<void> =>
    retryStale(async () => {
      const site = await sites.find(siteName)
      if (site?.ownerId !== ownerId || site.deletion) return
      const events = site.current ? [siteFailed(site, site.current, 'launch-canceled')] : []
      await sites.commit(deletionBegun(site, now()), { events, ...(cause !== undefined && { cause }) })
    }),
)

/** Deletes a site under the name that it was just moving to, too. */
export const deleteMoved = ({ sites, now }: Pick<Ports, 'sites' | 'now'>, site: Site): Promise<void> =>
  retryStale(async () => {
    const there = site.renaming && (await sites.find(site.renaming.to))
    if (there && !there.deletion && siteKeyOf(there) === siteKeyOf(site))
      await sites.commit(deletionBegun(there, now()))
  })
