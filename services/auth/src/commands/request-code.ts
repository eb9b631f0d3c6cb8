import { event } from '@thumbfolio/contracts'
import { traced } from '@thumbfolio/kit/base'
import { retryStale } from '@thumbfolio/kit/store'
import { mayHaveCode } from '../domain/account.js'
import { askForCode, requestsId, type Permission } from '../domain/code-requests.js'
import type { Purpose } from '../domain/one-time-code.js'
import type { Ports } from '../ports.js'
import { accountByEmail } from './account-by.js'
import { isKnownAddress } from './check-password.js'

/**
 * Asks for a code to be mailed. Whether anybody has this address, the same documents are read and one is committed;
 * only its outbox differs.
 */
export const requestCode = traced(
  'request-code',
  async (
    ports: Ports,
    purpose: Purpose,
    { email, clientAddress }: { email: string; clientAddress: string },
  ): Promise<Permission> => {
    const isKnown = await isKnownAddress(ports.limits, email, clientAddress)
    return retryStale(async () => {
      const account = await accountByEmail(ports, email)
      const id = requestsId(purpose, email)
      const known = await ports.codeRequests.find(id)

      const mailedAt = account && purpose === 'verify' ? account.holder.emailSince : 0
      const permission = askForCode(id, known, { mailedAt, now: ports.now(), isKnownAddress: isKnown })
      if (!permission.granted) return permission

      const isWanted = account !== undefined && mayHaveCode(account, purpose)
      const events = isWanted ? [event('account.code-requested.v1', account.id, { purpose })] : []
      await ports.codeRequests.commit(permission.requests, { events })
      return permission
    })
  },
)
