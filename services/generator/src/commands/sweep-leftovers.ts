import { removeAll } from '@thumbfolio/kit'
import type { Site } from '../domain/site.js'
import type { Ports } from '../ports.js'
import { forgetOldTranscripts } from './forget-transcripts.js'
import { forgetOldVisits } from './visits/record-visits.js'

/** Longer than an event can come again. */
const noticesKeptMs = 31 * 24 * 3_600_000

/** Removes bundles that no site refers to, notices that no event asks about any more, and old transcripts. */
export async function sweepLeftovers(ports: Ports): Promise<void> {
  const { sites, notices, siteHost, now } = ports
  await siteHost.sweep(async (siteName, bundleHash) => {
    const site = await sites.find(siteName)
    return site !== undefined && refersTo(site, bundleHash)
  })
  await removeAll(notices, 'sent', { to: now() - noticesKeptMs })
  await forgetOldTranscripts(ports)
  await forgetOldVisits(ports)
}

/** A site at work may be about to show any bundle of its own, so all of them stay. */
const refersTo = (site: Site, bundleHash: string): boolean =>
  site.current !== undefined ||
  site.republish !== undefined ||
  site.versions.some((version) => version.bundleHash === bundleHash)
