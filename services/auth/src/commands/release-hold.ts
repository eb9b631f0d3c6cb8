import { traced } from '@thumbfolio/kit/base'
import { retryStale } from '@thumbfolio/kit/store'
import { isActive } from '../domain/account.js'
import { release, withoutNames, type Launch } from '../domain/credit-balance.js'
import type { Ports } from '../ports.js'

/** The launch failed: its hold is free again, or refused should it still come. */
export const releaseHold = traced(
  'release-hold',
  (
    { accounts }: Ports,
    { userId, launchId, siteName, cause }: Launch & { userId: string; cause: string },
  ): Promise<void> =>
    retryStale(async () => {
      const account = await accounts.find(userId)
      if (!account) return
      const movement = release(account.purse, userId, { launchId, siteName })
      if (!movement) return
      const { purse, events } = movement
      const kept = isActive(account) ? purse : withoutNames(purse)
      await accounts.commit({ ...account, purse: kept }, { events, cause })
    }),
)
