import type { GitHubProjects, PersonalFactKind, SiteActions, SiteTheme } from '@thumbfolio/contracts'
import { mergedAnswers, type StoredAnswer, withPhoto, type Photo } from '@thumbfolio/site-page'
import { withLatestFacts } from '../github/projects.js'
import { released } from './lease.js'
import { checkupScheduled } from './site-checkup.js'
import { isEdited, changedLive } from './live-version.js'
import type { Site, SiteSettings } from './site.js'

export interface SettingsChange {
  readonly indexed?: boolean | undefined
  readonly visits?: boolean | undefined
  readonly checkup?: boolean | undefined
  readonly dated?: boolean | undefined
  readonly contact?: { readonly [K in keyof SiteSettings['contact']]?: boolean | undefined } | undefined
  /** Replaces the theme as a whole. */
  readonly theme?: SiteTheme | undefined
  /** The resume whose PDF the page offers from now on; null: none. */
  readonly pdf?: SiteSettings['pdf'] | null | undefined
  /** Replaces the kinds as a whole. */
  readonly personal?: readonly PersonalFactKind[] | undefined
  readonly references?: boolean | undefined
  /** Replaces the actions as a whole. */
  readonly actions?: SiteActions | undefined
  /** Replaces the projects of GitHub as a whole. */
  readonly github?: GitHubProjects | undefined
}

const firstRetryMs = 1_000
const longestRetryMs = 600_000

/** Changes settings. A live page is due to be published again, and is retried until that succeeds. */
export function settingsChanged(site: Site, change: SettingsChange, now: number): Site {
  const { contact } = site.settings
  const visits = change.visits ?? site.settings.visits
  const checkup = change.checkup ?? site.settings.checkup
  const pdf = change.pdf === undefined ? site.settings.pdf : (change.pdf ?? undefined)
  const settings: SiteSettings = {
    ...withPdf(site.settings, pdf),
    ...(change.personal && { personal: [...new Set(change.personal)].sort() }),
    ...(change.references !== undefined && { references: change.references }),
    ...(change.actions && { actions: change.actions }),
    ...(change.github && { github: change.github }),
    ...(change.dated !== undefined && { dated: change.dated }),
    ...(visits !== undefined && { visits }),
    ...(checkup !== undefined && { checkup }),
    indexed: change.indexed ?? site.settings.indexed,
    contact: {
      email: change.contact?.email ?? contact.email,
      phone: change.contact?.phone ?? contact.phone,
      address: change.contact?.address ?? contact.address,
    },
    ...themed(change.theme ?? site.settings.theme),
  }
  const next = switchedCheckup(site, checkup, now)
  if (!changesPage(site.settings, settings)) return { ...next, settings }
  return withSettings(next, settings, now)
}

/** Where it is off nothing is kept of it. Switched on it comes within a week, not at once. */
function switchedCheckup(site: Site, isOn: boolean | undefined, now: number): Site {
  const { checkup: _off, ...rest } = site
  if (isOn === false) return rest
  return site.settings.checkup === false && isOn ? checkupScheduled(site, now) : site
}

/**
 * Remembers what its owner answered for personal facts. Of two answers to one question the later one holds; no other is
 * lost. The version of a live page rises, so that who saw it with other answers decides again.
 */
export function answersGiven(site: Site, given: readonly StoredAnswer[], now: number): Site {
  if (given.length === 0) return site
  const next = answersKept(site, given)
  return next.live ? changedLive(next, { edited: isEdited(next.live) }, now) : next
}

/** Remembers answers for a page that is yet to come. */
export const answersKept = (site: Site, given: readonly StoredAnswer[]): Site =>
  given.length === 0
    ? site
    : { ...site, settings: { ...site.settings, answers: mergedAnswers(site.settings.answers, given) } }

/** Another photo, the same one with a change, or none. A page that shows none before and after stays as it is. */
export function photoChanged(site: Site, photo: Photo | undefined, now: number): Site {
  const settings = withPhoto(site.settings, photo)
  if (!site.settings.photo?.on && !photo?.on) return { ...site, settings }
  return withSettings(site, settings, now)
}

function withSettings(site: Site, settings: SiteSettings, now: number): Site {
  // A worker that publishes the old settings loses its lease, or its end would count as the end of this change.
  const next = { ...released(site), settings }
  return site.live
    ? { ...next, live: { ...site.live, changedAt: now }, republish: { retryAt: now, tries: 0 } }
    : next
}

/** Has a live page published again from what the site keeps. */
export const republishDue = (site: Site, now: number): Site => ({
  ...released(site),
  republish: { retryAt: now, tries: 0 },
})

/**
 * What a draft chooses. The photo, whether visits are counted and whether the PDF is public are the site's own, as they are
 * now: a draft from before one was switched off does not switch it on.
 */
export const withDrafted = (settings: SiteSettings, drafted: SiteSettings): SiteSettings => {
  const { personal: _personal, references: _references, ...rest } = settings
  const { indexed, contact, personal, references, actions, github } = drafted
  const answers = mergedAnswers(settings.answers, drafted.answers)
  const chosen: SiteSettings = {
    ...rest,
    indexed,
    contact,
    ...(personal && { personal }),
    ...(references !== undefined && { references }),
    ...(actions && { actions }),
    ...(github && { github: withLatestFacts(github, settings.github) }),
    ...(answers.length > 0 && { answers }),
  }
  return withLookOf(chosen, drafted)
}

/** Settings of which the look alone is of another version: what is public is never turned back. */
export function withLookOf(settings: SiteSettings, { theme }: SiteSettings): SiteSettings {
  const { theme: _replaced, ...rest } = settings
  return { ...rest, ...themed(theme) }
}

function withPdf(settings: SiteSettings, pdf: SiteSettings['pdf']): SiteSettings {
  const { pdf: _before, ...rest } = settings
  return { ...rest, ...(pdf && { pdf }) }
}

export const themed = (theme: SiteTheme | undefined) => theme && { theme }

const changesPage = (
  { visits: _was, checkup: _checkedBefore, ...before }: SiteSettings,
  { visits: _is, checkup: _checked, ...after }: SiteSettings,
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
