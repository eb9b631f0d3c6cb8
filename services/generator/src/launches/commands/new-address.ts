import type { Ports } from '../ports.js'
import { claimsOf } from '../../hosting/index.js'
import { newNameOf } from './rest-name.js'

/** Where a former name's page is now, and whether visitors come to it by a custom domain, too. */
export async function newAddressOf(
  ports: Pick<Ports, 'restingNames' | 'siteHost' | 'now' | 'domains' | 'urlOf'>,
  formerName: string,
) {
  const siteName = await newNameOf(ports, formerName)
  if (siteName === undefined) return undefined
  const claims = [...(await claimsOf(ports, siteName)), ...(await claimsOf(ports, formerName))]
  return { siteName, url: ports.urlOf(siteName), hasDomain: claims.length > 0 }
}
