import { DomainError, type GitHubProject, type GitHubProjects } from '@thumbfolio/contracts'
import { traced } from '@thumbfolio/kit/base'
import { retryStale } from '@thumbfolio/kit/store'
import { mailOwnerOnce, projectsIn, readProject, readProjects, siteKeyOf } from '../../../hosting/index.js'
import { githubChanged } from '../../../mails/github-changed.js'
import { newlyHidden, refreshedProjects, type Found } from '../../domain/github/projects.js'
import {
  refreshClaimed,
  refreshDueAt,
  refreshed,
  refreshPostponed,
} from '../../domain/site/github-refresh.js'
import type { Site } from '../../domain/site/site.js'
import type { Ports } from '../../ports.js'
import { dayOf } from '../../../time.js'
import { sweepDueSites } from '../due/sweep-due-sites.js'

const atOnce = 20

/** Reads the projects of GitHub again on the pages whose owners switched it on, one page after the other. */
export async function sweepGitHubProjects(ports: Ports): Promise<void> {
  await sweepDueSites(ports, { index: 'github', atOnce, claimed: refreshClaimed }, refreshProjects)
}

const refreshProjects = traced('refresh-github-projects', async (ports: Ports, site: Site): Promise<void> => {
  const { github } = site.settings
  // A launch has the site's lease: the refresh is retried after ours ends.
  if (!github || site.current) return
  try {
    const found = await findProjects(ports, site.ownerId, github)
    await notifyOfHidden(
      ports,
      site,
      newlyHidden(github, refreshedProjects(github, found, dayOf(ports.now()))),
    )
    await change(ports, site, (latest) => refreshed(latest, found, ports.now()))
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    ports.log.warn({ err: error, site: site.id }, 'projects of GitHub not read, will try again')
    if (error.code === 'github-user-unknown' && site.githubRefresh?.problem !== error.code)
      await notify(ports, site, { id: `unknown ${github.user}`, user: github.user, hidden: [] })
    await change(ports, site, (latest) => refreshPostponed(latest, error, ports.now()))
  }
})

/**
 * Each picked project as GitHub describes it. One that the list lacks is asked for by its id, under which it is found also
 * when it was renamed or moved. Of an account that is unknown and has none of them nothing is changed.
 * @throws DomainError `github-user-unknown`, `github-limited`, `github-unavailable`, `github-refused`
 */
async function findProjects(
  ports: Ports,
  ownerId: string,
  { user, projects }: GitHubProjects,
): Promise<Found> {
  let unknown: DomainError | undefined
  const listed = await readProjects(ports, { ownerId, user })
    .then(projectsIn)
    .catch((error: unknown): GitHubProject[] => {
      if (!(error instanceof DomainError) || error.code !== 'github-user-unknown') throw error
      unknown = error
      return []
    })
  const found = new Map<number, GitHubProject | undefined>()
  for (const { id } of projects)
    found.set(id, listed.find((project) => project.id === id) ?? (await readProject(ports, id)))
  if (unknown && [...found.values()].every((project) => project === undefined)) throw unknown
  return found
}

/** Before the commit: after a crash in between the same mail is not sent twice, and none is lost. */
async function notifyOfHidden(ports: Ports, site: Site, hidden: readonly GitHubProject[]): Promise<void> {
  if (hidden.length === 0) return
  const id = hidden.map((project) => `${project.id} ${project.asOf}`).join(' ')
  await notify(ports, site, { id, hidden: hidden.map(({ fullName }) => fullName) })
}

const notify = (
  ports: Ports,
  site: Site,
  { id, user, hidden }: { id: string; user?: string; hidden: readonly string[] },
): Promise<void> => {
  const noticeId = `github ${siteKeyOf(site)} ${id}`.replaceAll(/[^\w-]+/g, '-')
  const said = { siteName: site.id, hidden, ...(user !== undefined && { user }) }
  return mailOwnerOnce(ports, {
    noticeId,
    userId: site.ownerId,
    kind: 'github',
    cause: noticeId,
    write: ({ username }) => githubChanged({ username, ...said }),
  })
}

/** What its owner chose meanwhile stays. */
const change = (ports: Ports, { id, ownerId }: Site, next: (latest: Site) => Site): Promise<unknown> =>
  retryStale(async () => {
    const latest = await ports.sites.find(id)
    if (latest?.ownerId !== ownerId || latest.current || refreshDueAt(latest) === undefined) return
    await ports.sites.commit(next(latest))
  })
