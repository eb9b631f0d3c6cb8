import type { EventOf } from '@thumbfolio/contracts'
import { retryStale } from '@thumbfolio/kit/store'
import { leftBehind, project, type SiteEvent } from '../domain/site-entry.js'
import type { Ports } from '../ports.js'

/** Projects one event of the generator. A deleted account's sites are not listed again. */
export const onSiteChanged = ({ siteEntries, erasures }: Ports, event: SiteEvent): Promise<void> =>
  retryStale(async () => {
    const { userId } = event.data
    if (event.type !== 'site.deleted.v1' && userId !== undefined && (await erasures.isErased(userId))) return
    const entry = await siteEntries.find(event.subject)
    const next = project(entry, event)
    if (next && next !== entry) await siteEntries.commit(next, { cause: event.id })
  })

/**
 * Lists a renamed site under its new name, then takes the former one off. Safe to repeat; in between both are listed,
 * never none.
 */
export async function onSiteRenamed(ports: Ports, event: EventOf<'site.renamed.v1'>): Promise<void> {
  await onSiteChanged(ports, event)
  const { siteEntries } = ports
  await retryStale(async () => {
    const next = leftBehind(await siteEntries.find(event.data.from), event)
    if (next) await siteEntries.commit(next, { cause: event.id })
  })
}
