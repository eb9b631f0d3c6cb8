import { everyItem, removeAll, ignoreConflict } from '@thumbfolio/kit/store'
import { isReplaced } from '../domain/versions/mark.js'
import { isKept, markOf, versionIdOf, versionsIn } from '../domain/versions/site-version.js'
import { mostVersions } from '@thumbfolio/contracts'
import { siteKeyOf, type Site } from '../domain/site/site.js'
import type { Ports } from '../ports.js'

/** A version that is written while its site is deleted is found within this time. */
const lateMs = 3 * 3_600_000
/** Each holds a whole resume: few of them at once. */
const few = { pageSize: 10 }

/**
 * Keeps the live page of a site as a version, before a change replaces it. Safe to repeat: one revision is one page. A
 * crash before the change leaves a copy of what is live, which no list shows twice.
 */
export async function keepVersion(ports: Ports, before: Site, after: Site): Promise<void> {
  if (!isReplaced(before, after)) return
  for (const version of versionsIn(before, ports.now()))
    if (!(await ports.siteVersions.find(version.id))) await ignoreConflict(ports.siteVersions.commit(version))
}

/**
 * Deletes the versions that are no longer kept. Runs after the commit: a stale commit may be the restore of the oldest
 * version, which is retried. Reads only the oldest versions and the one that just left the range of settings, never all.
 * Never fails: a later change finds what is left.
 */
export async function pruneVersions(ports: Ports, before: Site, after: Site): Promise<void> {
  if (!isReplaced(before, after)) return
  const key = siteKeyOf(before)
  try {
    const live = markOf(after)!
    const settings = await ports.siteVersions.find(versionIdOf(key, live.revision - mostVersions))
    if (settings && !isKept(settings.mark, live)) await ignoreConflict(ports.siteVersions.remove(settings))
    for await (const old of everyItem(ports.siteVersions, 'site', { equals: key }, { pageSize: 2 })) {
      if (isKept(old.mark, live)) return
      await ignoreConflict(ports.siteVersions.remove(old))
    }
  } catch (error) {
    ports.log.warn({ err: error }, 'old versions of a page are deleted with its next change')
  }
}

/** Forgets every version of a site. */
export const forgetVersionsOf = ({ siteVersions }: Ports, site: Site): Promise<void> =>
  removeAll(siteVersions, 'site', { equals: siteKeyOf(site) }, few)

/** Forgets versions that were written for a site that no longer exists. */
export async function forgetStrayVersions({ siteVersions, sites, now }: Ports): Promise<void> {
  for await (const version of everyItem(siteVersions, 'kept', { from: now() - lateMs }, few)) {
    let isOwned = false
    for await (const site of everyItem(sites, 'owner', { equals: version.ownerId }))
      isOwned ||= siteKeyOf(site) === version.siteKey
    if (!isOwned) await ignoreConflict(siteVersions.remove(version))
  }
}
