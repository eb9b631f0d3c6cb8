import { DomainError, ModelVendor } from '@thumbfolio/contracts'
import { traced } from '@thumbfolio/kit/base'
import { retryStale } from '@thumbfolio/kit/store'
import { withConsent, type ActiveAccount } from '../domain/account.js'
import type { Ports } from '../ports.js'
import { myAccount } from './my-account.js'

/** Allows a vendor of models to see this person's resumes, or withdraws it. It counts from the next launch on. */
export const changeConsent = traced(
  'change-consent',
  async (
    ports: Ports,
    userId: string,
    { vendor, granted }: { vendor: string; granted: boolean },
  ): Promise<ActiveAccount> => {
    const known = ModelVendor.safeParse(vendor)
    if (!known.success) throw new DomainError('not-found')
    return retryStale(async () => {
      const account = await myAccount(ports, userId)
      const next = withConsent(account, known.data, granted, ports.now())
      if (next !== account) await ports.accounts.commit(next)
      return next
    })
  },
)
