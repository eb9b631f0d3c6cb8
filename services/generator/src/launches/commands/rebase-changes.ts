import { DomainError, invalid, problemDetails, type Removed } from '@thumbfolio/contracts'
import { traced } from '@thumbfolio/kit/base'
import { ifMatchHolds } from '@thumbfolio/kit/http'
import { retryStale } from '@thumbfolio/kit/store'
import { mergedSuggestions } from '../domain/acceptance/acceptance.js'
import { isOfChanges, isOutdated, restarted } from '../domain/drafts/changes-draft.js'
import { draftEtag, type Draft } from '../domain/drafts/draft.js'
import { draftOf, siteOfDraft } from '../domain/drafts/draft-site.js'
import { rebasedTranslation, withTranslation } from '../domain/languages/translation.js'
import { liveOf } from '../domain/site/live-version.js'
import type { Site } from '../domain/site/site.js'
import type { Ports } from '../ports.js'
import type { DraftSeen } from './change-draft.js'
import { withEditedPictures } from './edit-pictures.js'
import { ownDraft } from './find-draft.js'
import { changeableSite } from './find-site.js'

/**
 * Brings the changes of a draft onto the live page as it is now: they can be published again. One that is not outdated
 * stays as it is, so a repeat does nothing more. Nothing is published, and nothing of the draft is lost.
 * @throws DomainError `draft-gone`, `stale`, `draft-outdated` for the earliest drafts, as `changeableSite` and as an edit
 */
export const rebaseChanges = traced(
  'rebase-changes',
  (
    ports: Ports,
    { ifMatch, ...wanted }: DraftSeen,
  ): Promise<{ draft: Draft; collisions: readonly Removed[] }> =>
    retryStale(async () => {
      const draft = await ownDraft(ports, wanted)
      if (!isOfChanges(draft)) throw invalid('#', problemDetails.launchNotChanges)
      if (!ifMatchHolds(ifMatch, draftEtag(draft))) throw new DomainError('stale')
      const site = await changeableSite(ports, draft)
      if (!isOutdated(draft, site)) return { draft, collisions: [] }
      const { page: begun } = draft.changes
      if (!begun) throw new DomainError('draft-outdated', { detail: problemDetails.livePageChanged })
      const { rebaseOf } = await import('../domain/drafts/rebase-changes.js')
      const { contentEdited, editRefusals } = await import('../domain/edits/owner-edit.js')
      const { expectShown } = await import('../domain/page/expect-shown.js')
      const now = ports.now()
      const { edit, collisions } = rebaseOf(begun.source, draft.page.source, liveOf(site).source)
      const onLive = restarted(draft, site, collisions)
      const { translation } = rebasedTranslation(begun.source, draft.page.source, liveOf(site).source)
      const before = withTranslation(siteOfDraft(onLive, ports.urlOf(site.id)), translation)
      const edited = await withEditedPictures(ports, before, contentEdited(before, edit, now), edit)
      const next = withSuggestionsOf(draft, edited)
      // The draft showed it, even if the page cuts it.
      expectShown({ next, noShorterThan: next, refusals: editRefusals }, ports.appOrigin)
      return { draft: await ports.drafts.commit(draftOf(onLive, next, now)), collisions }
    }),
)

/** Wordings that the draft's owner accepted there stay marked as suggested. */
function withSuggestionsOf({ page: { suggestions = [] } }: Draft, site: Site): Site {
  const live = liveOf(site)
  const merged = mergedSuggestions(suggestions, live.suggestions ?? [], live.source.composition)
  return { ...site, live: { ...live, ...(merged.length > 0 && { suggestions: merged }) } }
}
