import type { VisitSummary, visitRoutes } from '@thumbfolio/contracts'
import type { RouteHandlers } from '@thumbfolio/kit/http'
import { visitsOf } from '../commands/visits/find-visits.js'
import type { Ports } from '../ports.js'
import { presentVisits, summarizeVisits } from './present-visits.js'

export const visitHandlers = (ports: Ports): RouteHandlers<typeof visitRoutes> => ({
  async visitsOfSites({ session, query: { days } }) {
    const data: VisitSummary[] = []
    const period = { days, now: ports.now() }
    for await (const site of ports.hostedSites.ofOwner(session.userId))
      if (!site.deletion) data.push(summarizeVisits(site, await visitsOf(ports, site), period))
    return { status: 200, body: { data } }
  },

  async siteVisits({ session, params: { name }, query: { days } }) {
    const site = await ports.hostedSites.own({ ownerId: session.userId, siteName: name })
    const data = presentVisits(site, await visitsOf(ports, site), { days, now: ports.now() })
    return { status: 200, body: { data } }
  },
})
