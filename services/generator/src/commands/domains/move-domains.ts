import { traced } from '@thumbfolio/kit/base'
import { everyItem, KeyTaken, retryStale, StaleState, ignoreConflict } from '@thumbfolio/kit/store'
import { movedTo, type DomainClaim } from '../../domain/domains/domain-claim.js'
import type { Ports } from '../../ports.js'

type Needed = Pick<Ports, 'domains' | 'now'>

/**
 * Hands the domains of a site to its new name, for who renames it. Safe to repeat: a claim exists under the new name before
 * the old one goes, and one that a crash left without its state gets that from DNS at the next sweep.
 */
export const moveDomains = traced(
  'move-domains',
  async (ports: Needed, from: string, to: string): Promise<void> => {
    for await (const claim of everyItem(ports.domains, 'site', { equals: from })) await move(ports, claim, to)
  },
)

async function move({ domains, now }: Needed, claim: DomainClaim, to: string): Promise<void> {
  if (claim.state === 'removing') return void (await ignoreConflict(domains.remove(claim)))
  const next = movedTo(claim, to, now())
  await domains.commit({ ...next, state: 'pending' }).catch((error: unknown) => {
    if (!(error instanceof StaleState)) throw error
  })
  await ignoreConflict(domains.remove(claim))
  await retryStale(async () => {
    const latest = await domains.find(next.id)
    if (latest?.state === 'pending') await domains.commit({ ...next, version: latest.version })
  }).catch((error: unknown) => {
    if (!(error instanceof KeyTaken)) throw error
  })
}
