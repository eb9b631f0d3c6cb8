import { z } from 'zod'
import { baseOf, otherHostOf, type CustomHost } from './custom-host.js'
import { dayMs } from '../../../time.js'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
/** Wrong DNS for this time suspends a domain. */
export const suspendedAfterMs = 3 * dayMs
/** Without success for this time, it is not checked again by itself. */
const lookedAtForMs = 30 * dayMs
const resyncMs = 5_000

/** What DNS said at a check. */
export const DnsFacts = z.object({
  /** The TXT record with this claim's token is there. */
  isProven: z.boolean(),
  /** The host points here, and nowhere else. */
  isHere: z.boolean(),
  /** So does the host that redirects to it. */
  isOtherHere: z.boolean(),
  /** Where the host points. */
  found: z.array(z.string()),
  /** Values of TXT records at the place of the proof, at most a few. */
  texts: z.array(z.string()),
  /** Where the TXT record with this claim's token is instead. */
  misplacedAt: z.string().optional(),
  /** The name whose CAA records keep our certificate authorities from issuing a certificate. */
  caaAt: z.string().optional(),
  /** Another site holds the domain, and its proof is there. */
  isTaken: z.boolean().optional(),
})
export type DnsFacts = z.infer<typeof DnsFacts>

/** A domain that the owner of a site wants to use. Of several claims of one domain at most one is beyond `pending`. */
export const DomainClaim = z.object({
  /** `claimId` of the site that it was added for. It stays when the site is renamed. */
  id: z.string(),
  version: z.number().int(),
  schemaVersion: z.literal(1),
  siteName: z.string(),
  ownerId: z.string(),
  host: z.string(),
  base: z.string(),
  /** What the TXT record has to say. */
  token: z.string(),
  createdAt: z.number(),
  /** `removing`: not served any more, and the site's page still names it. */
  state: z.enum(['pending', 'verified', 'active', 'suspended', 'removing']),
  facts: DnsFacts.optional(),
  checkedAt: z.number().optional(),
  activeSince: z.number().optional(),
  /** Since when an active one has had wrong DNS. */
  failingSince: z.number().optional(),
  /** When it has to be checked. */
  dueAt: z.number().optional(),
  /** The site's page matches the state. */
  isSynced: z.boolean(),
})
export type DomainClaim = z.infer<typeof DomainClaim>

/** Of claims added at once for one site there is one. The key of a site outlives its names. */
export const claimId = (siteKey: string, host: string): string => `${siteKey}@${baseOf(host)}`

/** No two sites hold one domain. A suspended one is held until somebody else proves theirs. */
export const heldBase = ({ state, base }: DomainClaim): string | undefined =>
  state === 'verified' || state === 'active' || state === 'suspended' ? base : undefined

export const claimed = (
  { host, base }: CustomHost,
  { siteKey, siteName, ownerId, token }: Record<'siteKey' | 'siteName' | 'ownerId' | 'token', string>,
  now: number,
): DomainClaim => ({
  id: claimId(siteKey, base),
  version: 0,
  schemaVersion: 1,
  siteName,
  ownerId,
  host,
  base,
  token,
  createdAt: now,
  state: 'pending',
  dueAt: now + minuteMs,
  isSynced: true,
})

/** The same domain with the other host, with or without `www.`, in front. */
export const withHost = (claim: DomainClaim, host: string, now: number): DomainClaim =>
  claim.host === host ? claim : { ...claim, host, isSynced: false, dueAt: now }

/** The claim after a look at DNS. Total: every state has an answer to every finding. */
export function checked(claim: DomainClaim, facts: DnsFacts, now: number): DomainClaim {
  const { failingSince: since = now, activeSince: _a, failingSince: _f, dueAt: _d, ...rest } = claim
  const seen = { ...rest, facts, checkedAt: now }
  const finish = (next: Omit<DomainClaim, 'isSynced'>): DomainClaim => {
    const due = dueAfter(next, now)
    const isSynced = claim.isSynced && (claim.state === 'active') === (next.state === 'active')
    return { ...next, isSynced, ...(due !== undefined && { dueAt: isSynced ? due : now }) }
  }
  const { state, activeSince } = claim
  if (state === 'removing') return claim
  if (facts.isTaken) return finish({ ...seen, state: 'pending' })
  // One that is served has a certificate by now: without it a visitor would see a warning in its place.
  const canBegin = facts.caaAt === undefined || state === 'active'
  if (facts.isProven && facts.isHere && canBegin)
    return finish({ ...seen, state: 'active', activeSince: activeSince ?? now })
  if (state === 'active' || state === 'suspended') {
    const isLate = now - since >= suspendedAfterMs
    const kept = activeSince !== undefined && { activeSince }
    return finish({ ...seen, ...kept, failingSince: since, state: isLate ? 'suspended' : state })
  }
  return finish({ ...seen, state: facts.isProven ? 'verified' : 'pending' })
}

/** Somebody else proved the domain, and this claim's proof is gone. */
export const released = (claim: DomainClaim, now: number): DomainClaim => {
  const { activeSince: _a, failingSince: _f, ...rest } = claim
  return { ...rest, state: 'pending', isSynced: claim.state !== 'active' && claim.isSynced, dueAt: now }
}

export const removing = (claim: DomainClaim, now: number): DomainClaim => ({
  ...claim,
  state: 'removing',
  isSynced: false,
  dueAt: now + resyncMs,
})

/** The page names the right address. */
export function synced(claim: DomainClaim, now: number): DomainClaim {
  const { dueAt: _d, ...rest } = claim
  const due = dueAfter(claim, now)
  return { ...rest, isSynced: true, ...(due !== undefined && { dueAt: due }) }
}

/** The page cannot change now: a launch runs. */
export const syncPostponed = (claim: DomainClaim, now: number): DomainClaim => ({
  ...claim,
  dueAt: now + resyncMs,
})

/** DNS does not answer: nothing is known, so nothing changes. */
export const checkPostponed = (claim: DomainClaim, now: number): DomainClaim => ({
  ...claim,
  dueAt: now + 5 * minuteMs,
})

function dueAfter(claim: Omit<DomainClaim, 'isSynced'>, now: number): number | undefined {
  if (claim.state === 'active') return now + (claim.failingSince === undefined ? 6 * hourMs : hourMs / 4)
  const since = claim.failingSince ?? claim.createdAt
  if (now - since > lookedAtForMs) return undefined
  return now + (now - since < hourMs ? minuteMs : hourMs)
}

/** The same claim, in the same state, for the new name of its site. */
export const movedTo = (claim: DomainClaim, siteName: string, now: number): DomainClaim => ({
  ...claim,
  siteName,
  isSynced: false,
  dueAt: now,
})

/** Whether a request for this host is for the claim: its own, or the other one where that points here too. */
export const answersTo = (claim: DomainClaim, host: string): boolean =>
  claim.state === 'active' &&
  (host === claim.host || (host === otherHostOf(claim.host) && claim.facts?.isOtherHere === true))

/** The domain that the page of a site names as its address: the one that has been active longest. */
export const mainHost = (claims: readonly DomainClaim[]): string | undefined =>
  claims
    .filter(({ state }) => state === 'active')
    .toSorted((a, b) => (a.activeSince ?? 0) - (b.activeSince ?? 0))
    .at(0)?.host
