import { DomainError } from '@thumbfolio/contracts'
import { released } from './lease.js'
import type { Site } from './site.js'

/** What visitors see, and what it was made from. */
export type Live = NonNullable<Site['live']>

/** The live version of a site. @throws DomainError `site-not-live` */
export function liveOf(site: Site): Live {
  if (!site.live) throw new DomainError('site-not-live')
  return site.live
}

/** What a page is made of, whatever version it is. */
export const snapshotOf = (live: Live): NonNullable<Site['before']> => {
  const { launchId, publishedAt, source, suggestions } = live
  return { launchId, publishedAt, source, edited: isEdited(live), ...(suggestions && { suggestions }) }
}

/** Whether its owner edited it. Going back to an older page is not an edit. */
export const isEdited = ({ edited, edits = 0 }: Pick<Live, 'edited' | 'edits'>): boolean =>
  edited ?? edits > 0

/** The site with changes of its live page, which is due to be published again. */
export function changedLive(site: Site, change: Partial<Live>, now: number): Site {
  const live = liveOf(site)
  return {
    // A worker that publishes the old content loses its lease, or its end would count as the end of this change.
    ...released(site),
    live: { ...live, ...change, edits: (live.edits ?? 0) + 1, changedAt: now },
    republish: { retryAt: now, tries: 0 },
  }
}

/** Changes with every launch and every edit: no number goes live twice, and under one number the edits only rise. */
export const contentEtag = ({ number, edits = 0 }: Live): string => `"${number}.${edits}"`
