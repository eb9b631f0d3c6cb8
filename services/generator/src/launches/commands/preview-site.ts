import { randomBytes } from 'node:crypto'
import { DomainError } from '@thumbfolio/contracts'
import { traced } from '@thumbfolio/kit/base'
import { everyItem } from '@thumbfolio/kit/store'
import { liveOf } from '../domain/site/live-version.js'
import { isUsable, newPreview, tokenFrom, type Preview } from '../domain/site/preview.js'
import type { Ports } from '../ports.js'
import { ownSite } from './find-site.js'
import { findVersion } from './find-version.js'

/** The secret of a new preview. */
export const newToken = (): string => tokenFrom(randomBytes(26))

/**
 * A private address of the owner's live page or of a kept version of it, the same one again while it holds for a while.
 * @throws DomainError as `ownSite`, `site-deleting`, `site-not-live`, `not-found` for a version that is not kept
 */
export const previewSite = traced(
  'preview-site',
  async (
    ports: Ports,
    wanted: { ownerId: string; siteName: string; revision?: string | undefined },
  ): Promise<Preview> => {
    const site = await ownSite(ports, wanted)
    if (site.deletion) throw new DomainError('site-deleting')
    if (wanted.revision === undefined) liveOf(site)
    else await findVersion(ports, site, wanted.revision)
    const now = ports.now()
    for await (const known of everyItem(ports.previews, 'site', { equals: site.id }))
      if (known.ownerId === site.ownerId && known.revision === wanted.revision && isUsable(known, now))
        return known
    return ports.previews.commit(newPreview(newToken(), wanted, now))
  },
)
