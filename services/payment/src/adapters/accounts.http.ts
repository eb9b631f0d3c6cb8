import { authInternalRoutes } from '@thumbfolio/contracts'
import { unlessAbsent, type ServiceClient } from '@thumbfolio/kit'
import type { Accounts } from '../ports.js'

/** Auth over HTTP. */
export const httpAccounts = (peers: ServiceClient): Accounts => ({
  contact: (id) => unlessAbsent(peers.call(authInternalRoutes.contact, { params: { id } })),
})
