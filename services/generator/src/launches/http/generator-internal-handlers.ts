import { DomainError, type generatorInternalRoutes } from '@thumbfolio/contracts'
import type { RouteHandlers } from '@thumbfolio/kit/http'
import { ownSite } from '../commands/find-site.js'
import type { Ports } from '../ports.js'
import { isoTime } from '../../time.js'

export const generatorInternalHandlers = (ports: Ports): RouteHandlers<typeof generatorInternalRoutes> => ({
  async siteOf({ params: { userId, name } }) {
    const site = await ownSite(ports, { ownerId: userId, siteName: name })
    if (site.deletion) throw new DomainError('not-found')
    const createdAt = isoTime(site.createdAt)
    return { status: 200, body: { url: ports.urlOf(name), liveVersion: site.live?.number ?? 0, createdAt } }
  },
})
