import { traced } from '@thumbfolio/kit/base'
import { KeyTaken, retryStale, ignoreConflict } from '@thumbfolio/kit/store'
import { otherHostOf } from '../../domain/domains/custom-host.js'
import { checked, released, type DnsFacts, type DomainClaim } from '../../domain/domains/domain-claim.js'
import { domainDetached } from '../../domain/domains/domain-detached.js'
import {
  caaNames,
  factsOf,
  mayIssue,
  misplacedProofNames,
  proofName,
  trimmedText,
} from '../../domain/domains/look-up.js'
import type { Ports } from '../../ports.js'
import { syncDomain } from './sync-domain.js'

/**
 * Looks a domain up and commits what that comes to. Of several sites the first with a proof has the domain; another one
 * gets it once its own proof is there and the holder's is gone. Undefined when the claim was removed meanwhile.
 * @throws DomainError `dns-unavailable`; nothing changed then
 */
export const checkDomain = traced(
  'check-domain',
  async (ports: Ports, known: DomainClaim): Promise<DomainClaim | undefined> => {
    const { facts, texts } = await lookUp(ports, known)
    const claim = await retryStale(async () => {
      const latest = await ports.domains.find(known.id)
      if (!latest || latest.state === 'removing') return undefined
      const commit = (isTaken: boolean) => {
        const next = checked(latest, { ...facts, isTaken }, ports.now())
        return ports.domains.commit(next, { events: domainDetached(latest, next) })
      }
      const isTaken = facts.isProven && !(await isFreeFor(ports, latest, texts))
      try {
        return await commit(isTaken)
      } catch (error) {
        if (!(error instanceof KeyTaken)) throw error
        return commit(true)
      }
    })
    if (!claim || claim.isSynced) return claim
    await syncDomain(ports, claim.siteName)
    return ports.domains.find(claim.id)
  },
)

async function lookUp(
  ports: Ports,
  { base, host, token }: DomainClaim,
): Promise<{ facts: DnsFacts; texts: string[] }> {
  const { dns, ownPlace } = ports
  const recordsOf = async (name: string) => {
    const [aliases, addresses] = await Promise.all([dns.aliases(name), dns.addresses(name)])
    return { aliases, addresses }
  }
  const textsAt = async (name: string) => (await dns.texts(name)).map(trimmedText)
  const [texts, addresses, here, other] = await Promise.all([
    textsAt(proofName(base)),
    ownPlace.addresses(),
    recordsOf(host),
    recordsOf(otherHostOf(host)),
  ])
  let misplacedAt: string | undefined
  if (!texts.includes(token))
    for (const name of misplacedProofNames(base))
      // A hint alone: where these do not answer, the look-up goes on.
      if (misplacedAt === undefined && (await textsAt(name).catch((): string[] => [])).includes(token))
        misplacedAt = name
  const own = { host: ownPlace.host, addresses }
  const facts = factsOf({ token, texts, misplacedAt }, { host: here, otherHost: other }, own)
  const caaAt = facts.isProven && facts.isHere ? await refusingCaa(ports, host) : undefined
  return { facts: { ...facts, ...(caaAt !== undefined && { caaAt }) }, texts }
}

/**
 * The name whose CAA records refuse our certificate authorities. Undefined also where DNS does not answer: the authority
 * will ask again, and a server that knows no CAA is no reason to stop.
 */
async function refusingCaa(
  { dns, certificateIssuers, log }: Ports,
  host: string,
): Promise<string | undefined> {
  if (certificateIssuers.length === 0) return undefined
  for (const name of caaNames(host))
    try {
      const issues = await dns.issuers(name)
      if (issues) return mayIssue(issues, certificateIssuers) ? undefined : name
    } catch (error) {
      log.warn({ err: error, host: name }, 'CAA lookup failed')
      return undefined
    }
  return undefined
}

/** Takes the domain from a holder whose proof is gone. False where the holder's is still there. */
async function isFreeFor(ports: Ports, claim: DomainClaim, texts: readonly string[]): Promise<boolean> {
  const holder = await ports.domains.findBy('base', claim.base)
  if (!holder || holder.id === claim.id) return true
  if (texts.includes(holder.token)) return false
  const next = released(holder, ports.now())
  await ignoreConflict(ports.domains.commit(next, { events: domainDetached(holder, next) }))
  await syncDomain(ports, holder.siteName)
  return true
}
