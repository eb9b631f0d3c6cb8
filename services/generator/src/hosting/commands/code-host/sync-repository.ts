import { event } from '@thumbfolio/contracts'
import { count, traced } from '@thumbfolio/kit/base'
import { commitOnto, retryStale } from '@thumbfolio/kit/store'
import { CodeHostFailure } from '../../domain/code-host/failure.js'
import type { RepositoryFile } from '../../domain/code-host/git-tree.js'
import {
  markOf,
  postponed,
  refusedBy,
  settled,
  taskOf,
  disclosesMore,
  type SiteRepository,
} from '../../domain/code-host/site-repository.js'
import { canonicalUrl } from '../../domain/sites/site-address.js'
import type { HostedSite } from '../../domain/sites/hosted-site.js'
import type { Ports, Repositories } from '../../ports.js'
import { holdLane } from './hold-lane.js'

/** Brings the repository of a site to what its page shows now. A failure is retried for as long as it takes. */
export const syncRepository = traced('sync-repository', (ports: Ports, due: SiteRepository): Promise<void> =>
  holdLane(ports, async () => {
    const { repositories } = ports.codeHost
    const repository = await ports.siteRepositories.find(due.id)
    if (!repositories || repository?.dueAt === undefined) return
    try {
      count('thumbfolio.code_host.pushes', { outcome: await sync(ports, repositories, repository) })
    } catch (error) {
      if (!(error instanceof CodeHostFailure)) throw error
      await postpone(ports, repository, error)
    }
  }),
)

async function postpone(ports: Ports, seen: SiteRepository, failure: CodeHostFailure): Promise<void> {
  const { problem, message, retryAfterMs } = failure
  count('thumbfolio.code_host.pushes', { outcome: problem })
  if (problem === 'refused') return refuse(ports, seen, failure)
  const isOperators = problem === 'misconfigured' || problem === 'name-taken'
  const fields = { site: seen.siteName, problem, reason: message, retryAfterMs }
  const what = isOperators
    ? 'repository needs manual review, retrying'
    : 'the code host did not take the page, retrying'
  ports.log[isOperators ? 'error' : 'warn'](fields, what)
  await change(ports, seen, (latest) => postponed(latest, failure, ports.now()))
}

/** The same refusal again, after a change of the site, is no news to the operator: the event opens an incident. */
async function refuse(ports: Ports, seen: SiteRepository, failure: CodeHostFailure): Promise<void> {
  const { message, said } = failure
  const userId = (await ports.hostedSites.find(seen.siteName))?.ownerId
  const data = { said, ...(userId !== undefined && { userId }) }
  await retryStale(async () => {
    const latest = await ports.siteRepositories.find(seen.id)
    if (!latest) return
    const isNews = latest.refused?.said !== said
    const events = isNews ? [event('site.repository-refused.v1', seen.siteName, data)] : []
    await ports.siteRepositories.commit(refusedBy(latest, seen, failure, ports.now()), { events })
  })
  ports.log.error({ site: seen.siteName, reason: message }, 'the code host refuses a repository')
}

async function sync(ports: Ports, repositories: Repositories, seen: SiteRepository): Promise<string> {
  const site = await ports.hostedSites.find(seen.siteName)
  const task = taskOf(seen, site, repositories)
  if (task.kind === 'remove') {
    await repositories.remove({ name: seen.siteName, mark: markOf(seen.id) }, seen.remote)
    const latest = await ports.siteRepositories.find(seen.id)
    // A launch that failed may be followed by another one: its document waits for that.
    if (latest?.changes === seen.changes) await ports.siteRepositories.remove(latest)
    return 'removed'
  }
  const files = task.kind === 'push' && (await publicFiles(ports, seen.siteName, task.bundleHash))
  if (task.kind === 'wait' || !files || !site) {
    await change(ports, seen, (latest) => settled(latest, seen))
    return 'unchanged'
  }
  return push(ports, repositories, { ...task, seen, site, files })
}

interface Push {
  readonly seen: SiteRepository
  readonly site: HostedSite
  readonly files: readonly RepositoryFile[]
  readonly bundleHash: string
  readonly disclosed: readonly string[]
}

/** The order keeps the document true after a crash: what a history may hold is written down before it is sent. */
async function push(
  ports: Ports,
  repositories: Repositories,
  { seen, site, files, bundleHash, disclosed: shown }: Push,
): Promise<string> {
  const mark = markOf(seen.id)
  let repository = seen
  if (disclosesMore(seen, shown)) {
    await repositories.remove({ name: seen.siteName, mark }, seen.remote)
    repository = await change(ports, seen, withoutHistory)
  }
  const url = canonicalUrl(site, ports.urlOf(site.id))
  const wanted = { name: site.id, mark, url, isPrivate: !site.settings.indexed }
  const remote = await repositories.ensure(wanted, repository.remote)
  const disclosed = [...new Set([...repository.disclosed, ...shown])]
  await change(ports, seen, (latest) => ({ ...latest, remote, disclosed }))
  const message = `Publish version ${site.live?.number ?? 1} of ${site.id}`
  const { treeSha, isNew } = await repositories.commit(remote, files, { message, url })
  const pushed = { bundleHash, treeSha, at: ports.now() }
  await change(ports, seen, (latest) => settled({ ...latest, pushed }, seen))
  return isNew ? 'pushed' : 'unchanged'
}

const withoutHistory = ({ remote: _r, pushed: _p, ...rest }: SiteRepository): SiteRepository => ({
  ...rest,
  disclosed: [],
})

const change = (
  { siteRepositories }: Ports,
  seen: SiteRepository,
  next: (latest: SiteRepository) => SiteRepository,
): Promise<SiteRepository> =>
  commitOnto(siteRepositories, seen, (latest) => {
    if (!latest) throw new Error(`The repository of ${seen.siteName} was removed meanwhile`)
    return next(latest)
  })

/** The files as visitors get them; undefined while the public address shows another page. */
async function publicFiles(
  { siteHost }: Ports,
  siteName: string,
  bundleHash: string,
): Promise<RepositoryFile[] | undefined> {
  const files: RepositoryFile[] = []
  for (const path of await siteHost.paths(siteName)) {
    const file = await siteHost.file(siteName, path, { bundleHash })
    if (!file?.isFound) return undefined
    files.push({ path, body: file.body })
  }
  return files.length > 0 ? files : undefined
}
