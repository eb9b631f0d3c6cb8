import { githubCodeHost } from './hosting/adapters/code-host.github.js'
import { localCodeHost } from './hosting/adapters/code-host.local.js'
import { githubPublicRepositories } from './hosting/adapters/public-repositories.github.js'
import type { CodeHost, PublicRepositories } from './hosting/ports.js'
import { githubOptions } from './github-config.js'
import type { GeneratorConfig } from './config.js'

/** GitHub if access to it is configured, else our own names alone. */
export function codeHostOf(config: GeneratorConfig, now: () => number): CodeHost {
  const github = githubOptions(config)
  return github ? githubCodeHost({ ...github, now }) : localCodeHost
}

/** Public data of GitHub. With our access, if configured, GitHub allows more requests. */
export const publicRepositoriesOf = (config: GeneratorConfig, now: () => number): PublicRepositories =>
  githubPublicRepositories({ apiUrl: config.GITHUB_API_URL, ...githubOptions(config), now })
