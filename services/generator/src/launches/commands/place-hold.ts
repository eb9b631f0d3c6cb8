import { costOf, DomainError } from '@thumbfolio/contracts'
import { commitOnto } from '@thumbfolio/kit/store'
import { admittingOf, held, joined } from '../domain/launch/admission.js'
import { siteRequested } from '../domain/site/site-events.js'
import { launchOf, type CurrentLaunch, type Site } from '../domain/site/site.js'
import type { Ports } from '../ports.js'
import { undoAdmission } from './undo-admission.js'

/**
 * Holds the credits of an admitted launch and requests its work. Safe to repeat while the launch is admitting.
 * @throws DomainError `insufficient-credit` after taking the admission back, `unavailable` when auth does not answer
 */
export async function placeHold(ports: Ports, site: Site, launch: CurrentLaunch): Promise<void> {
  const { id: siteName, ownerId: userId } = site
  const { id: launchId, model } = launch
  const answer = await ports.accounts.hold({ launchId, userId, credits: costOf(model), siteName })
  switch (answer) {
    case 'held':
      return request(ports, site, launch)
    case 'captured':
      // Paid for already: it went its way without this caller, or with a site that is gone. It is never launched twice.
      await undoAdmission(ports, siteName, launchId)
      return refuseOvertaken(ports, siteName, launchId)
    case 'insufficient':
      await undoAdmission(ports, siteName, launchId)
      throw new DomainError('insufficient-credit')
    case 'released':
      await undoAdmission(ports, siteName, launchId, { problem: 'unavailable' })
      throw new DomainError('unavailable')
  }
}

/**
 * The same for an admission that somebody else began and may take back meanwhile: says so first, or finds it gone.
 * @throws DomainError as `placeHold`, or why it ended
 */
export async function joinHold(ports: Ports, known: Site, { id }: CurrentLaunch): Promise<void> {
  const site = await commitOnto(ports.sites, known, (latest) => {
    const launch = admittingOf(latest, id)
    return latest && launch && joined(latest, launch)
  })
  if (site?.current) await placeHold(ports, site, site.current)
  else await refuseOvertaken(ports, known.id, id)
}

async function request(ports: Ports, known: Site, launch: CurrentLaunch): Promise<void> {
  const events = [siteRequested(known, launch, ports.urlOf(known.id))]
  let isOvertaken = false
  const decide = (site: Site | undefined) => {
    isOvertaken = site?.current?.id !== launch.id
    const admitting = admittingOf(site, launch.id)
    return site && admitting && held(site, admitting, ports.deadlineMs, ports.now())
  }
  await commitOnto(ports.sites, known, decide, { events })
  if (isOvertaken) await refuseOvertaken(ports, known.id, launch.id)
}

/** The launch went on without this caller (all is well), or ended meanwhile: deleted, or failed by recovery. */
async function refuseOvertaken(ports: Ports, siteName: string, launchId: string): Promise<void> {
  const site = await ports.sites.find(siteName)
  if (site?.deletion) throw new DomainError('site-deleting')
  const launch = site && launchOf(site, launchId)
  if (!launch || launch.status === 'failed')
    throw new DomainError(launch?.status === 'failed' ? launch.problem : 'unavailable')
}
