import type { HostedSite } from '../../../hosting/domain.js'
import { settingsUnder } from './merge-settings.js'
import type { Site } from './site.js'

/** What hosting sees of a site. */
export function hostedSite(site: Site): HostedSite {
  const launch = site.current?.status === 'pending' ? site.current : undefined
  const { bundleHash, pinned } = launch?.outputs ?? {}
  const upcoming =
    launch && bundleHash !== undefined && pinned
      ? { bundleHash, content: pinned.content, settings: settingsUnder(site, launch) }
      : undefined
  return { ...site, upcoming }
}
