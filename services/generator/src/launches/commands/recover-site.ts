import { DomainError } from '@thumbfolio/contracts'
import { commitOnto } from '@thumbfolio/kit/store'
import { admittingOf, postponed } from '../domain/launch/admission.js'
import type { AdmittingLaunch, Site } from '../domain/site/site.js'
import type { Ports } from '../ports.js'
import { finishDeletion } from './finish-deletion.js'
import { inLaunchTrace } from './in-launch-trace.js'
import { moveSite } from './move-site.js'
import { joinHold } from './place-hold.js'
import { publishSite } from './publish-site.js'
import { undoAdmission } from './undo-admission.js'

/** Continues one due site at its last commit. A launch past its deadline is taken to end it. */
export const recoverSite = (ports: Ports, site: Site): Promise<void> =>
  inLaunchTrace(site, 'recover-site', () => recover(ports, site))

async function recover(ports: Ports, site: Site): Promise<void> {
  if (site.deletion) return finishDeletion(ports, site)
  if (site.renaming) return moveSite(ports, site)
  if (site.current?.status === 'admitting') return recoverAdmission(ports, site, site.current)
  return publishSite(ports, site)
}

/** Sends the same hold again; after a minute without an answer the launch fails and a late hold is refused. */
async function recoverAdmission(ports: Ports, site: Site, launch: AdmittingLaunch): Promise<void> {
  try {
    await joinHold(ports, site, launch)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    if (error.code !== 'unavailable') return
    const now = ports.now()
    if (launch.giveUpAt <= now) return undoAdmission(ports, site.id, launch.id, { problem: 'unavailable' })
    await commitOnto(ports.sites, site, (latest) => {
      const admitting = admittingOf(latest, launch.id)
      return latest && admitting && postponed(latest, admitting, now)
    })
  }
}
