import { isOverdue } from './launch.js'
import { isFree, isPublishable } from '../site/lease.js'
import type { Site } from '../site/site.js'

/** Work of the launch pool: something to publish that nobody holds. */
export const isWorkers = (site: Site, now: number): boolean => isPublishable(site) && isFree(site, now)

/** Work of recovery: deletions, renames, admissions left half way, launches past their deadline that nobody holds. */
export const isRecoverys = (site: Site, now: number): boolean =>
  site.deletion !== undefined ||
  site.renaming !== undefined ||
  site.current?.status === 'admitting' ||
  (isOverdue(site, now) && isFree(site, now))
