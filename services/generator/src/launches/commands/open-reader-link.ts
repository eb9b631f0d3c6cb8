import { isTakenDown } from '../../hosting/index.js'
import { siteFor, type ReaderLink } from '../domain/readers/reader-link.js'
import { siteKeyOf, type Site } from '../domain/site/site.js'
import { findSite } from './find-site.js'
import { pageShown, type ShownPreview } from './show-preview.js'
import type { Ports } from '../ports.js'

/** A link that opens the page of a site now. */
export interface OpenLink {
  readonly link: ReaderLink
  readonly site: Site
}

/**
 * The link of a token at the host of a site. Undefined for one that was guessed, has ended, was revoked, is of another site,
 * or whose page or owner is gone or suspended: all of these look the same.
 */
export async function openReaderLink(
  ports: Ports,
  { siteName, token }: { siteName: string; token: string },
): Promise<OpenLink | undefined> {
  const link = await ports.readerLinks.find(ports.readerSecrets.idOf(token))
  if (!link || link.expiresAt <= ports.now()) return undefined
  const site = await findSite(ports, siteName)
  if (!site?.live || site.deletion || siteKeyOf(site) !== link.siteKey) return undefined
  if (site.ownerId !== link.ownerId || (await ports.erasures.isErased(link.ownerId))) return undefined
  if (await isTakenDown(ports, site.id)) return undefined
  if ((await ports.accounts.standing(link.ownerId))?.isSuspended) return undefined
  return { link, site }
}

/** The page that a reader sees, rendered from the current state. */
export const readerPage = (ports: Ports, { link, site }: OpenLink): Promise<ShownPreview> =>
  pageShown(ports, siteFor(site, link), {})
