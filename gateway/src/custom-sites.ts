import { DomainError } from '@thumbfolio/contracts'
import { nameRoute } from '@thumbfolio/kit/http'
import type { Request, Response } from 'express'
import type { CustomDomains } from './custom-domains.js'
import type { PublishedSites } from './published-sites.js'

export interface CustomSitesOptions {
  readonly domains: CustomDomains
  /** Custom domains are reached by the scheme and the port of this address. */
  readonly publicUrl: string
  readonly sites: PublishedSites
}

/**
 * Serves the sites at their custom domains. The form with or without `www.` that is not the address redirects to the one
 * that is, path and query included. A host that no site shows answers as a site that is missing.
 */
export function customSites({ domains, publicUrl, sites }: CustomSitesOptions) {
  const { protocol, port } = new URL(publicUrl)
  const suffix = port === '' ? '' : `:${port}`
  return (hostHeader: string, request: Request, response: Response): Promise<void> => {
    nameRoute(response, '{domain}/*')
    const requested = hostHeader.toLowerCase().replace(/:\d{1,5}$/, '')
    const find = async (): Promise<string | undefined> => {
      const found = await domains.find(requested.replace(/\.$/, ''))
      if (!found) throw new DomainError('not-found')
      if (found.host === requested) return found.siteName
      const location = `${protocol}//${found.host}${suffix}${request.url}`
      response.status(308).set({ Location: location, 'Cache-Control': 'no-store' }).end()
      return undefined
    }
    return sites.showFound(find, request, response)
  }
}
