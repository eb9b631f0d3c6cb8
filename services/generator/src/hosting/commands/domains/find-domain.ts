import { DomainError } from '@thumbfolio/contracts'
import { answersTo, claimId, type DomainClaim } from '../../domain/domains/domain-claim.js'
import { baseOf, normalHost } from '../../domain/domains/custom-host.js'
import { siteKeyOf, type SiteIdentity } from '../../domain/sites/hosted-site.js'
import type { Ports } from '../../ports.js'

const mostListed = 50

/** The domains of a site in the order in which they were added, without those that are being removed. */
export async function claimsOf(
  { domains }: Pick<Ports, 'domains'>,
  siteName: string,
): Promise<DomainClaim[]> {
  const { items } = await domains.list('site', { equals: siteName }, { limit: mostListed })
  return items.filter(({ state }) => state !== 'removing').sort((a, b) => a.createdAt - b.createdAt)
}

/**
 * The claim of a domain for a site, also one that is being removed, and one that is still under the name which the site is
 * leaving.
 */
export async function claimFor(
  { domains }: Pick<Ports, 'domains'>,
  site: SiteIdentity,
  host: string,
): Promise<DomainClaim | undefined> {
  const { items } = await domains.list('site', { equals: site.id }, { limit: mostListed })
  return items.find(({ base }) => base === baseOf(host)) ?? domains.find(claimId(siteKeyOf(site), host))
}

/** A domain of the owner's site. @throws DomainError `not-found` for anybody else's, and for none */
export async function ownClaim(
  ports: Ports,
  { host: typed, ...wanted }: { ownerId: string; siteName: string; host: string },
): Promise<DomainClaim> {
  const site = await ports.hostedSites.own(wanted)
  const host = normalHost(typed)
  const claim = host === undefined ? undefined : await claimFor(ports, site, host)
  if (!claim || claim.ownerId !== site.ownerId || claim.state === 'removing')
    throw new DomainError('not-found')
  return claim
}

/** The site that a host shows: of an active domain, whose site is still its owner's. */
export async function siteAt(
  { domains, hostedSites }: Pick<Ports, 'domains' | 'hostedSites'>,
  requested: string,
): Promise<{ siteName: string; host: string } | undefined> {
  const wanted = normalHost(requested)
  const claim = wanted === undefined ? undefined : await domains.findBy('base', baseOf(wanted))
  if (wanted === undefined || !claim || !answersTo(claim, wanted)) return undefined
  const site = await hostedSites.find(claim.siteName)
  if (site?.ownerId !== claim.ownerId || site.deletion) return undefined
  return { siteName: claim.siteName, host: claim.host }
}
