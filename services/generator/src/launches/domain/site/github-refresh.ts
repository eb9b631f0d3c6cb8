import { dayMs, dayOf } from '../../../time.js'
import type { Site } from './site.js'
import { republishDue } from './settings.js'
import type { GitHubRefresh } from '../github/refresh-state.js'
import { refreshedProjects, type Found } from '../github/projects.js'

const everyMs = 7 * dayMs
/** If a process dies during a refresh, another one takes over after this time. */
const leaseMs = 10 * 60_000
const firstRetryMs = 3_600_000

/** When the projects of a live page are due; undefined where its owner did not switch it on. */
export function refreshDueAt(site: Site): number | undefined {
  const { settings, live, takenDown, deletion, renaming, githubRefresh } = site
  const { github } = settings
  if (!github?.weekly || github.projects.length === 0) return undefined
  if (!live || takenDown || deletion || renaming) return undefined
  if (githubRefresh) return githubRefresh.dueAt
  return Math.min(...github.projects.map(({ asOf }) => Date.parse(asOf))) + everyMs
}

/** Under the lease of a process: for the others it is not due. */
export const refreshClaimed = (site: Site, now: number): Site => {
  const { tries = 0, ...known } = site.githubRefresh ?? {}
  return { ...site, githubRefresh: { ...known, tries: tries + 1, dueAt: now + leaseMs } }
}

/** The page shows what GitHub says now. Its date of the last change stays: its owner changed nothing. */
export function refreshed(site: Site, found: Found, now: number): Site {
  const { github } = site.settings
  if (!github) return site
  const settings = { ...site.settings, github: refreshedProjects(github, found, dayOf(now)) }
  return republishDue({ ...site, settings, githubRefresh: { dueAt: now + everyMs, tries: 0 } }, now)
}

/** Keeps what is stored. Retried after a pause that doubles, at most a day, and not before GitHub allows. */
export function refreshPostponed(
  site: Site,
  { code, retryAfterSeconds = 0 }: { code: GitHubRefresh['problem']; retryAfterSeconds?: number | undefined },
  now: number,
): Site {
  const tries = site.githubRefresh?.tries ?? 1
  const pauseMs = Math.max(Math.min(firstRetryMs * 2 ** (tries - 1), dayMs), retryAfterSeconds * 1000)
  return { ...site, githubRefresh: { tries, dueAt: now + pauseMs, ...(code && { problem: code }) } }
}
