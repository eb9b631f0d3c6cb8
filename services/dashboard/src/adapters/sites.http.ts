import { generatorInternalRoutes, SiteName } from '@thumbfolio/contracts'
import { orUndefinedIfNotFound, type ServiceClient } from '@thumbfolio/kit/http'
import type { Sites } from '../ports.js'

/** The generator over HTTP. */
export const httpSites = (serviceClients: ServiceClient): Sites => ({
  async siteOf(userId, name) {
    // A path segment that is empty or a dot would name another route.
    if (!SiteName.safeParse(name).success) return undefined
    return orUndefinedIfNotFound(
      serviceClients.call(generatorInternalRoutes.siteOf, { params: { userId, name } }),
    )
  },
})
