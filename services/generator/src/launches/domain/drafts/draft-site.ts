import { emptySite } from '../launch/admission.js'
import { contactIn, shownSections, summaryOf } from '@thumbfolio/site-page'
import { asRead } from '../../../models/domain.js'
import { contentsIn } from '../languages/translation.js'
import { contentEtag, liveOf } from '../site/live-version.js'
import { settingsOfLaunch } from '../site/merge-settings.js'
import type { Outputs, Site, SiteSettings } from '../site/site.js'
import { changesExpiryFrom, type Draft, type DraftPage } from './draft.js'

/** The site that a launch of the draft would begin from: the owner's, or a new one, with the draft's settings. */
export const launchedSite = (
  draft: Pick<Draft, 'siteName' | 'ownerId' | 'settings' | 'createdAt'>,
  own: Site | undefined,
): Site => ({
  ...(own ?? emptySite({ ...draft, epoch: 0 }, draft.createdAt)),
  settings: draft.settings,
})

/**
 * A draft as a site whose live page it is. What edits, shows or describes a live page does the same with a draft, and
 * `draftOf` takes the result back. It is never stored.
 */
export const siteOfDraft = (draft: Draft, url: string): Site => ({
  ...emptySite({ ...draft, epoch: 0 }, draft.createdAt),
  settings: draft.settings,
  formerContact: draft.otherContact,
  live: { number: 1, bundleHash: '', publishedAt: draft.createdAt, launchId: draft.id, url, ...draft.page },
})

/** Nothing was read for it: it is its owner's only copy of what they wrote. */
export const isByHand = ({ page }: Pick<Draft, 'page'>): boolean =>
  Object.keys(asRead(page.source.pinned).content).length === 0

/** The draft with what became of its page. */
export const draftOf = (draft: Draft, site: Site, now: number): Draft => ({
  ...draft,
  ...((draft.changes || isByHand(draft)) && { expiresAt: changesExpiryFrom(now) }),
  settings: site.settings,
  page: draftPageOf(site),
  revision: draft.revision + 1,
})

/** What a draft keeps of the site that it was made into. */
export function draftPageOf(site: Site): DraftPage {
  const { source, edited, edits, suggestions } = liveOf(site)
  return {
    source,
    ...(edited !== undefined && { edited }),
    ...(edits !== undefined && { edits }),
    ...(suggestions && { suggestions }),
  }
}

/** Version of what a launch would take the place of. */
export const baseOf = (own: Site | undefined): string | undefined => own?.live && contentEtag(own.live)

/** What the pages of a site know of how to reach its owner. */
export const otherContactOf = (own: Site | undefined): Draft['otherContact'] =>
  contactIn([...contentsIn(own?.live?.source), ...contentsIn(own?.before?.source)], own?.formerContact)

/** The outputs that a launch of a draft starts with: it publishes the draft as it is and asks no model. */
export function preparedFrom({ page, made, settings, begun }: Draft): Outputs {
  const { pinned, composition } = page.source
  const { removed, carried, ...answered } = made
  const { content, sources } = pinned
  const { contact } = settings
  return {
    ...answered,
    pinned,
    suggestions: page.suggestions ?? [],
    composed: {
      composition,
      removed,
      ...(carried && { carried }),
      ...(page.edited && { edited: true }),
      ...(sources && {
        provenance: summaryOf(shownSections(composition, settings), { content, sources, contact }),
      }),
    },
    settings,
    ...(begun && { begun }),
  }
}

/** The same draft for a launch, rebased on the current settings of its site: a later choice counts as one against those. */
export const launchRebased = (draft: Draft, current: SiteSettings): Draft => ({
  ...draft,
  settings: settingsOfLaunch(current, draft.settings, draft.begun),
  begun: current,
})
