import type { EventDraft } from '@thumbfolio/contracts'
import type { Site } from '../domain/site/site.js'
import type { Cause } from '../domain/versions/mark.js'
import type { Ports } from '../ports.js'
import { keepVersion, pruneVersions } from './keep-version.js'

/** Commits a change of a site. Where a visitor sees another page by it, the one before is kept as a version. */
export async function commitChange(
  ports: Ports,
  { before, after, cause }: { before: Site; after: Site; cause: Cause },
  eventsOf: (marked: Site) => readonly EventDraft[] = () => [],
): Promise<Site> {
  if (!before.live) return ports.sites.commit(after)
  // What changes a page is loaded by the first change: an idle API needs none of it.
  const { marked } = await import('../domain/versions/mark.js')
  const { withFormerSlugs } = await import('../domain/edits/edit-studies.js')
  const next = marked(before, withFormerSlugs(before, after), cause, ports.now())
  await keepVersion(ports, before, next)
  const committed = await ports.sites.commit(next, { events: eventsOf(next) })
  await pruneVersions(ports, before, next)
  return committed
}
