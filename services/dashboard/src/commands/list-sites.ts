import type { ListedSite } from '../domain/site-entry.js'
import type { Ports } from '../ports.js'

const pageSize = 200

/** All listed sites of a user. */
export async function listSites(
  { siteEntries }: Pick<Ports, 'siteEntries'>,
  userId: string,
): Promise<{ name: string; site: ListedSite }[]> {
  const found: { name: string; site: ListedSite }[] = []
  let after: string | undefined
  do {
    const page = await siteEntries.list(
      'owner',
      { equals: userId },
      { limit: pageSize, ...(after !== undefined && { after }) },
    )
    for (const { id, site } of page.items) if (site.state === 'listed') found.push({ name: id, site })
    after = page.next
  } while (after !== undefined)
  return found
}
