import { authInternalRoutes } from '@thumbfolio/contracts'
import { orUndefinedIfNotFound, type ServiceClient } from '@thumbfolio/kit/http'
import type { Accounts } from '../ports.js'

/** Auth over HTTP. */
export const httpAccounts = (serviceClients: ServiceClient): Accounts => ({
  contact: (id) => orUndefinedIfNotFound(serviceClients.call(authInternalRoutes.contact, { params: { id } })),
})
