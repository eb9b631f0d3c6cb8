import { DomainError, holdingRoutes, type HoldingService } from '@thumbfolio/contracts'
import { unlessAbsent, type ServiceClient } from '@thumbfolio/kit'
import type { Holdings } from '../ports.js'

const services = Object.keys(holdingRoutes) as HoldingService[]

/** The other services over HTTP. */
export const httpHoldings = (peers: ServiceClient): Holdings => ({
  list: (userId, signal) =>
    Promise.all(
      services.map(async (service) => {
        const asked = peers.call(holdingRoutes[service].holdings, { params: { userId }, signal })
        const { things } = await asked.catch((cause: unknown) => {
          throw new DomainError('export-unavailable', { cause })
        })
        return { service, things }
      }),
    ),
  open: (userId, { service, id }, signal) =>
    unlessAbsent(peers.open(holdingRoutes[service].heldFile, { params: { userId, id }, signal })),
})
