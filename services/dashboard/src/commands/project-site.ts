import type { EventOf } from '@thumbfolio/contracts'
import { retryStale } from '@thumbfolio/kit/store'
import { leftBehind, project, type SiteEvent } from '../domain/site-entry.js'
import type { Ports } from '../ports.js'

/** Projects one event of the generator. A site of a deleted account is not listed again. */
export const projectSiteEvent = ({ siteEntries, erasures }: Ports, event: SiteEvent): Promise<void> =>
  retryStale(async () => {
    const { userId } = event.data
    if (event.type !== 'site.deleted.v1' && userId !== undefined && (await erasures.isErased(userId))) return
    const entry = await siteEntries.find(event.subject)
    const next = project(entry, event)
    if (next && next !== entry) await siteEntries.commit(next, { cause: event.id })
  })

/** Lists a renamed site under its new name, then removes the former one: never none is listed. Safe to repeat. */
export async function projectRename(ports: Ports, event: EventOf<'site.renamed.v1'>): Promise<void> {
  await projectSiteEvent(ports, event)
  const { siteEntries } = ports
  await retryStale(async () => {
    const next = leftBehind(await siteEntries.find(event.data.from), event)
    if (next) await siteEntries.commit(next, { cause: event.id })
  })
}
