import { isOverdue } from './launch.js'
import { isFree, isPublishable } from '../site/lease.js'
import type { Site } from '../site/site.js'

/** Work of the launch pool: something to publish, under no lease. */
export const isWorkers = (site: Site, now: number): boolean => isPublishable(site) && isFree(site, now)

/** Work of recovery: deletions, renames, admissions left half way, launches past their deadline under no lease. */
export const isRecoverys = (site: Site, now: number): boolean =>
  site.deletion !== undefined ||
  site.renaming !== undefined ||
  site.current?.status === 'admitting' ||
  (isOverdue(site, now) && isFree(site, now))
