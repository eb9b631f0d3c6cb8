import { retryStale } from '@thumbfolio/kit/store'
import { isInForce, StaleEpochError } from '../../../hosting/index.js'
import { sitePutBack, siteTakenDown } from '../../domain/launch/site-takedown.js'
import { siteFailed } from '../../domain/site/site-events.js'
import type { Ports } from '../../ports.js'

/**
 * Applies a takedown of a name, or its undo, to the site of that name. The event of the decision calls it too, so a crash
 * after the decision leaves nothing half done. Safe to repeat.
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
  // An aborted launch may have set the alias to its page, which must not be shown after an undo.
  await ports.siteHost
    .setAlias({ siteName: name, bundleHash: site.live?.bundleHash, epoch: site.epoch })
    .catch((error: unknown) => {
      if (!(error instanceof StaleEpochError)) throw error
    })
}
