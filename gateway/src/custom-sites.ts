import { DomainError } from '@thumbfolio/contracts'
import { nameRoute, onlyReading } from '@thumbfolio/kit'
import type { Request, Response } from 'express'
import type { Admission } from './admission.js'
import type { CustomDomains } from './custom-domains.js'

export interface CustomSitesOptions {
  readonly domains: CustomDomains
  readonly admission: Admission
  /** Custom domains are reached by the scheme and the port of this address. */
  readonly publicUrl: string
  readonly sites: (name: string, request: Request, response: Response) => Promise<void>
}

/**
 * Serves the sites at their custom domains. The form with or without `www.` that is not the address redirects to the one
 * that is, path and query included. @throws DomainError `not-found` for a host that no site shows
 */
export function customSites({ domains, admission, publicUrl, sites }: CustomSitesOptions) {
  const { protocol, port } = new URL(publicUrl)
  const suffix = port === '' ? '' : `:${port}`
  return async (hostHeader: string, request: Request, response: Response): Promise<void> => {
    nameRoute(response, '{domain}/*')
    const requested = hostHeader.toLowerCase().replace(/:\d{1,5}$/, '')
    // Strangers choose what is looked up here, so it is counted before.
    await admission.toSite(request)
    const found = await domains.find(requested.replace(/\.$/, ''))
    if (!found) throw new DomainError('not-found')
    if (found.host === requested) return sites(found.siteName, request, response)
    onlyReading(request, response)
    response
      .status(308)
      .set({ Location: `${protocol}//${found.host}${suffix}${request.url}`, 'Cache-Control': 'no-cache' })
      .end()
  }
}
