import { everyItem } from '@thumbfolio/kit/store'
import type { DayVisits } from '../../domain/visits/day-visits.js'
import type { Site } from '../../../launches/domain/site/site.js'
import type { Ports } from '../../../ports.js'

/** What was counted of a site for its owner, by day. */
export async function visitsOf(
  { visits }: Pick<Ports, 'visits'>,
  site: Site,
): Promise<Map<string, DayVisits>> {
  const days = new Map<string, DayVisits>()
  for await (const day of everyItem(visits, 'site', { equals: site.id }))
    if (day.ownerId === site.ownerId) days.set(day.day, day)
  return days
}
