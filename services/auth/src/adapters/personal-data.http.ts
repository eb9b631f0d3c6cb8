import { DomainError, personalDataRoutes, type ExportedService } from '@thumbfolio/contracts'
import { orUndefinedIfNotFound, type ServiceClient } from '@thumbfolio/kit/http'
import type { PersonalData } from '../ports.js'

const services = Object.keys(personalDataRoutes) as ExportedService[]

/** The other services over HTTP. */
export const httpPersonalData = (serviceClients: ServiceClient): PersonalData => ({
  list: (userId, signal) =>
    Promise.all(
      services.map(async (service) => {
        const asked = serviceClients.call(personalDataRoutes[service].personalData, {
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
      serviceClients.open(personalDataRoutes[service].exportFile, { params: { userId, id }, signal }),
    ),
})
