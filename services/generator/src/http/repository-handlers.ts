import type { repositoryRoutes, SiteRepository } from '@thumbfolio/contracts'
import type { RouteHandlers } from '@thumbfolio/kit/http'
import { ownSite } from '../commands/find-site.js'
import { siteKeyOf } from '../domain/site/site.js'
import type { Ports } from '../ports.js'

export const repositoryHandlers = (ports: Ports): RouteHandlers<typeof repositoryRoutes> => ({
  async siteRepository({ session, params }) {
    const site = await ownSite(ports, { ownerId: session.userId, siteName: params.name })
    const stateOf = async (): Promise<SiteRepository> => {
      if (!ports.codeHost.repositories || !site.live) return { state: 'none' }
      const known = await ports.siteRepositories.find(siteKeyOf(site))
      if (!known?.remote || !known.pushed || known.waitingSince !== undefined) return { state: 'pending' }
      const { isPrivate, url } = known.remote
      return isPrivate ? { state: 'private' } : { state: 'public', url }
    }
    return { status: 200, body: { data: await stateOf() } }
  },
})
