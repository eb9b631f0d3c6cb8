import { DomainError } from '@thumbfolio/contracts'
import { liveOf, retold, toldBy } from './live-version.js'
import { ownEdits } from './own-edits.js'
import { sameEntries } from './same-entries.js'
import type { Site } from './site.js'
import { leftOut } from './without-taken-off.js'

/**
 * Has the live page tell what it told before the last launch, without what its owner has taken off since: nothing is
 * public again that they did not show again themselves. What it told until now is what can be gone back to then.
 * @throws DomainError `nothing-before`
 */
export function wentBack(site: Site, now: number): Site {
  const live = liveOf(site)
  if (!site.before) throw new DomainError('nothing-before')
  const { source } = site.before
  const same = sameEntries(live.source.pinned.content, source.pinned.content)
  const off = new Set(ownEdits(live).takenOff.flatMap(({ id }) => same.get(id) ?? []))
  const told = { ...site.before, source: { ...source, composition: leftOut(source.composition, off) } }
  return { ...retold(site, told, now), before: toldBy(live) }
}
