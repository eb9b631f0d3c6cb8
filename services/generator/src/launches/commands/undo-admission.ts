import type { EventDraft, ProblemCode } from '@thumbfolio/contracts'
import { retryStale } from '@thumbfolio/kit/store'
import { admittingOf, undone } from '../domain/launch/admission.js'
import { siteFailed } from '../domain/site/site-events.js'
import type { Ports } from '../ports.js'

/**
 * Takes an admission back: a site without any history gives its name back, another one is what it was before.
 * With a problem, or when somebody else joined, the hold may stand, so the failure is told (auth releases the hold, or
 * refuses it when it comes late).
 */
export const undoAdmission = (
  { sites, now }: Ports,
  siteName: string,
  launchId: string,
  { problem, events: more = [] }: { problem?: ProblemCode; events?: readonly EventDraft[] } = {},
): Promise<void> =>
  retryStale(async () => {
    const site = await sites.find(siteName)
    const launch = admittingOf(site, launchId)
    if (!site || !launch) return
    const told = problem ?? (launch.joined ? 'launch-canceled' : undefined)
    const events = [...(told ? [siteFailed(site, launch, told)] : []), ...more]
    const next = undone(site, problem, now())
    if (next) await sites.commit(next, { events })
    else await sites.remove(site, { events })
  })
