import { CodeHostFailure } from '../domain/code-host/failure.js'
import type { GitHubCredentials } from './github-options.js'
import type { GitHubClient } from './github-client.js'
import { statusOf } from './github-failure.js'

/** What an App has to be allowed. */
const permissions = ['administration', 'contents', 'statuses'] as const
/** What a classic token has to be allowed. Other tokens do not say what they may. */
const scopes = ['repo', 'delete_repo']

/** @throws CodeHostFailure `misconfigured`, saying what is missing */
export async function verifyAccess(
  { rest: { apps, orgs } }: GitHubClient,
  { organisation, credentials }: { organisation: string; credentials: GitHubCredentials },
): Promise<void> {
  const missing = (what: string) => new CodeHostFailure('misconfigured', what)
  if (credentials.kind === 'app') {
    const { data } = await apps.getInstallation({ installation_id: credentials.installationId })
    const granted = data.permissions as Readonly<Record<string, string | undefined>>
    const lacking = permissions.filter((permission) => granted[permission] !== 'write')
    if (data.suspended_at) throw missing('The installation of the GitHub App is suspended')
    if (lacking.length > 0) throw missing(`The GitHub App needs write access to ${lacking.join(', ')}`)
  }
  const org = await orgs.get({ org: organisation }).catch((error: unknown) => {
    if (statusOf(error) === 404) throw missing(`GITHUB_ORG ${organisation} is no organisation that it sees`)
    throw error
  })
  const said = org.headers['x-oauth-scopes']
  if (credentials.kind === 'app' || said === undefined || said === '') return
  const given = said.split(',').map((scope) => scope.trim())
  const lacking = scopes.filter((scope) => !given.includes(scope))
  if (lacking.length > 0) throw missing(`GITHUB_TOKEN lacks the scopes ${lacking.join(', ')}`)
}
