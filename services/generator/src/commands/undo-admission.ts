import type { ProblemCode } from '@thumbfolio/contracts'
import { retryStale } from '@thumbfolio/kit'
import { undone } from '../domain/admission.js'
import { siteFailed } from '../domain/site-events.js'
import type { Ports } from '../ports.js'

/**
 * Takes an admission back: a site without any history gives its name back, another one is what it was before.
 * With a problem the hold may stand, so the failure is told (auth releases the hold, or refuses it when it comes late).
 */
export const undoAdmission = (
  { sites, now }: Ports,
  siteName: string,
  launchId: string,
  { problem }: { problem?: ProblemCode } = {},
): Promise<void> =>
  retryStale(async () => {
    const site = await sites.find(siteName)
    const launch = site?.current
    if (!site || launch?.id !== launchId || launch.status !== 'admitting') return
    const events = problem ? [siteFailed(site, launch, problem)] : []
    const next = undone(site, problem, now())
    if (next) await sites.commit(next, { events })
    else await sites.remove(site, { events })
  })
