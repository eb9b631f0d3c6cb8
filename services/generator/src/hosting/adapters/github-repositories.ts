import { CodeHostFailure } from '../domain/code-host/failure.js'
import type { RemoteRepository } from '../domain/code-host/site-repository.js'
import type { WritePace } from '../domain/code-host/write-pace.js'
import type { NameHolder, Repositories, WantedRepository } from '../ports.js'
import type { GitHubCredentials } from './github-options.js'
import type { GitHubClient } from './github-client.js'
import { githubCommit } from './github-commit.js'
import { statusOf } from './github-failure.js'
import { verifyAccess } from './github-access.js'

export interface GitHubRepositories extends Pick<Repositories, 'verify' | 'ensure' | 'commit' | 'remove'> {
  holderOf(name: string, signal: AbortSignal): Promise<NameHolder | undefined>
}

/** What is used of GitHub's answer about a repository. */
interface Found {
  readonly id: number
  readonly name: string
  readonly html_url: string
  readonly private: boolean
  readonly default_branch: string
  readonly description: string | null
  readonly homepage?: string | null
  readonly owner: { readonly login: string } | null
}

/** One site, one repository: its description carries the mark by which a lost answer is found again. */
export function githubRepositories(
  client: GitHubClient,
  options: { organisation: string; credentials: GitHubCredentials; pace: WritePace },
): GitHubRepositories {
  const { organisation: owner } = options
  const { repos } = client.rest

  const find = (repo: string): Promise<Found | undefined> =>
    unlessStatus(404, async () => (await repos.get({ owner, repo })).data)

  async function create(wanted: WantedRepository): Promise<Found> {
    const { name, isPrivate } = wanted
    try {
      const made = await repos.createInOrg({
        org: owner,
        name,
        private: isPrivate,
        ...about(wanted),
        auto_init: true,
        has_issues: false,
        has_projects: false,
        has_wiki: false,
      })
      return made.data
    } catch (error) {
      if (statusOf(error) !== 422) throw error
      // An earlier try may have created it without hearing of it.
      const there = await find(name)
      if (!there) throw error
      if (!isMarked(there, owner, wanted.mark)) throw taken(name)
      return there
    }
  }

  async function adjusted(found: Found, wanted: WantedRepository): Promise<Found> {
    const { description, homepage } = about(wanted)
    const isUpToDate =
      found.name === wanted.name &&
      found.private === wanted.isPrivate &&
      found.description === description &&
      found.homepage === homepage
    if (isUpToDate) return found
    const change = { name: wanted.name, private: wanted.isPrivate, description, homepage }
    const changed = await unlessStatus(422, async () => {
      const { data } = await repos.update({ owner, repo: found.name, ...change })
      return data
    })
    if (!changed) throw taken(wanted.name)
    return changed
  }

  return {
    verify: () => verifyAccess(client, options),
    async holderOf(repo, signal) {
      const answer = await unlessStatus(404, () =>
        repos.get({ owner, repo, request: { redirect: 'manual', signal, retries: 0 } }),
      )
      if (!answer) return undefined
      // Renamed: GitHub redirects to the repository by its id, until another repository takes the old name.
      const led = /\/repositories\/(\d+)$/.exec(answer.headers.location ?? '')?.[1]
      if ((answer.status as number) >= 300)
        return { remoteId: led === undefined ? undefined : Number(led), mark: undefined }
      return { remoteId: answer.data.id, mark: markIn(answer.data) }
    },
    async ensure(wanted, known) {
      const there = known && (await find(known.name))
      const own = there?.id === known?.remoteId ? there : undefined
      return remoteOf(await adjusted(own ?? (await create(wanted)), wanted))
    },
    commit: (repository, files, said) => githubCommit(client, { ...options, repository, files, ...said }),
    async remove({ name, mark }, known) {
      const found = await find(known?.name ?? name)
      if (!found) return
      if (found.id !== known?.remoteId && !isMarked(found, owner, mark)) return
      await unlessStatus(404, () => repos.delete({ owner, repo: found.name }))
    },
  }
}

const taken = (name: string) =>
  new CodeHostFailure('name-taken', `The organisation has another repository of the name ${name}`)

const about = ({ mark, url }: WantedRepository) => ({
  description: `The page at ${url} as its visitors get it (site ${mark})`,
  homepage: url,
})

const markIn = ({ description }: Pick<Found, 'description'>): string | undefined =>
  /\(site ([0-9a-f]{20})\)$/.exec(description ?? '')?.[1]

const isMarked = (found: Found, organisation: string, mark: string): boolean =>
  found.owner?.login.toLowerCase() === organisation.toLowerCase() && markIn(found) === mark

const remoteOf = (found: Found): RemoteRepository => ({
  remoteId: found.id,
  name: found.name,
  url: found.html_url,
  isPrivate: found.private,
  branch: found.default_branch,
})

/** Undefined where GitHub refuses with this status. */
async function unlessStatus<T>(status: number, work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    if (statusOf(error) === status) return undefined
    throw error
  }
}
