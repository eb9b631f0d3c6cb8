import { event } from '@thumbfolio/contracts'
import { traced } from '@thumbfolio/kit/base'
import { retryStale } from '@thumbfolio/kit/store'
import { erased } from '../domain/account.js'
import type { Ports } from '../ports.js'
import { announceEnded } from './end-sessions.js'
import { myAccount } from './my-account.js'
import { requirePassword } from './require-password.js'

/** Deletes an account: one commit erases the person, frees the keys, ends the sessions and notifies every service. */
export const deleteAccount = traced(
  'delete-account',
  async (
    ports: Ports,
    userId: string,
    { password, clientAddress }: { password: string; clientAddress: string },
  ): Promise<void> => {
    await requirePassword(ports, userId, password, clientAddress)
    await retryStale(async () => {
      const account = await myAccount(ports, userId)
      const events = [event('account.deleted.v1', userId, {})]
      await ports.accounts.commit(erased(account, ports.now()), { events })
    })
    await announceEnded(ports, userId)
  },
)
