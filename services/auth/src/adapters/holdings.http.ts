import { DomainError, holdingRoutes, type HoldingService } from '@thumbfolio/contracts'
import type { ServiceClient } from '@thumbfolio/kit'
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
  async open(userId, { service, id }, signal) {
    try {
      return await peers.open(holdingRoutes[service].heldFile, { params: { userId, id }, signal })
    } catch (error) {
      if (error instanceof DomainError && error.code === 'not-found') return undefined
      throw error
    }
  },
})
