import type { Readable } from 'node:stream'
import { traced } from '@thumbfolio/kit/base'
import { everyItem, retryStale } from '@thumbfolio/kit/store'
import { offeredPdf } from '../domain/site/public-pdf.js'
import { settingsChanged } from '../domain/site/settings.js'
import type { Ports } from '../ports.js'
import { findSite } from './find-site.js'

/** The PDF that a live page offers; undefined where it offers none. What its owner switches off or deletes is gone at once. */
export async function openOfferedPdf(ports: Ports, siteName: string): Promise<Readable | undefined> {
  const site = await findSite(ports, siteName)
  if (!site || site.deletion || (await ports.erasures.isErased(site.ownerId))) return undefined
  const resumeId = offeredPdf(site)
  return resumeId === undefined ? undefined : ports.resumes.pdf(site.ownerId, resumeId)
}

/**
 * Takes the link to a deleted PDF off its pages. Safe to repeat. A page under its launch keeps the link until the next
 * change: it leads nowhere.
 */
export const withdrawPdf = traced(
  'withdraw-pdf',
  async (
    { sites, now }: Ports,
    { ownerId, resumeId }: { ownerId: string; resumeId: string },
  ): Promise<void> => {
    for await (const { id } of everyItem(sites, 'owner', { equals: ownerId }))
      await retryStale(async () => {
        const site = await sites.find(id)
        if (site?.settings.pdf?.resumeId !== resumeId || site.current) return
        await sites.commit(settingsChanged(site, { pdf: null }, now()))
      })
  },
)
