import { StaleState, traced, unlessStale } from '@thumbfolio/kit'
import { handoverOf, moved, renameCanceled, renamePostponed } from '../domain/names/rename.js'
import { redirectOf, restsForOthers } from '../domain/names/resting-name.js'
import { siteRenamed } from '../domain/site-events.js'
import type { Site } from '../domain/site.js'
import type { Ports } from '../ports.js'
import { moveDomains } from './domains/move-domains.js'
import { moveTranscripts } from './forget-transcripts.js'
import { deleteMoved } from './request-deletion.js'
import { layToRest } from './rest-name.js'
import { moveVisits } from './visits/move-visits.js'

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
  if (handover !== 'taken') {
    ports.wakeWorkers()
    return 'moved'
  }
  await unlessStale(sites.commit(renameCanceled(site, now())))
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
  const { sites, siteHost, restingNames, now } = ports
  if (!found.renaming) return
  try {
    // Keeps others away, and its new version says that nobody changed the site since it was read.
    const site = await sites.commit(renamePostponed(found, now()))
    const { to } = found.renaming
    if ((await takeNewName(ports, site)) === 'taken') return
    const there = await sites.find(to)
    if (handoverOf(site, there) === 'publishing') return
    // A site that its owner deleted under its new name redirects nobody; one that moved on again does, by that name.
    const leads = there ? !there.deletion : redirectOf(await restingNames.find(to), now()) !== undefined
    await layToRest(ports, site, leads ? to : undefined)
    await siteHost.point({ siteName: site.id, bundleHash: undefined, epoch: site.epoch })
    await siteHost.remove(site.id)
    await moveTranscripts(ports, site.id, to)
    await moveDomains(ports, site.id, to)
    await moveVisits(ports, site.id, to)
    await sites.remove(site)
  } catch (error) {
    if (!(error instanceof StaleState)) throw error
  }
})
