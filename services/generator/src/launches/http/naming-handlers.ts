import type { namingRoutes } from '@thumbfolio/contracts'
import type { RouteHandlers } from '@thumbfolio/kit/http'
import { ownSite } from '../commands/find-site.js'
import { renameSite } from '../commands/rename-site.js'
import { restingNamesOf } from '../commands/rest-name.js'
import { siteArchive } from '../commands/site-archive.js'
import { leftAtOf, redirectOf } from '../domain/names/resting-name.js'
import type { Ports } from '../ports.js'
import { isoTime } from '../../time.js'

export const namingHandlers = (ports: Ports): RouteHandlers<typeof namingRoutes> => ({
  async renameSite({ session, params, body: { to } }) {
    await renameSite(ports, { ownerId: session.userId, siteName: params.name, to })
    const data = { name: to, url: ports.urlOf(to) }
    return { status: 202, body: { message: 'Site renamed', ...data, data } }
  },

  async restingNames({ session }) {
    const names = await restingNamesOf(ports, session.userId)
    const data = names.map((resting) => {
      const to = redirectOf(resting, ports.now())
      return {
        name: resting.id,
        leftAt: isoTime(leftAtOf(resting)),
        freeAt: isoTime(resting.freeAt),
        ...(to !== undefined && { redirectsTo: to }),
      }
    })
    return { status: 200, body: { data } }
  },

  async siteArchive({ session, params }) {
    const site = await ownSite(ports, { ownerId: session.userId, siteName: params.name })
    const body = await siteArchive(ports, site)
    const headers = { 'Content-Disposition': `attachment; filename="${site.id}.zip"` }
    return { status: 200, headers, body }
  },
})
