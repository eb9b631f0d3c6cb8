import { DomainError } from '@thumbfolio/contracts'
import { liveOf } from '../site/live-version.js'
import { released } from '../site/lease.js'
import { siteKeyOf, type Site } from '../site/site.js'
import type { Renaming } from '../site/renaming.js'

const retryAfterMs = 1_000

/**
 * The site is about to move: nothing else changes it from here on, and a worker that publishes it is fenced.
 * @throws DomainError `site-not-live`, `same-site-name`
 */
export function renameBegun(site: Site, { id, to }: Pick<Renaming, 'id' | 'to'>, now: number): Site {
  liveOf(site)
  if (to === site.id) throw new DomainError('same-site-name')
  const { republish: _published, ...rest } = released(site)
  const retryAt = now + retryAfterMs
  return { ...rest, epoch: site.epoch + 1, renaming: { id, to, requestedAt: now, retryAt } }
}

/** The new name was taken meanwhile. The page is published once more, should it have been on its way. */
export function renameCanceled(site: Site, now: number): Site {
  const { renaming: _canceled, ...rest } = site
  return { ...rest, republish: { retryAt: now, tries: 0 } }
}

export const renamePostponed = (site: Site, now: number): Site =>
  site.renaming ? { ...site, renaming: { ...site.renaming, retryAt: now + retryAfterMs } } : site

/** The same site under its new name, due to be published there. Its bundles lie under the old one. */
export function moved(site: Site, renaming: Renaming, at: { url: string; epoch: number; now: number }): Site {
  const { renaming: _done, lease: _lease, deletion: _none, ...rest } = site
  const live = liveOf(site)
  return {
    ...rest,
    id: renaming.to,
    version: 0,
    key: siteKeyOf(site),
    epoch: at.epoch,
    live: { ...live, url: at.url },
    versions: site.versions.filter(({ number }) => number === live.number),
    republish: { retryAt: at.now, tries: 0 },
  }
}

export type Handover =
  /** The new name has no document of this site yet. */
  | 'open'
  /** Its page is not seen there yet, so the old address still shows it. */
  | 'publishing'
  /** The page is at its new address, or its owner deleted it there: the old one can go. */
  | 'done'
  | 'taken'

/** How far a move is, by what the new name's document says. */
export function handoverOf(site: Site, there: Site | undefined): Handover {
  if (!there) return 'open'
  if (siteKeyOf(there) !== siteKeyOf(site)) return 'taken'
  return (there.republish ?? there.renaming) && !there.deletion ? 'publishing' : 'done'
}
