import { DomainError, type dashboardRoutes } from '@thumbfolio/contracts'
import type { RouteHandlers, Session } from '@thumbfolio/kit/http'
import { listSites } from '../commands/list-sites.js'
import { requestDeletion } from '../commands/request-deletion.js'
import type { Ports } from '../ports.js'
import { presentSites } from './present-sites.js'

/** A user's own data only: another's id is answered like one that does not exist. */
function requireSelf(session: Session, userId: string): void {
  if (session.userId !== userId) throw new DomainError('not-found')
}

export const dashboardHandlers = (ports: Ports): RouteHandlers<typeof dashboardRoutes> => ({
  async listSites({ session, params }) {
    requireSelf(session, params.userId)
    const listing = presentSites(await listSites(ports, session.userId))
    return { status: 200, body: { ...listing, data: listing } }
  },
  async deleteSite({ session, params }) {
    requireSelf(session, params.userId)
    await requestDeletion(ports, session.userId, params.repoName)
    return { status: 200, body: { message: 'Repository deleted successfully' } }
  },
})
