import { DomainError, type personalDataRoutes } from '@thumbfolio/contracts'
import { jsonFile, type RouteHandlers } from '@thumbfolio/kit/http'
import { listSites } from '../commands/list-sites.js'
import type { Ports } from '../ports.js'

const file = { id: 'sites.json', path: 'sites.json' }

/** What this service holds about a user: its list of their sites. */
export const personalDataHandlers = (ports: Ports): RouteHandlers<typeof personalDataRoutes.dashboard> => ({
  async personalData({ params: { userId } }) {
    const isAny = (await listSites(ports, userId)).length > 0
    return { status: 200, body: { things: isAny ? [{ files: [file] }] : [] } }
  },
  async exportFile({ params: { userId, id } }) {
    if (id !== file.id) throw new DomainError('not-found')
    const sites = (await listSites(ports, userId)).map(({ name, site }) => ({ name, ...site }))
    return { status: 200, body: jsonFile(sites) }
  },
})
