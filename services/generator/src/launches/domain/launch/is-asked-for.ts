import type { Transcript } from '../../../models/domain.js'
import { launchOf, type Site } from '../site/site.js'

/** Whether a transcript belongs to this site and its current owner. */
export const isAskedFor = ({ id, siteName, ownerId }: Transcript, site: Site): boolean =>
  siteName === site.id &&
  (ownerId === undefined ? launchOf(site, id) !== undefined : ownerId === site.ownerId)
