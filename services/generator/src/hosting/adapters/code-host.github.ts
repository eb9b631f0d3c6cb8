import { LRUCache } from 'lru-cache'
import { CodeHostFailure } from '../domain/code-host/failure.js'
import { WritePace } from '../domain/code-host/write-pace.js'
import type { CodeHost, NameHolder, Repositories } from '../ports.js'
import { githubCalls } from './github-calls.js'
import type { GitHubLimits, GitHubOptions } from './github-options.js'

const cachedMs = 30_000
const cachedNames = 10_000
/** Requests of an hour that are left to pushes. */
const keptForPushes = 500
const standardWriteEveryMs = 1_000

/** Repositories in an organisation at GitHub. Its libraries are loaded by the first call. */
export function githubCodeHost(options: GitHubOptions): CodeHost {
  const { now, isRequired } = options
  const pace = new WritePace(options.writeEveryMs ?? standardWriteEveryMs, now)
  const limits: GitHubLimits = {}
  const call = githubCalls(async () => {
    const [{ githubClient }, { githubRepositories }] = await Promise.all([
      import('./github-client.js'),
      import('./github-repositories.js'),
    ])
    return githubRepositories(githubClient({ ...options, pace, limits }), { ...options, pace })
  }, now)

  const names = new LRUCache<string, { holder: NameHolder | undefined }>({ max: cachedNames, ttl: cachedMs })
  const repositories: Repositories = {
    isRequired,
    verify: () => call((github) => github.verify()),
    ensure: (wanted, known) => call((github) => github.ensure(wanted, known)),
    commit: (repository, files, about) => call((github) => github.commit(repository, files, about)),
    remove: (wanted, known) => call((github) => github.remove(wanted, known)),
    usage: () => ({ writesLastHour: pace.lastHour(), remaining: limits.remaining }),
  }
  return {
    repositories,
    async holderOf(name, signal) {
      const known = names.get(name)
      if (known) return known.holder
      const isScarce = (limits.remaining ?? Infinity) < keptForPushes && (limits.resetAt ?? 0) > now()
      if (isScarce) throw new CodeHostFailure('rate-limited', 'The rest of the hour is left to pushes')
      const holder = await call((github) => github.holderOf(name, signal))
      names.set(name, { holder })
      return holder
    },
  }
}
