import { DomainError, type domainInternalRoutes, type domainRoutes } from '@thumbfolio/contracts'
import type { Limit, RouteHandlers } from '@thumbfolio/kit/http'
import { addDomain } from '../commands/domains/add-domain.js'
import { checkDomain } from '../commands/domains/check-domain.js'
import { claimsOf, ownClaim, siteAt } from '../commands/domains/find-domain.js'
import { removeDomain } from '../commands/domains/remove-domain.js'
import type { DomainClaim } from '../domain/domains/domain-claim.js'
import { canonicalUrl } from '../domain/sites/site-address.js'
import type { Ports } from '../ports.js'
import { presentDomain } from './present-domain.js'

/** Each asks name servers all over the world eight times. */
const checksByAccount: Limit = {
  name: 'domain checks by account',
  points: 30,
  windowSeconds: 60,
  onUnavailable: 'fail-open',
}

async function refuseManyChecks({ limits }: Ports, userId: string): Promise<void> {
  const { allowed, retryAfterSeconds } = await limits.consume(userId, checksByAccount)
  if (!allowed) throw new DomainError('rate-limited', { retryAfterSeconds })
}

export function domainHandlers(ports: Ports): RouteHandlers<typeof domainRoutes> {
  /** Without DNS the records name our host alone: a list is shown all the same. */
  async function present(claim: DomainClaim) {
    const { host } = ports.ownPlace
    const addresses = await ports.ownPlace.addresses().catch(() => [])
    return presentDomain(
      claim,
      { host, addresses },
      {
        urlOf: (domain) => canonicalUrl({ domain }, ports.urlOf(claim.siteName)),
        issuers: ports.certificateIssuers,
      },
    )
  }

  return {
    async listDomains({ session, params: { name } }) {
      const site = await ports.hostedSites.own({ ownerId: session.userId, siteName: name })
      return { status: 200, body: { data: await Promise.all((await claimsOf(ports, site.id)).map(present)) } }
    },

    async addDomain({ session, params: { name }, body: { host } }) {
      const claim = await addDomain(ports, { ownerId: session.userId, siteName: name, host })
      return { status: 201, body: { data: await present(claim) } }
    },

    async verifyDomain({ session, params: { name, host } }) {
      const claim = await ownClaim(ports, { ownerId: session.userId, siteName: name, host })
      await refuseManyChecks(ports, session.userId)
      const checked = await checkDomain(ports, claim)
      if (!checked) throw new DomainError('not-found')
      if (checked.facts?.isTaken) throw new DomainError('domain-taken')
      return { status: 200, body: { data: await present(checked) } }
    },

    async removeDomain({ session, params: { name, host } }) {
      await removeDomain(ports, { ownerId: session.userId, siteName: name, host })
      return { status: 200, body: { message: 'Domain removed' } }
    },
  }
}

export const domainInternalHandlers = (ports: Ports): RouteHandlers<typeof domainInternalRoutes> => ({
  async domainOf({ params: { host } }) {
    const found = await siteAt(ports, host)
    if (!found) throw new DomainError('not-found')
    return { status: 200, body: found }
  },
})
