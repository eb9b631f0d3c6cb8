import { DomainError } from '@thumbfolio/contracts'
import { traced } from '@thumbfolio/kit/base'
import { failed } from '../../domain/launch/endings.js'
import { siteFailed } from '../../domain/site/site-events.js'
import { launchOf, siteNameOf, type CurrentLaunch, type Launch, type Site } from '../../domain/site/site.js'
import { operatorActed, type Signed, StaleEpochError } from '../../../hosting/index.js'
import type { Ports } from '../../ports.js'
import { acquireLease, LeaseLost } from '../acquire-lease.js'
import { siteNow } from '../find-site.js'
import { launchSite } from '../launch-site.js'
import { rollbackAlias } from '../rollback-alias.js'
import { undoAdmission } from '../undo-admission.js'

const tries = 5

/** A launch and the site that has it now. @throws DomainError `not-found` */
export async function launchOfAnybody(
  ports: Ports,
  launchId: string,
): Promise<{ site: Site; launch: Launch }> {
  const site = await siteNow(ports, siteNameOf(launchId))
  const launch = site && launchOf(site, launchId)
  if (!site || !launch) throw new DomainError('not-found')
  return { site, launch }
}

/**
 * Ends a running launch. Takes the site from its worker under a new epoch, shows the page before again, and then commits the
 * end, which frees the credits. Killed in between, the launch goes on when the lease ends, and this can be repeated.
 * @throws DomainError `not-found`, `launch-ended` for one that ended before
 */
export const cancelLaunch = traced(
  'cancel-launch',
  async (ports: Ports, launchId: string, signed: Signed): Promise<void> => {
    for (let attempt = 1; ; attempt++) {
      const { site, launch } = await launchOfAnybody(ports, launchId)
      if (launch.status === 'live' || launch.status === 'failed') throw new DomainError('launch-ended')
      const cancel = launch.status === 'admitting' ? cancelAdmission : cancelPending
      if (await cancel(ports, site, launch, signed)) return
      if (attempt === tries) throw new DomainError('unavailable')
    }
  },
)

/** Undone like every admission whose hold may still exist. False if the launch continued meanwhile. */
async function cancelAdmission(
  ports: Ports,
  { id }: Site,
  launch: CurrentLaunch,
  signed: Signed,
): Promise<boolean> {
  await undoAdmission(ports, id, launch.id, {
    problem: 'launch-canceled',
    events: [operatorActed(id, 'launch-canceled', signed, launch.id)],
  })
  return (await ports.sites.find(id))?.current?.id !== launch.id
}

/** False where another process was quicker. */
async function cancelPending(
  ports: Ports,
  site: Site,
  launch: CurrentLaunch,
  signed: Signed,
): Promise<boolean> {
  const held = await acquireLease(ports, site)
  if (!held) return false
  try {
    await rollbackAlias(ports, held)
    const events = [
      siteFailed(held.site, launch, 'launch-canceled'),
      operatorActed(site.id, 'launch-canceled', signed, launch.id),
    ]
    await held.change((latest) => failed(latest, 'launch-canceled', ports.now()), events)
    return true
  } catch (error) {
    if (error instanceof LeaseLost || error instanceof StaleEpochError) return false
    throw error
  } finally {
    await held.releaseLease()
  }
}

/**
 * Starts the last launch of a site again, as its owner would: it holds their credits. Answers with the id of the new launch.
 * @throws DomainError `not-found`, `launch-not-failed`, and as `launchSite`
 */
export const retryLaunch = traced(
  'retry-launch',
  async (ports: Ports, launchId: string, signed: Signed): Promise<string> => {
    const { site, launch } = await launchOfAnybody(ports, launchId)
    if (site.current || site.launches[0]?.id !== launchId || launch.status !== 'failed')
      throw new DomainError('launch-not-failed')
    const { resumeId, model, fallback = 'none', edits = 'keep', theme } = launch
    const wanted = { resumeId, model, fallback, edits, theme, siteName: site.id, ownerId: site.ownerId }
    const events = [operatorActed(site.id, 'launch-retried', signed, launchId)]
    return launchSite(ports, { ...wanted, confirm: 'asked-before', events })
  },
)
