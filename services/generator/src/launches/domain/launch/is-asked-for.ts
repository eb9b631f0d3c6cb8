import type { Transcript } from '../../../models/domain.js'
import { launchOf, type Site } from '../site/site.js'

/** Was it asked for this site, and for the one who has it now. */
export const isAskedFor = ({ id, siteName, ownerId }: Transcript, site: Site): boolean =>
  siteName === site.id &&
  (ownerId === undefined ? launchOf(site, id) !== undefined : ownerId === site.ownerId)
