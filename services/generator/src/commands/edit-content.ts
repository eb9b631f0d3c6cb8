import { DomainError, type SiteContentEdit } from '@thumbfolio/contracts'
import { ifMatchHolds, retryStale, traced } from '@thumbfolio/kit'
import { contentEtag, liveOf } from '../domain/live-version.js'
import type { Site } from '../domain/site.js'
import type { Ports } from '../ports.js'
import { ownSite } from './find-site.js'

/**
 * Edits what the live page says, without a model and without a charge; the page follows by itself.
 * @throws DomainError `stale` when the owner saw an older content, `validation-failed` for what the page would not show
 */
export const editContent = traced(
  'edit-content',
  (
    ports: Ports,
    edit: { ownerId: string; siteName: string; content: SiteContentEdit; ifMatch: string },
  ): Promise<Site> =>
    retryStale(async () => {
      const site = await ownSite(ports, edit)
      if (site.deletion) throw new DomainError('site-deleting')
      if (site.current) throw new DomainError('launch-in-progress')
      if (!ifMatchHolds(edit.ifMatch, contentEtag(liveOf(site)))) throw new DomainError('stale')
      // They come with the check's words, which an API needs for nothing else.
      const [{ contentEdited }, { expectShown }] = await Promise.all([
        import('../domain/owner-edit.js'),
        import('../domain/expect-shown.js'),
      ])
      const edited = contentEdited(site, edit.content, ports.now())
      expectShown(site, edited, ports.appOrigin)
      return ports.sites.commit(edited)
    }),
)
