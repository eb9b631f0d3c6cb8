import { DomainError, ModelVendor, type authInternalRoutes } from '@thumbfolio/contracts'
import type { RouteHandlers } from '@thumbfolio/kit/http'
import { holdCredits } from '../commands/hold-credits.js'
import { sessionTruth } from '../commands/session-truth.js'
import { isActive } from '../domain/account.js'
import { available } from '../domain/credit-balance.js'
import type { Ports } from '../ports.js'
import { findAvatar } from './find-avatar.js'

export const authInternalHandlers = (ports: Ports): RouteHandlers<typeof authInternalRoutes> => ({
  async holdCredits({ body }) {
    return { status: 200, body: { state: await holdCredits(ports, body) } }
  },
  async session({ params }) {
    return { status: 200, body: await sessionTruth(ports, params.id) }
  },
  async contact({ params }) {
    const account = await ports.accounts.find(params.id)
    if (!isActive(account)) throw new DomainError('not-found')
    const { email, username } = account.holder
    return { status: 200, body: { email, username } }
  },
  async standing({ params }) {
    const account = await ports.accounts.find(params.id)
    if (!isActive(account)) throw new DomainError('not-found')
    const isSuspended = account.holder.suspended !== undefined
    return { status: 200, body: { isSuspended, credits: available(account.purse) } }
  },
  async consentsOf({ params }) {
    const account = await ports.accounts.find(params.id)
    const said = isActive(account) ? account.holder.consents : undefined
    return { status: 200, body: { granted: ModelVendor.options.filter((vendor) => said?.[vendor]?.granted) } }
  },
  async avatarOf({ params }) {
    const account = await ports.accounts.find(params.id)
    const avatarId = isActive(account) ? account.holder.avatarId : undefined
    if (avatarId === undefined) throw new DomainError('not-found')
    return { status: 200, body: await findAvatar(ports, avatarId) }
  },
})
