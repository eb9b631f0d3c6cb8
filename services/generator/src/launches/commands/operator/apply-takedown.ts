import { retryStale } from '@thumbfolio/kit/store'
import { isInForce, StaleEpochError } from '../../../hosting/index.js'
import { sitePutBack, siteTakenDown } from '../../domain/launch/site-takedown.js'
import { siteFailed } from '../../domain/site/site-events.js'
import type { Ports } from '../../ports.js'

/**
 * Brings the site of a name to what was decided about the name. The event of the decision calls it too, so a crash between
 * the decision and this leaves nothing half done. Safe to repeat.
 */
export async function applyTakedown(ports: Ports, name: string): Promise<void> {
  const site = await retryStale(async () => {
    const [known, takedown] = [await ports.sites.find(name), await ports.takedowns.find(name)]
    const isDown = isInForce(takedown)
    if (!known || isDown === (known.takenDown !== undefined)) return known
    if (!isDown) return ports.sites.commit(sitePutBack(known, ports.now()))
    const events = known.current ? [siteFailed(known, known.current, 'site-taken-down')] : []
    return ports.sites.commit(siteTakenDown(known, takedown, ports.now()), { events })
  })
  if (!site?.takenDown) return
  // A launch that was broken off leaves its page there: after an undo it must not be shown.
  await ports.siteHost
    .setAlias({ siteName: name, bundleHash: site.live?.bundleHash, epoch: site.epoch })
    .catch((error: unknown) => {
      if (!(error instanceof StaleEpochError)) throw error
    })
}
