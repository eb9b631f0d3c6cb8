import { DomainError, event } from '@thumbfolio/contracts'
import { retryStale, traced } from '@thumbfolio/kit'
import { deleting } from '../domain/site-entry.js'
import type { Ports } from '../ports.js'

/** Takes a site off the list and asks the generator to delete it. Another's site, or one asked for before, is absent. */
export const requestDeletion = traced(
  'request-deletion',
  ({ siteEntries, now }: Ports, userId: string, name: string): Promise<void> =>
    retryStale(async () => {
      const entry = await siteEntries.find(name)
      if (entry?.site.state !== 'listed' || entry.site.userId !== userId || entry.site.status === 'deleting')
        throw new DomainError('not-found')
      await siteEntries.commit(deleting(entry, entry.site, new Date(now()).toISOString()), {
        events: [event('site.deletion-requested.v1', name, { userId })],
      })
    }),
)
