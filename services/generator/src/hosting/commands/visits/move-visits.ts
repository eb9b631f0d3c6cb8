import { traced } from '@thumbfolio/kit/base'
import { everyItem, retryStale, ignoreConflict } from '@thumbfolio/kit/store'
import { counted, dayId } from '../../domain/visits/day-visits.js'
import type { Ports } from '../../ports.js'

/** Hands what was counted of a site to its new name, for who renames it. Safe to repeat: no day is added twice. */
export const moveVisits = traced(
  'move-visits',
  async ({ visits }: Pick<Ports, 'visits'>, from: string, to: string): Promise<void> => {
    for await (const old of everyItem(visits, 'site', { equals: from })) {
      const { ownerId, day } = old
      await retryStale(async () => {
        const next = counted(await visits.find(dayId(to, day)), { siteName: to, ownerId, day }, old)
        await visits.commit(next, { cause: `${old.id}@${old.version}` })
      })
      await ignoreConflict(visits.remove(old))
    }
  },
)
