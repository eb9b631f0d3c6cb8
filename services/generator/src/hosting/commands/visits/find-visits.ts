import { everyItem } from '@thumbfolio/kit/store'
import type { DayVisits } from '../../domain/visits/day-visits.js'
import type { HostedSite } from '../../domain/sites/hosted-site.js'
import type { Ports } from '../../ports.js'

/** What was counted of a site for its owner, by day. */
export async function visitsOf(
  { visits }: Pick<Ports, 'visits'>,
  site: Pick<HostedSite, 'id' | 'ownerId'>,
): Promise<Map<string, DayVisits>> {
  const days = new Map<string, DayVisits>()
  for await (const day of everyItem(visits, 'site', { equals: site.id }))
    if (day.ownerId === site.ownerId) days.set(day.day, day)
  return days
}
