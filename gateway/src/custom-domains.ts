import { DomainError, domainInternalRoutes } from '@thumbfolio/contracts'
import type { Logger } from '@thumbfolio/kit/base'
import { orUndefinedIfNotFound, type ServiceClient } from '@thumbfolio/kit/http'

/** The site that a host shows, and the host that visitors are to see. */
interface CustomDomain {
  readonly siteName: string
  readonly host: string
}

export interface CustomDomains {
  /** Undefined for a host that no site shows. A few seconds old at most. @throws DomainError `unavailable` */
  find(host: string): Promise<CustomDomain | undefined>
  /** The same as it is now. @throws DomainError `unavailable` */
  findNow(host: string): Promise<CustomDomain | undefined>
}

const freshMs = 5_000
/** How long a known host is served when the generator does not answer. */
const staleMs = 600_000
const mostHosts = 10_000
const timeoutMs = 2_000
const hostForm = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/

interface Known {
  readonly found: CustomDomain | undefined
  readonly at: number
}

/**
 * The table of custom domains, as the generator knows them: asked for when a host comes, kept for seconds, also that there
 * is none. At most 10,000 hosts are kept, the longest unused go first; requests for one host at once ask once.
 */
export function customDomains(
  serviceClients: ServiceClient,
  { now, log }: { now: () => number; log: Logger },
): CustomDomains {
  const known = new Map<string, Known>()
  const asking = new Map<string, Promise<CustomDomain | undefined>>()

  const keep = (host: string, entry: Known): void => {
    known.delete(host)
    known.set(host, entry)
    for (const oldest of known.keys())
      if (known.size > mostHosts) known.delete(oldest)
      else break
  }

  async function findNow(host: string): Promise<CustomDomain | undefined> {
    if (!hostForm.test(host)) return undefined
    const call = serviceClients.call(domainInternalRoutes.domainOf, { params: { host }, timeoutMs })
    const found = await orUndefinedIfNotFound(call)
    keep(host, { found, at: now() })
    return found
  }

  function ask(host: string): Promise<CustomDomain | undefined> {
    const running = asking.get(host)
    if (running) return running
    const answer = findNow(host).finally(() => asking.delete(host))
    asking.set(host, answer)
    return answer
  }

  return {
    findNow,
    async find(host) {
      const entry = known.get(host)
      if (entry && now() - entry.at < freshMs) return entry.found
      try {
        return await ask(host)
      } catch (error) {
        if (!(error instanceof DomainError) || !entry?.found || now() - entry.at > staleMs) throw error
        log.warn({ err: error, host }, 'custom domain not looked up, serving what was known')
        return entry.found
      }
    },
  }
}
