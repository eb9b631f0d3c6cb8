import type { Octokit } from '@octokit/rest'
import { WritePace } from '../domain/code-host/write-pace.js'
import type { ListedPage, ListedProject } from '../domain/github/listed-projects.js'
import type { PublicRepositories } from '../ports.js'
import { githubCalls } from './github-calls.js'
import { statusOf } from './github-failure.js'
import type { GitHubLimits, GitHubOptions } from './github-options.js'

const perPage = 100
const mostPages = 3

/** Public repositories of every account at GitHub. With our access, if configured, GitHub allows more requests. */
export function githubPublicRepositories(
  options: Pick<GitHubOptions, 'apiUrl' | 'now'> & Partial<Pick<GitHubOptions, 'credentials'>>,
): PublicRepositories {
  const { now } = options
  const limits: GitHubLimits = {}
  const call = githubCalls(async () => {
    const { githubClient } = await import('./github-client.js')
    return githubClient({ ...options, pace: new WritePace(0, now), limits })
  }, now)

  async function pageOf(
    { rest }: Octokit,
    { username, page }: { username: string; page: number },
    known: ListedPage | undefined,
  ): Promise<ListedPage | undefined> {
    const headers = known?.etag === undefined ? {} : { 'if-none-match': known.etag }
    try {
      const answer = await rest.repos.listForUser({
        username,
        per_page: perPage,
        page,
        sort: 'full_name',
        headers,
      })
      const { etag, link = '' } = answer.headers
      return {
        ...(etag !== undefined && { etag }),
        hasMore: link.includes('rel="next"'),
        projects: answer.data.flatMap((repository) => listed(repository) ?? []),
      }
    } catch (error) {
      const status = statusOf(error)
      if (status === 304 && known) return known
      if (status === 404) return undefined
      throw error
    }
  }

  return {
    list: (username, known) =>
      call(async (github) => {
        const pages: ListedPage[] = []
        for (let page = 1; page <= mostPages; page += 1) {
          const read = await pageOf(github, { username, page }, known[page - 1])
          if (!read) return undefined
          pages.push(read)
          if (!read.hasMore) break
        }
        return pages
      }),
    find: (id) =>
      call(async (github) => {
        try {
          const answer = await github.request('GET /repositories/{id}', { id })
          return listed(answer.data as Described)
        } catch (error) {
          if (statusOf(error) === 404) return undefined
          throw error
        }
      }),
    limits: () =>
      limits.remaining === undefined || limits.resetAt === undefined
        ? undefined
        : { remaining: limits.remaining, resetAt: limits.resetAt },
  }
}

/** What is used of GitHub's description of a repository. */
interface Described {
  readonly id: number
  readonly name: string
  readonly full_name: string
  readonly html_url: string
  readonly private: boolean
  readonly description: string | null
  readonly language?: string | null | undefined
  readonly stargazers_count?: number | undefined
}

const longestText = 500

/** Undefined for a private one, which our access may see. */
function listed(repository: Described): ListedProject | undefined {
  if (repository.private) return undefined
  const { id, name, full_name: fullName, html_url: url, stargazers_count: stars = 0 } = repository
  const description = repository.description?.trim().slice(0, longestText)
  const { language } = repository
  return {
    id,
    name,
    fullName,
    url,
    stars,
    ...(description && { description }),
    ...(language && { language }),
  }
}
