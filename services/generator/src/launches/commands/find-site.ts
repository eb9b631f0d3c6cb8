import { DomainError, SiteName } from '@thumbfolio/contracts'
import { type Site, siteKeyOf } from '../domain/site/site.js'
import { takenDownError } from '../../hosting/index.js'
import type { Ports } from '../ports.js'
import { newNameOf } from './rest-name.js'

/** A site by a name from an address. Undefined for what cannot be a name. */
export const findSite = async ({ sites }: Pick<Ports, 'sites'>, name: string): Promise<Site | undefined> =>
  SiteName.safeParse(name).success ? sites.find(name) : undefined

/** The site that a name leads to: its own, or the one that was renamed from it and has a page. */
export async function siteNow(
  ports: Pick<Ports, 'sites' | 'restingNames' | 'siteHost' | 'now'>,
  name: string,
): Promise<Site | undefined> {
  const found = await findSite(ports, name)
  const moved = found ? undefined : await newNameOf(ports, name)
  return moved === undefined ? found : findSite(ports, moved)
}

/** The owner's site. @throws DomainError `not-found` for anybody else, and once the account is deleted */
export async function ownSite(
  { sites, erasures }: Pick<Ports, 'sites' | 'erasures'>,
  { ownerId, siteName }: { ownerId: string; siteName: string },
): Promise<Site> {
  const site = await findSite({ sites }, siteName)
  if (site?.ownerId !== ownerId || (await erasures.isErased(ownerId))) throw new DomainError('not-found')
  if (await isMoved({ sites }, site)) throw new DomainError('not-found')
  return site
}

/** From the moment on that the new name's document is there, it is the site. */
export async function isMoved({ sites }: Pick<Ports, 'sites'>, site: Site): Promise<boolean> {
  const there = site.renaming && (await sites.find(site.renaming.to))
  return there !== undefined && siteKeyOf(there) === siteKeyOf(site)
}

/**
 * The owner's site, when it can be changed. A site does not change under its launch, which reads it.
 * @throws DomainError as `ownSite`, `site-deleting`, `site-taken-down`, `launch-in-progress`
 */
export async function changeableSite(...wanted: Parameters<typeof ownSite>): Promise<Site> {
  const site = await ownSite(...wanted)
  if (site.deletion) throw new DomainError('site-deleting')
  if (site.renaming) throw new DomainError('rename-in-progress')
  if (site.takenDown) throw takenDownError(site.takenDown.reason)
  if (site.current) throw new DomainError('launch-in-progress', { detail: isLaunching })
  return site
}

const isLaunching = 'This site is being launched. Please wait until it is done, then try again.'
