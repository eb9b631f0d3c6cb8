import { traced } from '@thumbfolio/kit/base'
import { StaleState } from '@thumbfolio/kit/store'
import { forgetContactMessagesOfSite } from '../../hosting/index.js'
import { deletionPostponed } from '../domain/launch/deletion.js'
import { siteDeleted } from '../domain/site/site-events.js'
import type { Site } from '../domain/site/site.js'
import type { Ports } from '../ports.js'
import { forgetVersionsOf } from './keep-version.js'
import { forgetChanges } from './kept-changes.js'
import { forgetPhoto } from './forget-photo.js'
import { forgetKept } from './kept-by-name.js'
import { deleteMoved } from './request-deletion.js'
import { forgetReaderLinksOfSite } from './reader-links.js'
import { layToRest } from './rest-name.js'

/**
 * Takes the page off, then its files, then the document. The name of a page that was live rests for its owner. Safe to
 * repeat from anywhere in between.
 * The first commit keeps others away: files are removed while the name cannot have another owner.
 */
export const finishDeletion = traced('finish-deletion', async (ports: Ports, site: Site): Promise<void> => {
  const { sites, siteHost, now } = ports
  try {
    const claimed = await sites.commit(deletionPostponed(site, now()))
    await deleteMoved(ports, site)
    await siteHost.setAlias({ siteName: site.id, bundleHash: undefined, epoch: site.epoch })
    await siteHost.remove(site.id)
    const { photo } = site.settings
    if (photo) await forgetPhoto(ports, site.ownerId, photo.id, site.id)
    await forgetKept(ports, site.id)
    await forgetContactMessagesOfSite(ports, site)
    await forgetReaderLinksOfSite(ports, site)
    await forgetVersionsOf(ports, site)
    await forgetChanges(ports, site)
    // Before the document goes: at no moment can somebody else take the name of a page that was public.
    if (site.live) await layToRest(ports, site)
    await sites.remove(claimed, { events: [siteDeleted(site)] })
  } catch (error) {
    if (!(error instanceof StaleState)) throw error
  }
})
