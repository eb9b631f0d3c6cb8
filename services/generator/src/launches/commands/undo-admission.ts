import type { EventDraft, ProblemCode } from '@thumbfolio/contracts'
import { retryStale } from '@thumbfolio/kit/store'
import { admittingOf, undone } from '../domain/launch/admission.js'
import { siteFailed } from '../domain/site/site-events.js'
import type { Ports } from '../ports.js'

/**
 * Takes an admission back: a site without any history gives its name back, another one is what it was before.
 * With a problem, or when another request joined, the hold may have been placed, so the failure is published (auth
 * releases the hold, or refuses it when it arrives late).
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
    const failure = problem ?? (launch.joined ? 'launch-canceled' : undefined)
    const events = [...(failure ? [siteFailed(site, launch, failure)] : []), ...more]
    const next = undone(site, problem, now())
    if (next) await sites.commit(next, { events })
    else await sites.remove(site, { events })
  })
