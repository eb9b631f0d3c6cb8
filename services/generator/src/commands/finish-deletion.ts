import { removeAll, StaleState, traced } from '@thumbfolio/kit'
import { deletionPostponed } from '../domain/deletion.js'
import { siteDeleted } from '../domain/site-events.js'
import type { Site } from '../domain/site.js'
import type { Ports } from '../ports.js'
import { forgetTranscriptsOf } from './forget-transcripts.js'

/**
 * Takes the page off, then its files, then the document and with it the name. Safe to repeat from anywhere in between.
 * The first commit keeps others away: files are removed while the name cannot have another owner.
 */
export const finishDeletion = traced('finish-deletion', async (ports: Ports, site: Site): Promise<void> => {
  const { sites, siteHost, now } = ports
  try {
    const claimed = await sites.commit(deletionPostponed(site, now()))
    await siteHost.point({ siteName: site.id, bundleHash: undefined, epoch: site.epoch })
    await siteHost.remove(site.id)
    await forgetTranscriptsOf(ports, site.id)
    await removeAll(ports.domains, 'site', { equals: site.id })
    await removeAll(ports.visits, 'site', { equals: site.id })
    await sites.remove(claimed, { events: [siteDeleted(site)] })
  } catch (error) {
    if (!(error instanceof StaleState)) throw error
  }
})
