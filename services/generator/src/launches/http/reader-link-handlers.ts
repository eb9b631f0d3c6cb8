import type { readerLinkRoutes } from '@thumbfolio/contracts'
import type { RouteHandlers } from '@thumbfolio/kit/http'
import { ownSite } from '../commands/find-site.js'
import { makeReaderLink, readerLinksOf, revokeReaderLink } from '../commands/reader-links.js'
import { presentLink } from '../domain/readers/reader-link.js'
import type { Ports } from '../ports.js'

export const readerLinkHandlers = (ports: Ports): RouteHandlers<typeof readerLinkRoutes> => ({
  async readerLinks({ session, params }) {
    const site = await ownSite(ports, { ownerId: session.userId, siteName: params.name })
    return { status: 200, body: { data: (await readerLinksOf(ports, site)).map(presentLink) } }
  },
  async makeReaderLink({ session, params, body }) {
    const { link, url } = await makeReaderLink(
      ports,
      { ownerId: session.userId, siteName: params.name },
      body,
    )
    return { status: 201, body: { data: { link: presentLink(link), url } } }
  },
  async revokeReaderLink({ session, params }) {
    await revokeReaderLink(ports, { ownerId: session.userId, siteName: params.name }, params.id)
    return { status: 204, body: undefined }
  },
})
