import { dayMs } from '../../../time.js'
import { momentOfWeek, type Checkup } from '../checkup/checkup.js'
import type { Site } from './site.js'

/** A process that died in a checkup is followed by another one after this time. */
const leaseMs = 15 * 60_000
const retryMs = 3_600_000

/** When a live page is due for its checkup; undefined where its owner switched it off, and under a launch, which has the site's lease. */
export function checkupDueAt(site: Site): number | undefined {
  const { settings, live, takenDown, deletion, renaming, current, checkup } = site
  if (settings.checkup === false || !live) return undefined
  if (takenDown || deletion || renaming || current) return undefined
  return checkup?.dueAt ?? momentOfWeek(site.id, live.publishedAt)
}

/** Under the lease of a process: for the others it is not due. */
export const checkupClaimed = (site: Site, now: number): Site => withDueAt(site, now + leaseMs)

/** It could not be finished. Nothing is known, so nothing changes. */
export const checkupPostponed = (site: Site, now: number): Site => withDueAt(site, now + retryMs)

/** Whether a page was missed: it went live before there were checkups, or was due while nothing ran. */
export function isCheckupMissed(site: Site, now: number): boolean {
  const dueAt = checkupDueAt(site)
  return dueAt !== undefined && dueAt < now - dayMs
}

/** Due at a moment of the coming week, so that those that were missed do not come all at once. */
export const checkupScheduled = (site: Site, now: number): Site => withDueAt(site, momentOfWeek(site.id, now))

const withDueAt = (site: Site, dueAt: number): Site => ({
  ...site,
  checkup: { ...(site.checkup ?? noCheckup), dueAt },
})

const noCheckup: Omit<Checkup, 'dueAt'> = { count: 0, problems: [] }
