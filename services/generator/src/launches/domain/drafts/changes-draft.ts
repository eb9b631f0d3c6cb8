import { defaultModel, type Removed } from '@thumbfolio/contracts'
import { contactBeyond, contactIn } from '@thumbfolio/site-page'
import { contentsOf } from '../../../models/domain.js'
import { contentsIn } from '../languages/translation.js'
import { contentEtag, isEdited, liveOf, changedLive } from '../site/live-version.js'
import { mergedSettings } from '../site/merge-settings.js'
import { launchOf, siteKeyOf, type Site, type SiteSettings } from '../site/site.js'
import { changesExpiryFrom, type Draft } from './draft.js'
import { baseOf, draftPageOf } from './draft-site.js'

/** Changes of a live page: a draft that a launch never publishes. */
export type ChangesDraft = Draft & { readonly changes: NonNullable<Draft['changes']> }

export const isOfChanges = (draft: Draft): draft is ChangesDraft => draft.changes !== undefined

/** Changes that start from the live page as it is. `known`: the draft that they replace. @throws DomainError `site-not-live` */
export function begunChanges(
  site: Site,
  { known, id, token, now }: { known: Draft | undefined; id: string; token: string; now: number },
): ChangesDraft {
  const live = liveOf(site)
  const launch = launchOf(site, live.launchId)
  const revision = (known?.revision ?? 0) + 1
  return {
    id: known?.id ?? id,
    version: known?.version ?? 0,
    schemaVersion: 1,
    token: known?.token ?? token,
    ownerId: site.ownerId,
    resumeId: launch?.resumeId ?? '',
    siteName: site.id,
    model: defaultModel,
    by: 'local',
    createdAt: now,
    expiresAt: changesExpiryFrom(now),
    revision,
    settings: site.settings,
    base: contentEtag(live),
    otherContact: contactIn(contentsIn(site.before?.source), site.formerContact),
    page: draftPageOf(site),
    made: { removed: launch?.status === 'live' ? launch.removed : [] },
    changes: { siteKey: siteKeyOf(site), settings: site.settings, revision, page: { source: live.source } },
  }
}

export const isOutdated = ({ base }: ChangesDraft, site: Site | undefined): boolean => base !== baseOf(site)

/** Nothing was changed since they were opened. */
export const isUntouched = ({ revision, changes }: ChangesDraft): boolean => revision === changes.revision

/** The settings that a publish sets. */
export const settingsWithChanges = (
  current: SiteSettings,
  { settings, changes }: ChangesDraft,
): SiteSettings => mergedSettings(current, { settings, begun: changes.settings })

/** The same changes, rebased on the current settings: a later choice counts as a change against those. */
export const rebased = (draft: ChangesDraft, current: SiteSettings): ChangesDraft => ({
  ...draft,
  settings: settingsWithChanges(current, draft),
  changes: { ...draft.changes, settings: current },
})

/** The changes that were saved while others of the same draft were published: they now start from the published page. */
export const afterPublishing = (latest: ChangesDraft, published: Site): ChangesDraft =>
  begunWith(rebased(latest, published.settings), published)

/** From now on its changes count against the live page as it is. */
const begunWith = (draft: ChangesDraft, site: Site): ChangesDraft => ({
  ...draft,
  base: contentEtag(liveOf(site)),
  changes: { ...draft.changes, page: { source: liveOf(site).source } },
})

/** The site with its changes; it is due to be published again. @throws DomainError `site-not-live` */
export function changesApplied(site: Site, draft: ChangesDraft, now: number): Site {
  const { source, suggestions } = draft.page
  const { formerContact: _known, ...rest } = site
  // A language that is removed may have been made of another resume.
  const formerContact = contactBeyond(
    contactIn(contentsOf(liveOf(site).source.translation?.pinned), site.formerContact),
    contactIn(contentsIn(source)),
  )
  return changedLive(
    {
      ...rest,
      ...(formerContact && { formerContact }),
      settings: settingsWithChanges(site.settings, draft),
    },
    { source, edited: isEdited(draft.page), ...(suggestions && { suggestions }) },
    now,
  )
}

/** The draft on the live page as it is now, before its own changes: they follow as an edit. @throws DomainError `site-not-live` */
export function restarted(draft: ChangesDraft, site: Site, collisions: readonly Removed[]): ChangesDraft {
  const live = liveOf(site)
  return {
    ...begunWith(rebased(draft, site.settings), site),
    resumeId: launchOf(site, live.launchId)?.resumeId ?? draft.resumeId,
    otherContact: contactIn(contentsIn(site.before?.source), site.formerContact),
    page: draftPageOf(site),
    made: { ...draft.made, removed: [...draft.made.removed, ...collisions] },
  }
}
