import { event, type EventDraft } from '@thumbfolio/contracts'
import type { DomainClaim } from './domain-claim.js'

/** The event of a change after which a host that showed the site does not show it any more; none for any other change. */
export function domainDetached(before: DomainClaim, after: DomainClaim | undefined): EventDraft[] {
  const { state, host, siteName, ownerId } = before
  if (state !== 'active' || (after?.state === 'active' && after.host === host)) return []
  return [event('site.domain-detached.v1', siteName, { userId: ownerId, host })]
}
