import { costOf, DomainError } from '@thumbfolio/contracts'
import { retryStale } from '@thumbfolio/kit'
import { held } from '../domain/admission.js'
import { siteRequested } from '../domain/site-events.js'
import { launchOf } from '../domain/site.js'
import type { Ports } from '../ports.js'
import { undoAdmission } from './undo-admission.js'

/**
 * Holds the credits of an admitted launch and requests its work. Safe to repeat by whoever finds it admitting.
 * @throws DomainError `insufficient-credit` after taking the admission back, `unavailable` when auth does not answer
 */
export async function placeHold(ports: Ports, siteName: string, launchId: string): Promise<void> {
  const site = await ports.sites.find(siteName)
  if (site?.current?.id !== launchId) return refuseOvertaken(ports, siteName, launchId)
  const { ownerId: userId, current } = site
  const answer = await ports.accounts.hold({ launchId, userId, credits: costOf(current.model), siteName })
  switch (answer) {
    case 'held':
    case 'captured':
      return request(ports, siteName, launchId)
    case 'insufficient':
      await undoAdmission(ports, siteName, launchId)
      throw new DomainError('insufficient-credit')
    case 'released':
      await undoAdmission(ports, siteName, launchId, { problem: 'unavailable' })
      throw new DomainError('unavailable')
  }
}

const request = (ports: Ports, siteName: string, launchId: string): Promise<void> =>
  retryStale(async () => {
    const site = await ports.sites.find(siteName)
    if (site?.current?.id !== launchId) return refuseOvertaken(ports, siteName, launchId)
    const { current } = site
    if (current.status === 'pending') return
    const url = ports.urlOf(siteName)
    await ports.sites.commit(held(site, current, ports.deadlineMs, ports.now()), {
      events: [siteRequested(site, current, url)],
    })
  })

/** The launch went on without this caller (all is well), or ended meanwhile: deleted, or failed by recovery. */
async function refuseOvertaken(ports: Ports, siteName: string, launchId: string): Promise<void> {
  const site = await ports.sites.find(siteName)
  if (site?.deletion) throw new DomainError('site-deleting')
  const launch = site && launchOf(site, launchId)
  if (!launch || launch.status === 'failed')
    throw new DomainError(launch?.status === 'failed' ? launch.problem : 'unavailable')
}
