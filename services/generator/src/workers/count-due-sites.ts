import type { Ports } from '../ports.js'

const mostCounted = 1_000

/** How many sites are due, up to 1,000. */
export async function countDueSites({ sites, now }: Pick<Ports, 'sites' | 'now'>): Promise<number> {
  const { items } = await sites.list('due', { to: now() }, { limit: mostCounted })
  return items.length
}
