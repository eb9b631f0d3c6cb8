import { traced } from '@thumbfolio/kit/base'
import { retryStale } from '@thumbfolio/kit/store'
import { isActive } from '../domain/account.js'
import { hold, type Hold, type Launch } from '../domain/credit-balance.js'
import type { Ports } from '../ports.js'

/** Holds credits for a launch; idempotent by launch id. Of two at once with credit for one, one wins. */
export const holdCredits = traced(
  'hold-credits',
  (
    { accounts, now }: Ports,
    { userId, ...launch }: Launch & { userId: string; credits: number },
  ): Promise<Hold['state'] | 'insufficient'> =>
    retryStale(async () => {
      const account = await accounts.find(userId)
      if (!isActive(account)) return 'insufficient'
      const { state, movement } = hold(account.purse, userId, launch, now())
      if (movement) await accounts.commit({ ...account, purse: movement.purse }, { events: movement.events })
      return state
    }),
)
