import { removeAll, retryStale } from '@thumbfolio/kit/store'
import { visitDaysKept } from '@thumbfolio/contracts'
import { counted } from '../../domain/visits/day-visits.js'
import { dayMs, dayOf } from '../../../time.js'
import type { Batch, VisitBuffer } from '../../domain/visits/visit-buffer.js'
import type { Ports } from '../../ports.js'

type Needed = Pick<Ports, 'hostedSites' | 'visits' | 'log'>

/** Writes what was counted. A batch that the store refuses is put back; a crash loses what is in memory, a few seconds. */
export async function recordVisits(ports: Needed, buffer: VisitBuffer): Promise<void> {
  for (const batch of buffer.take()) {
    try {
      await record(ports, batch)
    } catch (error) {
      ports.log.warn({ err: error, site: batch.siteName }, 'visits not written, will retry')
      buffer.add(batch)
    }
  }
}

const record = ({ hostedSites, visits }: Needed, { siteName, day, counts }: Batch): Promise<void> =>
  retryStale(async () => {
    const site = await hostedSites.find(siteName)
    if (!site?.live || site.deletion || site.settings.visits === false) return
    const known = await visits.find(`${siteName}/${day}`)
    await visits.commit(counted(known, { siteName, ownerId: site.ownerId, day }, counts))
  })

/** Forgets the days that are not kept any longer. */
export const forgetOldVisits = ({ visits, now }: Pick<Ports, 'visits' | 'now'>): Promise<void> =>
  removeAll(visits, 'day', { to: dayOf(now() - visitDaysKept * dayMs) })
