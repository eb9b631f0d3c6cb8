import { DomainError, event } from '@thumbfolio/contracts'
import { traced } from '@thumbfolio/kit/base'
import { retryStale } from '@thumbfolio/kit/store'
import { deleting, notYetProjected, type ListedSite, type SiteEntry } from '../domain/site-entry.js'
import type { Ports } from '../ports.js'

/**
 * Takes a site off the list and asks the generator to delete it. Another's site, or one asked for before, is absent.
 * The list follows the generator's events: a site that no event has named yet is looked up at the generator itself.
 */
export const requestDeletion = traced(
  'request-deletion',
  (ports: Ports, userId: string, name: string): Promise<void> =>
    retryStale(async () => {
      const found = await deletable(ports, userId, name)
      if (!found) throw new DomainError('not-found')
      const { entry, site } = found
      await ports.siteEntries.commit(deleting(entry, site, new Date(ports.now()).toISOString()), {
        events: [event('site.deletion-requested.v1', name, { userId })],
      })
    }),
)

async function deletable(
  { siteEntries, sites }: Ports,
  userId: string,
  name: string,
): Promise<{ entry: SiteEntry; site: ListedSite } | undefined> {
  const entry = await siteEntries.find(name)
  const site = entry?.site.state === 'listed' ? entry.site : undefined
  if (entry && site?.userId === userId && site.status !== 'deleting') return { entry, site }
  const known = await sites.siteOf(userId, name)
  const late = known && notYetProjected(entry, name, { userId, ...known })
  return late && { entry: late, site: late.site }
}
