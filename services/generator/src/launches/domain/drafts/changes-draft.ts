import { defaultModel, PersonalFactKind, type SiteActions } from '@thumbfolio/contracts'
import { areEqual, contactIn } from '@thumbfolio/site-page'
import { contentsOf } from '../../../models/domain.js'
import { contentEtag, isEdited, liveOf, retold } from '../site/live-version.js'
import { withDrafted } from '../site/settings.js'
import { launchOf, siteKeyOf, type Site, type SiteSettings } from '../site/site.js'
import { changesExpiryFrom, type Draft } from './draft.js'
import { draftPageOf } from './draft-site.js'

/** Changes of a live page: a draft that a launch never publishes. */
export type ChangesDraft = Draft & { readonly changes: NonNullable<Draft['changes']> }

export const isOfChanges = (draft: Draft): draft is ChangesDraft => draft.changes !== undefined

/** Changes that begin with the live page as it is. `known`: what they take the place of. @throws DomainError `site-not-live` */
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
    otherContact: contactIn(contentsOf(site.before?.source.pinned), site.formerContact),
    page: draftPageOf(site),
    made: { removed: launch?.status === 'live' ? launch.removed : [] },
    changes: { siteKey: siteKeyOf(site), settings: site.settings, revision },
  }
}

export const isOutdated = ({ base }: ChangesDraft, site: Site | undefined): boolean =>
  !site?.live || base !== contentEtag(site.live)

/** Nothing was changed since they were begun. */
export const isUntouched = ({ revision, changes }: ChangesDraft): boolean => revision === changes.revision

/** What the page would be shown with: the site's settings as they are now, with those that were changed here. */
export function settingsWithChanges(
  current: SiteSettings,
  { settings, changes }: ChangesDraft,
): SiteSettings {
  const begun = changes.settings
  const chosen = <T>(drafted: T, was: T, is: T): T => (areEqual(drafted, was) ? is : drafted)
  const contact = (kind: keyof SiteSettings['contact']) =>
    chosen(settings.contact[kind], begun.contact[kind], current.contact[kind])
  const theme = chosen(settings.theme, begun.theme, current.theme)
  const personal = kindsWithChanges(settings.personal, begun.personal, current.personal)
  const references = chosen(settings.references, begun.references, current.references)
  const actions = actionsWithChanges(settings.actions, begun.actions, current.actions)
  return withDrafted(current, {
    indexed: chosen(settings.indexed, begun.indexed, current.indexed),
    contact: { email: contact('email'), phone: contact('phone'), address: contact('address') },
    ...(theme && { theme }),
    ...(personal && { personal }),
    ...(references !== undefined && { references }),
    ...(actions && { actions }),
    ...(settings.answers && { answers: settings.answers }),
  })
}

type Kinds = SiteSettings['personal']

/** Kind by kind: one that was switched off on the live page meanwhile stays off, whatever else was changed here. */
function kindsWithChanges(drafted: Kinds, was: Kinds, is: Kinds): Kinds {
  if (areEqual(drafted, was)) return is
  const has = (kinds: Kinds, kind: PersonalFactKind) => kinds?.includes(kind) ?? false
  const shown = PersonalFactKind.options.filter((kind) =>
    has(drafted, kind) === has(was, kind) ? has(is, kind) : has(drafted, kind),
  )
  return shown.sort()
}

/** One by one, as the kinds. */
function actionsWithChanges(
  drafted: SiteActions | undefined,
  was: SiteActions | undefined,
  is: SiteActions | undefined,
): SiteActions | undefined {
  if (areEqual(drafted, was)) return is
  const isOn = (action: 'email' | 'form' | 'download'): boolean => {
    const wanted = drafted?.[action] ?? false
    return wanted === (was?.[action] ?? false) ? (is?.[action] ?? false) : wanted
  }
  const call = drafted?.call === was?.call ? is?.call : drafted?.call
  return {
    ...(isOn('email') && { email: true }),
    ...(isOn('form') && { form: true }),
    ...(isOn('download') && { download: true }),
    ...(call !== undefined && { call }),
  }
}

/** The same changes on the settings as they are now: what is chosen from here on holds, whatever it was before. */
export const onSettings = (draft: ChangesDraft, current: SiteSettings): ChangesDraft => ({
  ...draft,
  settings: settingsWithChanges(current, draft),
  changes: { ...draft.changes, settings: current },
})

/** The changes that came while others of the same draft were published: they begin with that page. */
export const afterPublishing = (latest: ChangesDraft, published: Site): ChangesDraft => ({
  ...onSettings(latest, published.settings),
  base: contentEtag(liveOf(published)),
})

/** The site with its changes; it is due to be published again. @throws DomainError `site-not-live` */
export function changesApplied(site: Site, draft: ChangesDraft, now: number): Site {
  const { source, suggestions } = draft.page
  return retold(
    { ...site, settings: settingsWithChanges(site.settings, draft) },
    { source, edited: isEdited(draft.page), ...(suggestions && { suggestions }) },
    now,
  )
}
