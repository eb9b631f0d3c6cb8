import { buffer } from 'node:stream/consumers'
import { authInternalRoutes } from '@thumbfolio/contracts'
import { orUndefinedIfNotFound, type ServiceClient } from '@thumbfolio/kit/http'
import type { Accounts } from '../ports.js'

const holdTimeoutMs = 3_000

/** Auth over HTTP. */
export const httpAccounts = (serviceClients: ServiceClient): Accounts => ({
  async hold(hold) {
    const { state } = await serviceClients.call(authInternalRoutes.holdCredits, {
      body: hold,
      idempotencyKey: hold.launchId,
      timeoutMs: holdTimeoutMs,
    })
    return state
  },
  contact: (id) => orUndefinedIfNotFound(serviceClients.call(authInternalRoutes.contact, { params: { id } })),
  standing: (id) =>
    orUndefinedIfNotFound(serviceClients.call(authInternalRoutes.standing, { params: { id } })),
  async consents(id, signal) {
    const { granted } = await serviceClients.call(authInternalRoutes.consentsOf, {
      params: { id },
      ...(signal && { signal }),
    })
    return granted
  },
  async avatar(id) {
    const found = await orUndefinedIfNotFound(
      serviceClients.open(authInternalRoutes.avatarOf, { params: { id } }),
    )
    return found && buffer(found)
  },
})
