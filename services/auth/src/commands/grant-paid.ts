import { traced } from '@thumbfolio/kit/base'
import { retryStale } from '@thumbfolio/kit/store'
import { isActive } from '../domain/account.js'
import { grant } from '../domain/credit-balance.js'
import type { Ports } from '../ports.js'
import { reportIncident } from './report-incident.js'

/** Grants what a settled payment bought, once per order. Without an account it is an operator's case, never a skip. */
export const grantPaid = traced(
  'grant-paid',
  (ports: Ports, paid: { userId: string; orderId: string; credits: number; cause: string }): Promise<void> =>
    retryStale(async () => {
      const { userId, orderId: reference, credits, cause } = paid
      const account = await ports.accounts.find(userId)
      if (account && Object.hasOwn(account.purse.grants, reference)) return
      if (!isActive(account))
        return reportIncident(ports, { kind: 'payment-without-account', userId, credits, reference })
      const movement = grant(account.purse, userId, { reference, credits })
      if (!movement) return
      const { purse, events } = movement
      await ports.accounts.commit({ ...account, purse }, { events, cause })
    }),
)
