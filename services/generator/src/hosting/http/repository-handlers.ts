import type { repositoryRoutes, SiteRepository } from '@thumbfolio/contracts'
import type { RouteHandlers } from '@thumbfolio/kit/http'
import { retryRepository } from '../commands/code-host/retry-repository.js'
import { isRefused } from '../domain/code-host/site-repository.js'
import { siteKeyOf, type HostedSite } from '../domain/sites/hosted-site.js'
import type { Ports } from '../ports.js'

export function repositoryHandlers(ports: Ports): RouteHandlers<typeof repositoryRoutes> {
  async function stateOf(site: HostedSite): Promise<SiteRepository> {
    if (!ports.codeHost.repositories || !site.live) return { state: 'none' }
    const known = await ports.siteRepositories.find(siteKeyOf(site))
    if (known?.refused && isRefused(known))
      return { state: 'refused', detail: `Not copied: ${known.refused.said}` }
    if (!known?.remote || !known.pushed || known.waitingSince !== undefined) return { state: 'pending' }
    const { isPrivate, url } = known.remote
    return isPrivate ? { state: 'private' } : { state: 'public', url }
  }

  return {
    async siteRepository({ session, params }) {
      const site = await ports.hostedSites.own({ ownerId: session.userId, siteName: params.name })
      return { status: 200, body: { data: await stateOf(site) } }
    },

    async retryRepository({ session, params }) {
      const site = await ports.hostedSites.own({ ownerId: session.userId, siteName: params.name })
      await retryRepository(ports, site.id)
      return { status: 202, body: { data: await stateOf(site) } }
    },
  }
}
