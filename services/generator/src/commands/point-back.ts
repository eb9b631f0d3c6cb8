import type { Ports } from '../ports.js'
import type { HeldSite } from './hold-site.js'

/** The public address shows the live version again, or nothing where there is none. @throws Fenced */
export const pointBack = ({ siteHost }: Ports, { site, epoch }: HeldSite): Promise<void> =>
  siteHost.point({ siteName: site.id, bundleHash: site.live?.bundleHash, epoch })
