import { DomainError, domainInternalRoutes } from '@thumbfolio/contracts'
import type { Logger } from '@thumbfolio/kit/base'
import { orUndefinedIfNotFound, type ServiceClient } from '@thumbfolio/kit/http'
import { LRUCache } from 'lru-cache'

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
const maxHosts = 10_000
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
  async function lookUp(host: string): Promise<Known> {
    const call = serviceClients.call(domainInternalRoutes.domainOf, { params: { host }, timeoutMs })
    return { found: await orUndefinedIfNotFound(call), at: now() }
  }

  const cache = new LRUCache<string, Known>({
    max: maxHosts,
    ttl: freshMs,
    ttlResolution: 0,
    perf: { now },
    noDeleteOnFetchRejection: true,
    // A host that `findNow` asks for at the same time replaces the entry, not the answer.
    ignoreFetchAbort: true,
    async fetchMethod(host, known, { options }) {
      try {
        return await lookUp(host)
      } catch (error) {
        const isUsable = error instanceof DomainError && known?.found && now() - known.at <= staleMs
        options.allowStaleOnFetchRejection = Boolean(isUsable)
        if (isUsable) log.warn({ err: error, host }, 'custom domain not looked up, serving what was known')
        throw error
      }
    },
  })

  return {
    async findNow(host) {
      if (!hostForm.test(host)) return undefined
      const known = await lookUp(host)
      cache.set(host, known)
      return known.found
    },
    async find(host) {
      return hostForm.test(host) ? (await cache.fetch(host))?.found : undefined
    },
  }
}
