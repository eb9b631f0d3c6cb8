import { released } from './lease.js'
import type { Site, SiteSettings } from './site.js'

export interface SettingsChange {
  readonly indexed?: boolean | undefined
  readonly visits?: boolean | undefined
  readonly contact?: { readonly [K in keyof SiteSettings['contact']]?: boolean | undefined } | undefined
}

const firstRetryMs = 1_000
const longestRetryMs = 600_000

/** Changes settings. A live page is due to be published again; one that fails later is asked for until it stands. */
export function settingsChanged(site: Site, change: SettingsChange, now: number): Site {
  const { contact } = site.settings
  const visits = change.visits ?? site.settings.visits
  const settings: SiteSettings = {
    ...(visits !== undefined && { visits }),
    indexed: change.indexed ?? site.settings.indexed,
    contact: {
      email: change.contact?.email ?? contact.email,
      phone: change.contact?.phone ?? contact.phone,
      address: change.contact?.address ?? contact.address,
    },
  }
  if (!changesPage(site.settings, settings)) return { ...site, settings }
  // Whoever is publishing the old settings loses its lease, or its end would pass for the end of this change.
  const next = { ...released(site), settings }
  return site.live ? { ...next, republish: { retryAt: now, tries: 0 } } : next
}

const changesPage = (
  { visits: _was, ...before }: SiteSettings,
  { visits: _is, ...after }: SiteSettings,
): boolean => JSON.stringify(before) !== JSON.stringify(after)

/** The page names another address as its own; a live one is due to be published again. Not under a launch. */
export function domainChanged(site: Site, domain: string | undefined, now: number): Site {
  const { domain: _before, ...rest } = released(site)
  const next: Site = { ...rest, ...(domain !== undefined && { domain }) }
  return site.live ? { ...next, republish: { retryAt: now, tries: 0 } } : next
}

/** The live version shows the changed settings. */
export function republished(site: Site, bundleHash: string): Site {
  const { republish: _done, ...rest } = released(site)
  if (!site.live) return rest
  const { number } = site.live
  return {
    ...rest,
    live: { ...site.live, bundleHash },
    versions: site.versions.map((version) =>
      version.number === number ? { ...version, bundleHash } : version,
    ),
  }
}

/** Tried in vain: again after a pause that doubles, at most ten minutes. */
export function republishPostponed(site: Site, now: number): Site {
  const tries = (site.republish?.tries ?? 0) + 1
  const pauseMs = Math.min(firstRetryMs * 2 ** tries, longestRetryMs)
  return { ...released(site), republish: { retryAt: now + pauseMs, tries } }
}
