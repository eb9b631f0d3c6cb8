import { defaultModel, PersonalFactKind, SiteActions } from '@thumbfolio/contracts'
import { areEqual, contactIn } from '@thumbfolio/site-page'
import { contentsOf } from '../../../models/domain.js'
import { mergedProjects } from '../github/projects.js'
import { contentEtag, isEdited, liveOf, retold } from '../site/live-version.js'
import { withDrafted } from '../site/settings.js'
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
    otherContact: contactIn(contentsOf(site.before?.source.pinned), site.formerContact),
    page: draftPageOf(site),
    made: { removed: launch?.status === 'live' ? launch.removed : [] },
    changes: { siteKey: siteKeyOf(site), settings: site.settings, revision },
  }
}

export const isOutdated = ({ base }: ChangesDraft, site: Site | undefined): boolean => base !== baseOf(site)

/** Nothing was changed since they were opened. */
export const isUntouched = ({ revision, changes }: ChangesDraft): boolean => revision === changes.revision

/** A three-way merge of one value: the one of the draft where it was changed there, else the current one. */
const merged = <T>(drafted: T, begun: T, current: T): T => (areEqual(drafted, begun) ? current : drafted)

/** The settings that a publish sets: the current ones of the site, with those that were changed in the draft. */
export function settingsWithChanges(
  current: SiteSettings,
  { settings, changes }: ChangesDraft,
): SiteSettings {
  const { settings: begun } = changes
  const of = <T>(pick: (from: SiteSettings) => T): T => merged(pick(settings), pick(begun), pick(current))
  const theme = of((from) => from.theme)
  const references = of((from) => from.references)
  const personal = mergedKinds(settings.personal, begun.personal, current.personal)
  const actions = mergedActions(settings.actions, begun.actions, current.actions)
  const github = mergedProjects(settings.github, begun.github, current.github)
  return withDrafted(current, {
    indexed: of((from) => from.indexed),
    contact: {
      email: of((from) => from.contact.email),
      phone: of((from) => from.contact.phone),
      address: of((from) => from.contact.address),
    },
    ...(theme && { theme }),
    ...(personal && { personal }),
    ...(references !== undefined && { references }),
    ...(actions && { actions }),
    ...(github && { github }),
    ...(settings.answers && { answers: settings.answers }),
  })
}

type Kinds = SiteSettings['personal']

/** Kind by kind: one that was switched off on the live page meanwhile stays off, whatever else was changed here. */
function mergedKinds(drafted: Kinds, begun: Kinds, current: Kinds): Kinds {
  if (areEqual(drafted, begun)) return current
  const has = (kinds: Kinds, kind: PersonalFactKind) => kinds?.includes(kind) ?? false
  return PersonalFactKind.options
    .filter((kind) => merged(has(drafted, kind), has(begun, kind), has(current, kind)))
    .sort()
}

type Actions = SiteSettings['actions']

const actionNames = Object.keys(SiteActions.shape) as (keyof SiteActions)[]

/** Action by action, like the kinds. */
function mergedActions(drafted: Actions, begun: Actions, current: Actions): Actions {
  if (areEqual(drafted, begun)) return current
  const valueIn = (actions: Actions, name: keyof SiteActions) => actions?.[name] || undefined
  const on = actionNames.flatMap((name) => {
    const value = merged(valueIn(drafted, name), valueIn(begun, name), valueIn(current, name))
    return value === undefined ? [] : [[name, value] as const]
  })
  return Object.fromEntries(on)
}

/** The same changes, rebased on the current settings: a later choice counts as a change against those. */
export const rebased = (draft: ChangesDraft, current: SiteSettings): ChangesDraft => ({
  ...draft,
  settings: settingsWithChanges(current, draft),
  changes: { ...draft.changes, settings: current },
})

/** The changes that were saved while others of the same draft were published: they now start from the published page. */
export const afterPublishing = (latest: ChangesDraft, published: Site): ChangesDraft => ({
  ...rebased(latest, published.settings),
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
