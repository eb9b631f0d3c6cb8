import { traced } from '@thumbfolio/kit/base'
import { retryStale } from '@thumbfolio/kit/store'
import { failed } from '../domain/launch/endings.js'
import { isDone } from '../domain/site/progress.js'
import { siteFailed } from '../domain/site/site-events.js'
import type { Ports } from '../ports.js'

/** Ends the launches that have not read this resume yet. A launch that has goes on with what it pinned. */
export const cancelLaunchesFrom = traced(
  'cancel-launches-from',
  async (ports: Ports, resumeId: string, cause: string): Promise<void> => {
    const { items } = await ports.sites.list('resume', { equals: resumeId }, { limit: 50 })
    for (const site of items) await cancel(ports, site.id, resumeId, cause)
  },
)

const cancel = ({ sites, now }: Ports, siteName: string, resumeId: string, cause: string): Promise<void> =>
  retryStale(async () => {
    const site = await sites.find(siteName)
    const launch = site?.current
    if (!site || launch?.resumeId !== resumeId || isDone(launch.log, 'read')) return
    await sites.commit(failed(site, 'launch-resume-gone', now()), {
      events: [siteFailed(site, launch, 'launch-resume-gone')],
      cause,
    })
  })
