import { retryStale } from '@thumbfolio/kit/store'
import type { Ports } from '../ports.js'
import { listSites } from './list-sites.js'

/** Forgets every site of a user. Safe to repeat; the generator deletes the pages themselves. */
export async function forgetUser(ports: Pick<Ports, 'siteEntries'>, userId: string): Promise<void> {
  for (const { name } of await listSites(ports, userId))
    await retryStale(async () => {
      const entry = await ports.siteEntries.find(name)
      if (entry?.site.state === 'listed' && entry.site.userId === userId)
        await ports.siteEntries.commit({ ...entry, site: { state: 'gone' } })
    })
}
