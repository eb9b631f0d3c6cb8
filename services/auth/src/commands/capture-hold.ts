import { traced } from '@thumbfolio/kit/base'
import { retryStale } from '@thumbfolio/kit/store'
import { isActive } from '../domain/account.js'
import { capture, isCaptured, unnamed } from '../domain/credit-balance.js'
import type { Ports } from '../ports.js'
import { reportIncident } from './report-incident.js'

/** The site is live: its hold is spent. A live site that nothing was held for is a case. */
export const captureHold = traced(
  'capture-hold',
  (
    ports: Ports,
    { userId, launchId, cause }: { userId: string; launchId: string; cause: string },
  ): Promise<void> =>
    retryStale(async () => {
      const account = await ports.accounts.find(userId)
      if (account && isCaptured(account.purse, launchId)) return
      const movement = account && capture(account.purse, userId, launchId)
      if (!account || !movement) {
        const reference = account && !isActive(account) ? unnamed(launchId) : launchId
        return reportIncident(ports, { kind: 'launch-without-hold', userId, credits: 0, reference })
      }
      const { purse, events } = movement
      await ports.accounts.commit({ ...account, purse }, { events, cause })
    }),
)
