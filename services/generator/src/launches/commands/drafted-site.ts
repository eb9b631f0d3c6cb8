import type { AskedAbout } from '@thumbfolio/site-page'
import { isOfChanges, settingsWithChanges } from '../domain/drafts/changes-draft.js'
import { siteOfDraft } from '../domain/drafts/draft-site.js'
import type { Draft } from '../domain/drafts/draft.js'
import { settingsOfLaunch } from '../domain/site/merge-settings.js'
import { defaultSettings, type Site } from '../domain/site/site.js'
import type { Ports } from '../ports.js'

/** A draft as it would be published now. */
export async function draftedSite(
  { sites, now, urlOf }: Pick<Ports, 'sites' | 'now' | 'urlOf'>,
  draft: Draft,
): Promise<Site> {
  const site = siteOfDraft(draft, urlOf(draft.siteName))
  const named = await sites.find(draft.siteName)
  const isOwn = named?.ownerId === draft.ownerId && !named.deletion
  const current = isOwn ? named.settings : defaultSettings
  const settings = isOfChanges(draft)
    ? settingsWithChanges(current, draft)
    : settingsOfLaunch(current, site.settings, draft.begun)
  // A launch names its own day, which would be today.
  const { live } = site
  return { ...site, settings, ...(live && { live: { ...live, changedAt: now() } }) }
}

/** The version of a draft that answers are for. */
export const aboutDraft = ({ ownerId, id, revision }: Draft): AskedAbout => ({
  ownerId,
  subject: id,
  version: String(revision),
})
