import { DomainError } from '@thumbfolio/contracts'
import { traced } from '@thumbfolio/kit/base'
import { retryStale } from '@thumbfolio/kit/store'
import { withPassword, type ActiveAccount } from '../domain/account.js'
import type { Ports } from '../ports.js'
import { announceEnded } from './end-sessions.js'
import { hashNewPassword, refuseCommonPassword } from './hash-new-password.js'
import { myAccount } from './my-account.js'
import { requirePassword } from './require-password.js'

/** Changes the password. The commit that changes it ends every session, this one too. */
export const changePassword = traced(
  'change-password',
  async (
    ports: Ports,
    userId: string,
    { current, password, clientAddress }: { current: string; password: string; clientAddress: string },
  ): Promise<ActiveAccount> => {
    refuseCommonPassword(ports, password)
    const { passwordHash: checked } = await requirePassword(ports, userId, current, clientAddress)
    const passwordHash = await hashNewPassword(ports, { password, clientAddress })
    const changed = await retryStale(async () => {
      const account = await myAccount(ports, userId)
      if (account.holder.passwordHash !== checked) throw new DomainError('wrong-password')
      const next = withPassword(account, passwordHash, ports.now())
      await ports.accounts.commit(next)
      return next
    })
    await announceEnded(ports, userId)
    return changed
  },
)
