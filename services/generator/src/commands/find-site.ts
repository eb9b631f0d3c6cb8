import { SiteName } from '@thumbfolio/contracts'
import type { Site } from '../domain/site.js'
import type { Ports } from '../ports.js'

/** A site by a name out of an address, which may be anything: what cannot be a name is no site. */
export const findSite = async ({ sites }: Pick<Ports, 'sites'>, name: string): Promise<Site | undefined> =>
  SiteName.safeParse(name).success ? sites.find(name) : undefined
