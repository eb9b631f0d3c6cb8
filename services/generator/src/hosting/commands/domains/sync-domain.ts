import { traced } from '@thumbfolio/kit/base'
import { everyItem, ignoreConflict } from '@thumbfolio/kit/store'
import { mainHost, syncPostponed, synced, type DomainClaim } from '../../domain/domains/domain-claim.js'
import { domainDetached } from '../../domain/domains/domain-detached.js'
import type { Ports } from '../../ports.js'

/**
 * Brings what the domains of a site have become to its page: which address it names as its own. Safe to repeat; what a
 * crash leaves half way is due and done by the sweep. A running launch reads the site, so it is waited for.
 */
export const syncDomain = traced('sync-domain', async (ports: Ports, siteName: string): Promise<void> => {
  const { domains, hostedSites, now } = ports
  const claims: DomainClaim[] = []
  for await (const claim of everyItem(domains, 'site', { equals: siteName })) claims.push(claim)
  const waiting = claims.filter(({ isSynced }) => !isSynced)
  const outcome = await hostedSites.nameDomain(siteName, (owner) =>
    mainHost(claims.filter(({ ownerId }) => ownerId === owner)),
  )
  for (const claim of waiting)
    if (outcome === 'gone' || (claim.state === 'removing' && outcome === 'shown'))
      await ignoreConflict(domains.remove(claim, { events: domainDetached(claim, undefined) }))
    else await ignoreConflict(domains.commit((outcome === 'later' ? syncPostponed : synced)(claim, now())))
})
