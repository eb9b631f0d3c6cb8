import { authInternalRoutes, DomainError } from '@thumbfolio/contracts'
import type { ServiceClient } from '@thumbfolio/kit'
import type { Accounts } from '../ports.js'

const holdTimeoutMs = 3_000

/** Auth over HTTP. */
export const httpAccounts = (peers: ServiceClient): Accounts => ({
  async hold(hold) {
    const { state } = await peers.call(authInternalRoutes.holdCredits, {
      body: hold,
      idempotencyKey: hold.launchId,
      timeoutMs: holdTimeoutMs,
    })
    return state
  },
  async contact(id) {
    try {
      return await peers.call(authInternalRoutes.contact, { params: { id } })
    } catch (error) {
      if (error instanceof DomainError && error.code === 'not-found') return undefined
      throw error
    }
  },
  async consents(id, signal) {
    const { granted } = await peers.call(authInternalRoutes.consentsOf, {
      params: { id },
      ...(signal && { signal }),
    })
    return granted
  },
})
