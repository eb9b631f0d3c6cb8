import { isFree, isPublishable } from '../domain/site/lease.js'
import type { Site } from '../domain/site/site.js'
import { StaleEpochError } from '../../hosting/index.js'
import type { Ports } from '../ports.js'
import { acquireLease, LeaseLost } from './acquire-lease.js'
import { inLaunchTrace } from './in-launch-trace.js'
import { republishSite } from './republish-site.js'
import { requestDeletion } from './request-deletion.js'
import type { runLaunch } from './run-launch.js'

/** Takes a site as it was read and brings its page to the public address: a launch, or a live version with changed settings. */
export async function publishSite(ports: Ports, site: Site): Promise<void> {
  if (!isPublishable(site) || !isFree(site, ports.now())) return
  await inLaunchTrace(site, 'publish-site', () => publish(ports, site))
}

async function publish(ports: Ports, free: Site): Promise<void> {
  const held = await acquireLease(ports, free)
  if (!held) return
  const { site } = held
  try {
    if (await ports.erasures.isErased(site.ownerId)) await requestDeletion(ports, site.id, site.ownerId)
    else if (site.current?.status === 'pending') await launch(ports, held, site.current)
    else await republishSite(ports, held)
  } catch (error) {
    const isOthers = error instanceof LeaseLost || error instanceof StaleEpochError || held.signal.aborted
    if (!isOthers) throw error
  } finally {
    await held.releaseLease()
  }
}

/** Loaded by the first launch: an idle process needs none of it, and an API hardly ever launches. */
const launch: typeof runLaunch = async (...held) => (await import('./run-launch.js')).runLaunch(...held)
