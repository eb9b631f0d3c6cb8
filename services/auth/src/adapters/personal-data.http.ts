import { DomainError, personalDataRoutes, type HoldingService } from '@thumbfolio/contracts'
import { orUndefinedIfNotFound, type ServiceClient } from '@thumbfolio/kit'
import type { PersonalData } from '../ports.js'

const services = Object.keys(personalDataRoutes) as HoldingService[]

/** The other services over HTTP. */
export const httpHoldings = (serviceClients: ServiceClient): PersonalData => ({
  list: (userId, signal) =>
    Promise.all(
      services.map(async (service) => {
        const asked = serviceClients.call(personalDataRoutes[service].holdings, {
          params: { userId },
          signal,
        })
        const { things } = await asked.catch((cause: unknown) => {
          throw new DomainError('export-unavailable', { cause })
        })
        return { service, things }
      }),
    ),
  open: (userId, { service, id }, signal) =>
    orUndefinedIfNotFound(
      serviceClients.open(personalDataRoutes[service].heldFile, { params: { userId, id }, signal }),
    ),
})
