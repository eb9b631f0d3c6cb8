import { everyItem } from '@thumbfolio/kit/store'
import { otherHostOf } from '../domain/domains/custom-host.js'
import type { Cdn, Ports } from '../ports.js'

type Needed = Pick<Ports, 'domains' | 'urlOf'> & { readonly cdn: Cdn }

/** A site's pages, its 404 and its redirects: which of them a CDN keeps, only the CDN knows. */
const everyPath = ['/*']

/** Has the CDN forget a site at its standard address and at its domains. Safe to repeat. */
export async function purgeSite({ cdn, domains, urlOf }: Needed, siteName: string): Promise<void> {
  const hosts = [new URL(urlOf(siteName)).host]
  for await (const { state, host } of everyItem(domains, 'site', { equals: siteName }))
    if (state === 'active') hosts.push(host, otherHostOf(host))
  await cdn.purge({ hosts, paths: everyPath })
}

/** Has the CDN forget a domain, in both forms. Safe to repeat. */
export const purgeDomain = ({ cdn }: Pick<Needed, 'cdn'>, host: string): Promise<void> =>
  cdn.purge({ hosts: [host, otherHostOf(host)], paths: everyPath })
