import { DomainError } from '@thumbfolio/contracts'
import { everyItem } from '@thumbfolio/kit/store'
import { liveOf } from '../domain/site/live-version.js'
import { siteKeyOf, type Site } from '../domain/site/site.js'
import { isKept, markOf, versionIdOf, versionsIn, type SiteVersion } from '../domain/versions/site-version.js'
import type { VersionMark } from '../domain/site/version-mark.js'
import type { Ports } from '../ports.js'

const idForm = /^[1-9]\d{0,8}$/

/** The versions of a live site, newest first; the live one is the first. @throws DomainError `site-not-live` */
export async function listVersions(ports: Ports, site: Site): Promise<SiteVersion[]> {
  liveOf(site)
  const own = versionsIn(site, ports.now())
  const known = new Set(own.map(({ id }) => id))
  const live = markOf(site)!
  const older: SiteVersion[] = []
  for await (const version of everyItem(ports.siteVersions, 'site', { equals: siteKeyOf(site) }))
    if (!known.has(version.id) && isListed(version, site, live)) older.unshift(version)
  return [...own, ...older]
}

/** One version of a live site. @throws DomainError `site-not-live`, `not-found` */
export async function findVersion(ports: Ports, site: Site, revision: string): Promise<SiteVersion> {
  liveOf(site)
  if (!idForm.test(revision)) throw new DomainError('not-found')
  const id = versionIdOf(siteKeyOf(site), Number(revision))
  const own = versionsIn(site, ports.now()).find((version) => version.id === id)
  const found = own ?? (await ports.siteVersions.find(id))
  const isThere = found && (own !== undefined || isListed(found, site, markOf(site)!))
  if (!isThere) throw new DomainError('not-found')
  return found
}

/** A version that was written for a change which never came is the live page, or nothing of this owner's. */
const isListed = ({ mark, ownerId }: SiteVersion, site: Site, live: VersionMark): boolean =>
  ownerId === site.ownerId && mark.revision < live.revision && isKept(mark, live)
