import { liveOf } from '../site/live-version.js'
import type { Site } from '../site/site.js'
import { changesOf } from './changes.js'
import { authorOf, markOf, wordsOf } from './site-version.js'
import type { VersionMark } from '../site/version-mark.js'

/** What a command did to a page: a launch composes one, a restore names the version that it brings back. */
export type Cause =
  | { readonly kind: 'launch' }
  | { readonly kind: 'edit' | 'settings' }
  | { readonly kind: 'restore'; readonly of: string }

/**
 * Marks the live page of a changed site as its next version. Where a visitor sees the same as before, there is no new version: the
 * mark stays what it was, so that the list has no empty entries.
 */
export function marked(before: Site, after: Site, cause: Cause, now: number): Site {
  const live = liveOf(after)
  const changes = changesBetween(before, after, cause)
  const known = markOf(before)
  if (changes.length === 0 && known) return after
  const mark: VersionMark = {
    revision: (known?.revision ?? 0) + 1,
    words: (known ? wordsOf(known) : 0) + (cause.kind === 'settings' ? 0 : 1),
    at: now,
    kind: cause.kind,
    author: cause.kind === 'launch' ? authorOf(after, live) : 'owner',
    changes,
  }
  return { ...after, live: { ...live, mark } }
}

/** Whether the live page of the first is not the one of the second. */
export const isReplaced = (before: Site, after: Site): boolean =>
  before.live !== undefined && markOf(before)?.revision !== markOf(after)?.revision

function changesBetween(before: Site, after: Site, cause: Cause): string[] {
  if (cause.kind === 'launch') return [before.live ? 'Launched again' : 'Launched']
  const changes = changesOf(
    { page: liveOf(before), settings: before.settings },
    { page: liveOf(after), settings: after.settings },
  )
  if (cause.kind !== 'restore') return changes
  return changes.length === 0 ? [] : [`Version ${cause.of} restored`]
}
