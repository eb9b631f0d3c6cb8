import { republished, republishPostponed } from '../domain/site/settings.js'
import { storedPictures } from '../domain/pictures/stored-pictures.js'
import { sitePublished } from '../domain/site/site-events.js'
import { LeaseLost, type LeasedSite } from './acquire-lease.js'
import { StaleEpochError, verifyPublished } from '../../hosting/index.js'
import type { Ports } from '../ports.js'
import type { SitePage } from '@thumbfolio/site-page'
import { photoOfPage } from './photo-of-page.js'
import { rollbackAlias } from './rollback-alias.js'
import { withPictures } from './with-pictures.js'

const timeLimitMs = 20_000

/** Brings changed settings to the live page, without a composer and without a charge; tried again until it is seen. */
export async function republishSite(ports: Ports, held: LeasedSite): Promise<void> {
  const { site, epoch } = held
  if (!site.live) return void (await held.change((latest) => republished(latest, '')))
  const { url, number } = site.live
  // An idle process needs none of it.
  const { liveSource, sitePage } = await import('../domain/page/site-page.js')
  const photo = await photoOfPage(ports, site.ownerId, site.settings.photo).catch(async (error: unknown) => {
    // Where another photo took its place meanwhile, so did another lease, and there is nothing left to do here.
    await held.change((latest) => latest)
    throw error
  })
  const signal = AbortSignal.any([held.signal, AbortSignal.timeout(timeLimitMs)])
  let page: SitePage
  try {
    page = await withPictures(
      ports,
      sitePage(site, liveSource(site), { url, appOrigin: ports.appOrigin, photo }),
    )
    await ports.siteHost.publish(site.id, page, storedPictures(site.ownerId, page.bundle))
    await ports.siteHost.setAlias({ siteName: site.id, bundleHash: page.bundle.hash, epoch })
    await verifyPublished(ports, site.id, page.bundle, signal)
  } catch (error) {
    if (held.signal.aborted || error instanceof LeaseLost || error instanceof StaleEpochError) throw error
    ports.log.warn({ err: error, site: site.id }, 'changed settings not published, will try again')
    await rollbackAlias(ports, held)
    await held.change((latest) => republishPostponed(latest, ports.now()))
    return
  }
  await held.change((latest) => republished(latest, page.bundle.hash), [sitePublished(site, number, url)])
}
