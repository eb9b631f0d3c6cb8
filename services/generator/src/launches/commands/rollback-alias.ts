import type { Ports } from '../ports.js'
import type { LeasedSite } from './acquire-lease.js'

/** The public address shows the live version again, or nothing where there is none. @throws StaleEpochError */
export const rollbackAlias = ({ siteHost }: Ports, { site, epoch }: LeasedSite): Promise<void> =>
  siteHost.setAlias({ siteName: site.id, bundleHash: site.live?.bundleHash, epoch })
