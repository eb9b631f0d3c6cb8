import { httpUrl, refuse } from '@thumbfolio/kit/base'
import { z } from 'zod'

const flag = (means: string) =>
  z
    .enum(['true', 'false'])
    .default('false')
    .transform((text) => text === 'true')
    .describe(means)

/** Where sites get repositories. Without a token and without an App there are none. */
export const githubConfig = {
  GITHUB_ORG: z
    .string()
    .min(1)
    .default('thumbfolio')
    .describe(
      'The organisation that has a repository for each site; without GitHub, the one names are looked up under',
    ),
  GITHUB_TOKEN: z
    .string()
    .min(1)
    .optional()
    .describe(
      'A token that may create, write and delete repositories of GITHUB_ORG; a GitHub App is the other way',
    ),
  GITHUB_APP_ID: z.string().min(1).optional().describe('Id of the GitHub App, with its key and installation'),
  GITHUB_APP_PRIVATE_KEY: z
    .string()
    .transform((text) => text.replaceAll('\\n', '\n'))
    .refine((text) => text.includes('PRIVATE KEY-----'), 'must be a private key in PEM')
    .optional()
    .describe('Private key of the GitHub App in PEM, on one line with its line ends written as \\n'),
  GITHUB_APP_INSTALLATION_ID: z.coerce
    .number()
    .int()
    .positive()
    .optional()
    .describe('Id of the installation of the GitHub App in GITHUB_ORG'),
  GITHUB_API_URL: httpUrl().default('https://api.github.com').describe('Where GitHub answers'),
  GITHUB_REQUIRED: flag('true: a launch is live only once its page is pushed to GitHub'),
}

type GitHubVariables = { [K in keyof typeof githubConfig]: z.infer<(typeof githubConfig)[K]> }
type Read = Partial<GitHubVariables> &
  Pick<GitHubVariables, 'GITHUB_ORG' | 'GITHUB_API_URL' | 'GITHUB_REQUIRED'>

const ofApp = ['GITHUB_APP_ID', 'GITHUB_APP_PRIVATE_KEY', 'GITHUB_APP_INSTALLATION_ID'] as const

/** One way in, and all of it. */
export function requireGitHub(config: Read, context: z.RefinementCtx): void {
  const set = ofApp.filter((variable) => config[variable] !== undefined)
  if (set.length > 0)
    for (const variable of ofApp)
      if (config[variable] === undefined) refuse(context, variable, `required beside ${set.join(', ')}`)
  if (set.length > 0 && config.GITHUB_TOKEN !== undefined)
    refuse(context, 'GITHUB_TOKEN', 'set either the token or GITHUB_APP_*, not both')
  if (config.GITHUB_REQUIRED && set.length === 0 && config.GITHUB_TOKEN === undefined)
    refuse(context, 'GITHUB_REQUIRED', 'needs GITHUB_TOKEN or GITHUB_APP_*')
}

/** How GitHub is reached; undefined where there is no access to it. */
export function githubOptions(config: Read) {
  const { GITHUB_APP_ID: appId, GITHUB_APP_PRIVATE_KEY: privateKey } = config
  const { GITHUB_APP_INSTALLATION_ID: installationId, GITHUB_TOKEN: token } = config
  const where = {
    apiUrl: config.GITHUB_API_URL,
    organisation: config.GITHUB_ORG,
    isRequired: config.GITHUB_REQUIRED,
  }
  if (token !== undefined) return { ...where, credentials: { kind: 'token' as const, token } }
  if (appId === undefined || privateKey === undefined || installationId === undefined) return undefined
  return { ...where, credentials: { kind: 'app' as const, appId, privateKey, installationId } }
}
