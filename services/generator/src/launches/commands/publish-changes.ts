import { DomainError, invalid, problemDetails, type Confirmations } from '@thumbfolio/contracts'
import { traced } from '@thumbfolio/kit/base'
import { ifMatchHolds } from '@thumbfolio/kit/http'
import { retryStale } from '@thumbfolio/kit/store'
import {
  afterPublishing,
  changesApplied,
  isOfChanges,
  isOutdated,
  type ChangesDraft,
} from '../domain/drafts/changes-draft.js'
import { draftEtag } from '../domain/drafts/draft.js'
import { editRefusals } from '../domain/edits/owner-edit.js'
import { expectShown } from '../domain/page/expect-shown.js'
import { suggestionsChanged } from '../domain/site/site-events.js'
import type { Site } from '../domain/site/site.js'
import type { Ports } from '../ports.js'
import type { DraftSeen } from './change-draft.js'
import { commitChange } from './commit-change.js'
import { aboutDraft } from './drafted-site.js'
import { ownDraft } from './find-draft.js'
import { withAnswers } from './find-findings.js'
import { changeableSite } from './find-site.js'
import { removeDraft } from './forget-drafts.js'

/**
 * Publishes changes of a live page: its words, facts and settings in one commit, without a model and without a charge. A
 * worker then publishes the page. Of two calls at once one publishes, the other gets `draft-gone` or `draft-outdated`.
 * @throws DomainError `draft-gone`, `stale`, `draft-outdated`, `confirmation-needed`, as `changeableSite` and as an edit
 */
export const publishChanges = traced(
  'publish-changes',
  async (
    ports: Ports,
    { ifMatch, confirm, ...wanted }: DraftSeen & { readonly confirm?: Confirmations | undefined },
  ): Promise<Site> => {
    const { draft, site } = await retryStale(async () => {
      const draft = await ownDraft(ports, wanted)
      if (!isOfChanges(draft)) throw invalid('#', problemDetails.launchNotChanges)
      if (!ifMatchHolds(ifMatch, draftEtag(draft))) throw new DomainError('stale')
      const before = await changeableSite(ports, draft)
      if (isOutdated(draft, before))
        throw new DomainError('draft-outdated', { detail: problemDetails.livePageChanged })
      const next = changesApplied(before, draft, ports.now())
      expectShown({ next, noShorterThan: before, refusals: editRefusals }, ports.appOrigin)
      const after = await withAnswers(ports, { before, after: next, confirm, about: aboutDraft(draft) })
      const site = await commitChange(ports, { before, after, cause: { kind: 'edit' } }, (marked) =>
        suggestionsChanged(before, marked),
      )
      return { draft, site }
    })
    await endChanges(ports, draft, site)
    return site
  },
)

/**
 * Removes the published draft; what was saved in it meanwhile becomes a draft of the new page. Never fails: a crash here
 * leaves an outdated draft without changes, which `openChanges` starts again.
 */
async function endChanges(ports: Ports, published: ChangesDraft, site: Site): Promise<void> {
  try {
    await retryStale(async () => {
      const latest = await ports.drafts.find(published.id)
      if (!latest || !isOfChanges(latest)) return
      if (latest.revision === published.revision) await removeDraft(ports, latest)
      else await ports.drafts.commit(afterPublishing(latest, site))
    })
  } catch (error) {
    ports.log.warn({ err: error, draftId: published.id }, 'published changes are not removed yet')
  }
}
