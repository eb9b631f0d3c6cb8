import { DomainError } from '@thumbfolio/contracts'
import { retryStale } from '@thumbfolio/kit'
import { settingsChanged, type SettingsChange } from '../domain/settings.js'
import type { Site } from '../domain/site.js'
import type { Ports } from '../ports.js'
import { findSite } from './find-site.js'

/** Changes what a site shows of its owner. The live page follows by itself; a running launch is not disturbed. */
export const changeSettings = (
  { sites, erasures, now }: Ports,
  { ownerId, siteName, change }: { ownerId: string; siteName: string; change: SettingsChange },
): Promise<Site> =>
  retryStale(async () => {
    const site = await findSite({ sites }, siteName)
    if (site?.ownerId !== ownerId || (await erasures.isErased(ownerId))) throw new DomainError('not-found')
    if (site.deletion) throw new DomainError('site-deleting')
    if (site.current) throw new DomainError('launch-in-progress')
    return sites.commit(settingsChanged(site, change, now()))
  })
