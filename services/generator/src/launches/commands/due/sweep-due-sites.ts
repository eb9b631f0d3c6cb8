import { ignoreConflict } from '@thumbfolio/kit/store'
import type { Site } from '../../domain/site/site.js'
import type { Ports } from '../../ports.js'

interface Due {
  readonly index: 'github' | 'checkup'
  /** In one sweep. */
  readonly atOnce: number
  /** The site under the lease of a process. */
  readonly claimed: (site: Site, now: number) => Site
}

/** Works on the sites that are due, one after the other. Of several processes the one that commits first gets a site. */
export async function sweepDueSites(
  ports: Ports,
  { index, atOnce, claimed }: Due,
  work: (ports: Ports, site: Site) => Promise<void>,
): Promise<void> {
  const { items } = await ports.sites.list(index, { to: ports.now() }, { limit: atOnce })
  for (const site of items) {
    if (ports.stopping.aborted) return
    const leased = await ignoreConflict(ports.sites.commit(claimed(site, ports.now())))
    if (leased) await work(ports, leased)
  }
}
