import { traced } from '@thumbfolio/kit/base'
import { retryStale } from '@thumbfolio/kit/store'
import { removing } from '../../domain/domains/domain-claim.js'
import { domainDetached } from '../../domain/domains/domain-detached.js'
import type { Ports } from '../../ports.js'
import { ownClaim } from './find-domain.js'
import { syncDomain } from './sync-domain.js'

/** Ends the use of a domain. From the first commit on it is neither served nor given a certificate. */
export const removeDomain = traced(
  'remove-domain',
  async (ports: Ports, wanted: { ownerId: string; siteName: string; host: string }): Promise<void> => {
    const { siteName } = await retryStale(async () => {
      const claim = await ownClaim(ports, wanted)
      const next = removing(claim, ports.now())
      return ports.domains.commit(next, { events: domainDetached(claim, next) })
    })
    await syncDomain(ports, siteName)
  },
)
