import { traced } from '@thumbfolio/kit/base'
import { everyItem, ignoreConflict, retryStale } from '@thumbfolio/kit/store'
import { movedTo, type DomainClaim } from '../../domain/domains/domain-claim.js'
import type { Ports } from '../../ports.js'

type Needed = Pick<Ports, 'domains' | 'now'>

/**
 * Hands the domains of a site to its new name. Each moves in one commit: at no moment does its host show nothing. Safe to
 * repeat.
 */
export const moveDomains = traced(
  'move-domains',
  async (ports: Needed, from: string, to: string): Promise<void> => {
    const claims: DomainClaim[] = []
    for await (const claim of everyItem(ports.domains, 'site', { equals: from })) claims.push(claim)
    for (const claim of claims) await move(ports, claim, to)
  },
)

async function move({ domains, now }: Needed, claim: DomainClaim, to: string): Promise<void> {
  if (claim.state === 'removing') return void (await ignoreConflict(domains.remove(claim)))
  await retryStale(async () => {
    const latest = await domains.find(claim.id)
    if (latest?.siteName === claim.siteName) await domains.commit(movedTo(latest, to, now()))
  })
}
