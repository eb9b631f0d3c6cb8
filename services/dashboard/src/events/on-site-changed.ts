import { retryStale } from '@thumbfolio/kit'
import { project, type SiteEvent } from '../domain/site-entry.js'
import type { Ports } from '../ports.js'

/** Projects one event of the generator. A deleted account's sites are not listed again. */
export const onSiteChanged = ({ siteEntries, erasures }: Ports, event: SiteEvent): Promise<void> =>
  retryStale(async () => {
    if (event.type !== 'site.deleted.v1' && (await erasures.isErased(event.data.userId))) return
    const entry = await siteEntries.find(event.subject)
    const next = project(entry, event)
    if (next && next !== entry) await siteEntries.commit(next, { cause: event.id })
  })
