import { everyItem } from '@thumbfolio/kit/store'
import type { ListedSite } from '../domain/site-entry.js'
import type { Ports } from '../ports.js'

/** All listed sites of a user. */
export async function listSites(
  { siteEntries }: Pick<Ports, 'siteEntries'>,
  userId: string,
): Promise<{ name: string; site: ListedSite }[]> {
  const found: { name: string; site: ListedSite }[] = []
  for await (const { id, site } of everyItem(siteEntries, 'owner', { equals: userId }))
    if (site.state === 'listed') found.push({ name: id, site })
  return found
}
