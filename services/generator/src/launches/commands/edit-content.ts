import { DomainError, type Confirmations, type SiteContentEdit } from '@thumbfolio/contracts'
import { traced } from '@thumbfolio/kit/base'
import { ifMatchHolds } from '@thumbfolio/kit/http'
import { retryStale } from '@thumbfolio/kit/store'
import type { Changed } from '../domain/page/expect-shown.js'
import { contentEtag, liveOf } from '../domain/site/live-version.js'
import { suggestionsChanged } from '../domain/site/site-events.js'
import type { Site } from '../domain/site/site.js'
import type { Cause } from '../domain/versions/mark.js'
import type { Ports } from '../ports.js'
import { commitChange } from './commit-change.js'
import { withEditedPictures } from './edit-pictures.js'
import { withAnswers } from './find-findings.js'
import { changeableSite } from './find-site.js'

export interface ContentWanted {
  readonly ownerId: string
  readonly siteName: string
  /** The version of the content that the owner saw. */
  readonly ifMatch: string
  /** Their answers for what the change would publish. */
  readonly confirm?: Confirmations | undefined
}

/**
 * Edits what the live page says, without a model and without a charge; the page follows by itself.
 * @throws DomainError `stale` when the owner saw an older content, `validation-failed` for what the page would not show,
 * `confirmation-needed` for personal facts that it would show
 */
export const editContent = traced(
  'edit-content',
  (ports: Ports, wanted: ContentWanted, content: SiteContentEdit): Promise<Site> =>
    changeContent(ports, wanted, { kind: 'edit' }, async (site) => {
      const { contentEdited, editRefusals } = await import('../domain/edits/owner-edit.js')
      const edited = await withEditedPictures(ports, site, contentEdited(site, content, ports.now()), content)
      return { next: edited, noShorterThan: site, refusals: editRefusals }
    }),
)

/**
 * Has the live page say what it said before its last launch, in the same way.
 * @throws DomainError as an edit does, and `nothing-before`
 */
export const restoreContent = traced(
  'restore-content',
  (ports: Ports, wanted: ContentWanted): Promise<Site> =>
    changeContent(ports, wanted, { kind: 'restore', of: 'before the last launch' }, async (site) => {
      const { goBackRefusals, wentBack } = await import('../domain/versions/go-back.js')
      const restored = wentBack(site, ports.now())
      // It was public like that, however much of it is cut.
      return { next: restored, noShorterThan: restored, refusals: goBackRefusals }
    }),
)

// What changes a page is loaded by the first change: an idle API needs none of it.
export const changeContent = (
  ports: Ports,
  { ifMatch, confirm, ...wanted }: ContentWanted,
  cause: Cause,
  changed: (site: Site) => Promise<Changed>,
): Promise<Site> =>
  retryStale(async () => {
    const site = await changeableSite(ports, wanted)
    if (!ifMatchHolds(ifMatch, contentEtag(liveOf(site)))) throw new DomainError('stale')
    const made = await changed(site)
    const { expectShown } = await import('../domain/page/expect-shown.js')
    expectShown(made, ports.appOrigin)
    const after = await withAnswers(ports, { before: site, after: made.next, confirm })
    return commitChange(ports, { before: site, after, cause }, (next) => suggestionsChanged(site, next))
  })
