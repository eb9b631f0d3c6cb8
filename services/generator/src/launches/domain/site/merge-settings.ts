import { PersonalFactKind, SiteActions } from '@thumbfolio/contracts'
import { areEqual, withChange, withPhoto, type Photo } from '@thumbfolio/site-page'
import { mergedProjects } from '../github/projects.js'
import { themed, withDrafted } from './settings.js'
import type { PendingLaunch, Site, SiteSettings } from './site.js'

/** What was chosen in a draft, and the settings of its site when it began. */
export interface DraftedSettings {
  readonly settings: SiteSettings
  readonly begun: SiteSettings
}

/** A three-way merge of one value: the one of the draft where it was changed there, else the current one. */
const merged = <T>(drafted: T, begun: T, current: T): T => (areEqual(drafted, begun) ? current : drafted)

/**
 * The settings that a draft publishes: the current ones of the site, with those that were changed in the draft since it
 * began. What was switched off on the site meanwhile stays off. The photo and whether the PDF is public are the site's own,
 * unless the draft has another photo.
 */
export function mergedSettings(current: SiteSettings, { settings, begun }: DraftedSettings): SiteSettings {
  const of = <T>(pick: (from: SiteSettings) => T): T => merged(pick(settings), pick(begun), pick(current))
  const theme = of((from) => from.theme)
  const references = of((from) => from.references)
  const personal = mergedKinds(settings.personal, begun.personal, current.personal)
  const actions = mergedActions(settings.actions, begun.actions, current.actions)
  const github = mergedProjects(settings.github, begun.github, current.github)
  const next = withDrafted(current, {
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
  return withPhoto(next, mergedPhoto(settings.photo, begun.photo, current.photo))
}

/** A new picture of the draft is used. If only its texts changed there, a photo that the site removed or replaced stays so. */
function mergedPhoto(
  drafted: Photo | undefined,
  begun: Photo | undefined,
  current: Photo | undefined,
): Photo | undefined {
  if (!drafted || drafted.id !== begun?.id) return merged(drafted, begun, current)
  if (current?.id !== begun.id) return current
  return withChange(current, {
    on: merged(drafted.on, begun.on, current.on),
    alt: merged(drafted.alt, begun.alt, current.alt) ?? '',
  })
}

type Kinds = SiteSettings['personal']

/** Kind by kind: one that was switched off on the live page meanwhile stays off, even if others were changed here. */
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

/** The settings that the page of a launch is made with, and that apply once it is live. */
export function settingsUnder({ settings }: Site, { theme, outputs }: PendingLaunch): SiteSettings {
  if (!outputs.settings) return { ...settings, ...themed(theme ?? settings.theme) }
  return settingsOfLaunch(settings, outputs.settings, outputs.begun)
}

/** What a draft for a launch sets. `begun` is unknown of the earliest drafts: their photo is the site's. */
export const settingsOfLaunch = (
  current: SiteSettings,
  settings: SiteSettings,
  begun: SiteSettings | undefined,
): SiteSettings => (begun ? mergedSettings(current, { settings, begun }) : withDrafted(current, settings))
