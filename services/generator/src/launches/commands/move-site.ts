import { traced } from '@thumbfolio/kit/base'
import { StaleState, ignoreConflict } from '@thumbfolio/kit/store'
import { handoverOf, moved, renameCanceled, renamePostponed } from '../domain/names/rename.js'
import { redirectOf, restsForOthers } from '../domain/names/resting-name.js'
import { siteNameRetired, siteRenamed } from '../domain/site/site-events.js'
import { siteKeyOf, type Site } from '../domain/site/site.js'
import type { Ports } from '../ports.js'
import { moveChanges } from './kept-changes.js'
import { forgetKept, moveKept } from './kept-by-name.js'
import { deleteMoved } from './request-deletion.js'
import { layToRest } from './rest-name.js'

/*
 * A rename is two documents, and each step is one commit that can be repeated:
 * 1. The old name's document says where it moves. Nothing else changes the site from here on.
 * 2. The new name's document is created, at most once for this rename (its id is the cause), with `site.renamed`.
 *    From here on it is the site. Where the name was taken meanwhile, the old document forgets the intention.
 * 3. Once the page is seen at its new address the old name rests with a redirect, its alias shows nothing, its files go,
 *    and last its document.
 */

/** Step 2. `taken`: somebody else was quicker, and nothing has changed. */
export async function takeNewName(ports: Ports, site: Site): Promise<'moved' | 'taken'> {
  const { sites, siteHost, urlOf, now } = ports
  const { renaming } = site
  if (!renaming) return 'moved'
  const there = await sites.find(renaming.to)
  let handover = handoverOf(site, there)
  if (handover === 'open' && (await restsFor(ports, site, renaming.to))) handover = 'taken'
  if (handover === 'open') {
    const epoch = await siteHost.epochOf(renaming.to)
    const next = moved(site, renaming, { url: urlOf(renaming.to), epoch, now: now() })
    const events = [siteRenamed(site, next)]
    try {
      const created = await sites.commit(next, { events, cause: renaming.id })
      await deleteIfLate(ports, site, created)
    } catch (error) {
      if (!(error instanceof StaleState)) throw error
      handover = handoverOf(site, await sites.find(renaming.to))
    }
  }
  if (handover !== 'taken') return 'moved'
  await ignoreConflict(sites.commit(renameCanceled(site, now())))
  return 'taken'
}

/** A writer that was frozen may come after its owner deleted the site: what it has just created goes, too. */
async function deleteIfLate(ports: Ports, site: Site, created: Site): Promise<void> {
  const old = await ports.sites.find(site.id)
  const isLate = created.version === 1 && (!old || old.deletion)
  if (isLate) await deleteMoved(ports, site)
}

const restsFor = async ({ restingNames, now }: Ports, { ownerId }: Site, to: string): Promise<boolean> =>
  restsForOthers(await restingNames.find(to), ownerId, now())

/** Goes on with a rename where it was left off: the recovery of steps 2 and 3. Safe to repeat from anywhere in between. */
export const moveSite = traced('move-site', async (ports: Ports, found: Site): Promise<void> => {
  const { sites, siteHost, now } = ports
  if (!found.renaming) return
  try {
    // Keeps other workers away, and succeeds only where the site has not changed since it was read.
    const site = await sites.commit(renamePostponed(found, now()))
    const { to } = found.renaming
    if ((await takeNewName(ports, site)) === 'taken') return
    if (handoverOf(site, await sites.find(to)) === 'publishing') return
    const heir = await nameNow(ports, site, to)
    // A site that its owner deleted under its new name is not redirected to; one that was renamed again is, by that name.
    await layToRest(ports, site, heir && to)
    await siteHost.setAlias({ siteName: site.id, bundleHash: undefined, epoch: site.epoch })
    await siteHost.remove(site.id)
    if (heir !== undefined) await moveChanges(ports, site, heir)
    await (heir === undefined ? forgetKept(ports, site.id) : moveKept(ports, site.id, heir))
    await sites.remove(site, { events: [siteNameRetired(site, heir && to)] })
  } catch (error) {
    if (!(error instanceof StaleState)) throw error
  }
})

/** More hops than a site makes while its first name is being left. */
const mostHops = 10

/** The name of a site that moved, also where it moved on from there; undefined where its owner deleted it. */
async function nameNow(
  { sites, restingNames, now }: Pick<Ports, 'sites' | 'restingNames' | 'now'>,
  site: Site,
  to: string,
): Promise<string | undefined> {
  let at: string | undefined = to
  for (let hop = 0; at !== undefined && hop < mostHops; hop++) {
    const there = await sites.find(at)
    if (there && siteKeyOf(there) === siteKeyOf(site)) return there.deletion ? undefined : at
    at = redirectOf(await restingNames.find(at), now())
  }
  return undefined
}
