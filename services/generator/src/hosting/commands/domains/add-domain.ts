import { randomBytes } from 'node:crypto'
import { DomainError } from '@thumbfolio/contracts'
import { traced } from '@thumbfolio/kit/base'
import { retryStale, ignoreConflict } from '@thumbfolio/kit/store'
import { customHost } from '../../domain/domains/custom-host.js'
import { claimed, withHost, type DomainClaim } from '../../domain/domains/domain-claim.js'
import { domainDetached } from '../../domain/domains/domain-detached.js'
import { siteKeyOf } from '../../domain/sites/hosted-site.js'
import type { Ports } from '../../ports.js'
import { claimFor, claimsOf } from './find-domain.js'

const mostDomains = 5

/**
 * Claims a domain for a site. Adding it again answers with the same claim; adding its other form, with or without
 * `www.`, makes that one the address.
 */
export const addDomain = traced(
  'add-domain',
  async (
    ports: Ports,
    { host: typed, ...wanted }: { ownerId: string; siteName: string; host: string },
  ): Promise<DomainClaim> => {
    const host = customHost(typed, ports.ownHosts)
    const site = await ports.hostedSites.own(wanted)
    if (site.deletion) throw new DomainError('site-deleting')
    if (!host) throw new DomainError('domain-refused')
    const claim = await retryStale(async () => {
      const known = await claimFor(ports, site, host.host)
      if (known && known.state !== 'removing') {
        const next = { ...withHost(known, host.host, ports.now()), siteName: site.id }
        return ports.domains.commit(next, { events: domainDetached(known, next) })
      }
      if ((await claimsOf(ports, site.id)).length >= mostDomains) throw new DomainError('too-many-domains')
      const token = `thumbfolio-${randomBytes(16).toString('hex')}`
      const { id: siteName, ownerId } = site
      const next = claimed(host, { siteKey: siteKeyOf(site), siteName, ownerId, token }, ports.now())
      const { id, version } = known ?? next
      return ports.domains.commit({ ...next, id, version, isSynced: known === undefined })
    })
    await refuseAfterwards(ports, claim)
    return claim
  },
)

/** Looks again once the claim is committed: of claims racing for the last place, or with a deletion, none is left over. */
async function refuseAfterwards(ports: Ports, claim: DomainClaim): Promise<void> {
  const site = await ports.hostedSites.find(claim.siteName)
  const isGone = site?.ownerId !== claim.ownerId || site.deletion !== undefined
  const isTooMany = (await claimsOf(ports, claim.siteName)).length > mostDomains
  if (!isGone && !isTooMany) return
  await ignoreConflict(ports.domains.remove(claim))
  throw new DomainError(isGone ? 'not-found' : 'too-many-domains')
}
