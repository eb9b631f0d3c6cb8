import { previewHostOf, type draftRoutes } from '@thumbfolio/contracts'
import type { RouteHandlers } from '@thumbfolio/kit'
import { previewSite } from '../commands/preview-site.js'
import type { Ports } from '../ports.js'

export const draftHandlers = (ports: Ports): RouteHandlers<typeof draftRoutes> => ({
  async previewSite({ session, params, query }) {
    const wanted = { ownerId: session.userId, siteName: params.name, revision: query.version }
    const { id, expiresAt } = await previewSite(ports, wanted)
    const url = ports.urlOf(previewHostOf(id))
    return { status: 200, body: { data: { url, expiresAt: new Date(expiresAt).toISOString() } } }
  },
})
