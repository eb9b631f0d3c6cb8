import { removeAll } from '@thumbfolio/kit/store'
import { launchOf, type Site } from '../domain/site/site.js'
import {
  reportKeptMs,
  forgetOldContactMessages,
  forgetOldProjectLists,
  forgetOldVisits,
} from '../../hosting/index.js'
import type { Ports } from '../ports.js'
import { scheduleMissedCheckup } from './checkup/sweep-checkups.js'
import { forgetEndedDrafts } from './forget-drafts.js'
import { isPhotoOf } from './forget-photo.js'
import { forgetEndedPreviews } from './forget-previews.js'
import { forgetSortings, forgetOldTranscripts } from '../../models/index.js'
import { forgetStrayVersions } from './keep-version.js'
import { forgetEndedReaderLinks } from './reader-links.js'
import { freeRestedNames } from './rest-name.js'
import { sweepPictures } from './sweep-pictures.js'
import { dayMs } from '../../time.js'

/** Longer than an event can come again. */
const noticesKeptMs = 31 * dayMs

/** Removes what is expired or no longer referenced: bundles, photos, pictures, notices, previews, drafts, transcripts, sortings, versions, rested names, reports, messages of visitors, lists of GitHub. */
export async function sweepLeftovers(ports: Ports): Promise<void> {
  const { sites, notices, abuseReports, siteHost, photos, now } = ports
  await siteHost.sweep(async (siteName, bundleHash) => {
    const site = await sites.find(siteName)
    if (site) await scheduleMissedCheckup(ports, site)
    return site !== undefined && refersTo(site, bundleHash)
  })
  await photos.sweep((ownerId, id) => isPhotoOf(ports, ownerId, id))
  await sweepPictures(ports)
  await removeAll(notices, 'sent', { to: now() - noticesKeptMs })
  await removeAll(abuseReports, 'closed', { to: now() - reportKeptMs })
  await forgetEndedPreviews(ports)
  await forgetEndedDrafts(ports)
  await forgetOldTranscripts(ports, (transcript) => isLaunchOrDraft(ports, transcript))
  await forgetSortings(ports)
  await forgetStrayVersions(ports)
  await freeRestedNames(ports)
  await forgetOldVisits(ports)
  await forgetOldContactMessages(ports)
  await forgetOldProjectLists(ports)
  await forgetEndedReaderLinks(ports)
}

/** A site at work may be about to show any bundle of its own, so all of them stay until it is done. */
const refersTo = (site: Site, bundleHash: string): boolean | 'later' =>
  site.current !== undefined || site.republish !== undefined
    ? 'later'
    : site.versions.some((version) => version.bundleHash === bundleHash)

async function isLaunchOrDraft(
  { sites, drafts }: Ports,
  { id, siteName }: { readonly id: string; readonly siteName: string },
): Promise<boolean> {
  const site = await sites.find(siteName)
  return (site && launchOf(site, id)) !== undefined || (await drafts.find(id)) !== undefined
}
