import { everyItem, retryStale } from '@thumbfolio/kit/store'
import type { HostedSites } from '../../hosting/index.js'
import { hostedSite } from '../domain/site/hosted-site.js'
import { domainChanged } from '../domain/site/settings.js'
import type { Ports } from '../ports.js'
import { ownSite } from './find-site.js'

type Needed = Pick<Ports, 'sites' | 'erasures' | 'now'>

/** Sites for hosting, which knows no launch. */
export const hostedSites = ({ sites, erasures, now }: Needed): HostedSites => ({
  async find(name) {
    const site = await sites.find(name)
    return site && hostedSite(site)
  },
  own: async (wanted) => hostedSite(await ownSite({ sites, erasures }, wanted)),
  async *ofOwner(ownerId) {
    for await (const site of everyItem(sites, 'owner', { equals: ownerId })) yield hostedSite(site)
  },
  nameDomain: (siteName, hostOf) =>
    retryStale(async () => {
      const site = await sites.find(siteName)
      if (!site || site.deletion) return 'gone'
      const host = hostOf(site.ownerId)
      if (site.domain === host) return 'shown'
      if (site.current || site.renaming) return 'later'
      await sites.commit(domainChanged(site, host, now()))
      return 'shown'
    }),
})
