import { DomainError } from '@thumbfolio/contracts'
import { placedIds, contactBeyond, contactIn } from '@thumbfolio/site-page'
import type { Refusals } from '../page/expect-shown.js'
import { liveOf, changedLive, snapshotOf, type Live } from '../site/live-version.js'
import { matchedEntries } from '../edits/matched-entries.js'
import { ownEdits } from '../edits/own-edits.js'
import { withLatestFacts } from '../github/projects.js'
import { withLookOf } from '../site/settings.js'
import type { Site } from '../site/site.js'
import type { SiteVersion } from './site-version.js'
import { contentsIn, isSameLanguage } from '../languages/translation.js'
import { withoutHidden } from '../edits/without-hidden.js'

/** A page that is not live cannot be edited: what helps is to show contact data, or to hide an entry. */
export const goBackRefusals: Refusals = {
  isPrivate:
    'On that version you wrote contact data that is not public. Please make it public first, then go back to it.',
  noRoom:
    'That version has no room for all that you wrote on it. Please make less contact data public, or take an entry off this page (it stays off), then go back to it.',
}

/**
 * Makes the live page show what it showed before the last launch, without what its owner has taken off since: nothing is
 * public again that they did not show again themselves. What it showed until now can then be gone back to.
 * @throws DomainError `nothing-before`
 */
export function wentBack(site: Site, now: number): Site {
  const live = liveOf(site)
  if (!site.before) throw new DomainError('nothing-before')
  // Going back to edits that a launch dropped brings them back.
  const { editsDropped: _dropped, ...before } = site.before
  const { composition, isAnyHidden } = withoutHiddenSince(live, before.source)
  const source = withTranslationBack(live, { ...before.source, composition })
  // Where it is not known whether they edited that page, what it lacks may be what they took off.
  const edited = (before.edited ?? true) || isAnyHidden
  return { ...changedLive(site, { ...before, edited, source }, now), before: snapshotOf(live) }
}

/** A page without the entries that its owner has hidden since. */
function withoutHiddenSince(
  live: Live,
  { pinned, composition }: Pick<Live['source'], 'pinned' | 'composition'>,
) {
  const same = matchedEntries(live.source.pinned, pinned)
  const hidden = ownEdits(live).takenOff.flatMap(({ id }) => same.get(id) ?? [])
  const placed = new Set(placedIds(composition))
  const gone = new Set(hidden.filter((id) => placed.has(id)))
  return {
    isAnyHidden: hidden.length > 0,
    composition: gone.size > 0 ? withoutHidden(composition, gone, pinned.content) : composition,
  }
}

/**
 * The page before in its other language, without what its owner has hidden there since. Visitors see it only where they see
 * one in this language today. Without one before, that of today stays.
 */
function withTranslationBack(live: Live, source: Live['source']): Live['source'] {
  const now = live.source.translation
  const { translation: was } = source
  if (!was) return now ? { ...source, translation: now } : source
  const isSame = now !== undefined && isSameLanguage(now.composition.language, was.composition.language)
  if (!isSame) return { ...source, translation: { ...was, isOn: false } }
  const { composition } = withoutHiddenSince({ ...live, source: now, edited: true }, was)
  return { ...source, translation: { ...was, isOn: was.isOn && now.isOn, composition } }
}

/**
 * Has the live page say what a kept version said, as its owner saw it in the preview. Its theme and its projects of
 * GitHub come with it, but none that became private since; what
 * contact data is public stays as it is today. What any page of the site knew of how to reach somebody stays as private.
 */
export function restored(site: Site, { page, settings }: SiteVersion, now: number): Site {
  const live = liveOf(site)
  const { formerContact: _known, ...rest } = site
  const formerContact = contactBeyond(
    contactIn(contentsIn(site.before?.source), site.formerContact),
    contactIn([...contentsIn(live.source), ...contentsIn(page.source)]),
  )
  const { suggestions: _suggested, ...bare } = live
  return {
    ...changedLive({ ...rest, live: bare }, { ...page, edited: page.edited ?? true }, now),
    ...(formerContact && { formerContact }),
    before: snapshotOf(live),
    settings: {
      ...withLookOf(site.settings, settings),
      ...(settings.github && { github: withLatestFacts(settings.github, site.settings.github) }),
    },
  }
}
