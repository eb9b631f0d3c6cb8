import { randomBytes } from 'node:crypto'
import { DomainError } from '@thumbfolio/contracts'
import { everyItem, traced } from '@thumbfolio/kit'
import { liveOf } from '../domain/live-version.js'
import { isUsable, newPreview, tokenFrom, type Preview } from '../domain/preview.js'
import type { Ports } from '../ports.js'
import { ownSite } from './find-site.js'

/** The secret of a new preview. */
export const newToken = (): string => tokenFrom(randomBytes(26))

/**
 * A private address of the owner's live page, the same one again while it holds for a while.
 * @throws DomainError as `ownSite`, `site-deleting`, `site-not-live`
 */
export const previewSite = traced(
  'preview-site',
  async (ports: Ports, wanted: { ownerId: string; siteName: string }): Promise<Preview> => {
    const site = await ownSite(ports, wanted)
    if (site.deletion) throw new DomainError('site-deleting')
    liveOf(site)
    const now = ports.now()
    for await (const known of everyItem(ports.previews, 'site', { equals: site.id }))
      if (known.ownerId === site.ownerId && isUsable(known, now)) return known
    return ports.previews.commit(newPreview(newToken(), wanted, now))
  },
)
