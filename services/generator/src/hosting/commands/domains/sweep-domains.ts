import { DomainError } from '@thumbfolio/contracts'
import { ignoreConflict } from '@thumbfolio/kit/store'
import { checkPostponed, type DomainClaim } from '../../domain/domains/domain-claim.js'
import { domainDetached } from '../../domain/domains/domain-detached.js'
import type { Ports } from '../../ports.js'
import { checkDomain } from './check-domain.js'
import { syncDomain } from './sync-domain.js'

const atOnce = 50

/** Looks again at the domains that are due: proofs that may be there by now, and active ones that may have moved away. */
export async function sweepDomains(ports: Ports): Promise<void> {
  const { items } = await ports.domains.list('due', { to: ports.now() }, { limit: atOnce })
  for (const claim of items) {
    if (ports.stopping.aborted) return
    await lookAgain(ports, claim)
  }
}

async function lookAgain(ports: Ports, claim: DomainClaim): Promise<void> {
  const site = await ports.hostedSites.find(claim.siteName)
  if (site?.ownerId !== claim.ownerId) {
    const events = domainDetached(claim, undefined)
    return void (await ignoreConflict(ports.domains.remove(claim, { events })))
  }
  if (!claim.isSynced) return syncDomain(ports, claim.siteName)
  try {
    await checkDomain(ports, claim)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    ports.log.warn({ err: error, host: claim.host }, 'DNS lookup failed, will retry')
    await ignoreConflict(ports.domains.commit(checkPostponed(claim, ports.now())))
  }
}
