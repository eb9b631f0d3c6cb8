import { z } from 'zod'
import { problemCodes } from './problems.js'

/** The most projects of GitHub that a page shows. */
export const mostGitHubProjects = 8

export const mostNotPublic = 100

/** An account at GitHub: of a person, an organisation or an enterprise (`octo_acme`). */
export const GitHubUser = z
  .string({ error: 'Please give a GitHub user name' })
  .trim()
  .regex(
    /^[a-z\d](?:[a-z\d_-]{0,38})$/i,
    'A GitHub user name has letters, digits and hyphens, at most 39 of them',
  )

/** A public repository as GitHub described it on a day. */
export const GitHubProject = z.object({
  /** Stays the same when the repository is renamed or moves to another account. */
  id: z.number().int().positive(),
  name: z.string(),
  /** `octocat/hello-world` */
  fullName: z.string(),
  url: z.url({ protocol: /^https?$/ }),
  description: z.string().optional(),
  /** The programming language that most of it is written in. */
  language: z.string().optional(),
  stars: z.number().int().nonnegative(),
  /** The day on which GitHub said so, in UTC. */
  asOf: z.iso.date(),
})
export type GitHubProject = z.infer<typeof GitHubProject>

/** A project of GitHub that an owner picked. */
export const PickedGitHubProject = GitHubProject.extend({
  /** Since this day GitHub does not list it as public: no page shows it. */
  hiddenSince: z.iso.date().optional(),
})
export type PickedGitHubProject = z.infer<typeof PickedGitHubProject>

/** The projects of GitHub on a page, in its order. */
export const GitHubProjects = z.object({
  user: z.string(),
  /** Whether they are read again every week. */
  weekly: z.boolean(),
  projects: z.array(PickedGitHubProject).max(mostGitHubProjects),
  /** Those that were taken off while they were hidden, newest first: an older page that has one hides it too. */
  notPublic: z
    .array(z.object({ id: z.number().int().positive(), since: z.iso.date() }))
    .max(mostNotPublic)
    .optional(),
})
export type GitHubProjects = z.infer<typeof GitHubProjects>

/** Why GitHub did not answer, and what that means for the owner. */
export const GitHubTrouble = z.object({ code: z.enum(problemCodes), title: z.string(), detail: z.string() })
export type GitHubTrouble = z.infer<typeof GitHubTrouble>

/** What an owner chooses: ids of listed repositories, in the order of the page. */
export const GitHubChoice = z.strictObject({
  user: GitHubUser,
  weekly: z.boolean().default(false),
  projects: z
    .array(z.number().int().positive())
    .max(mostGitHubProjects, `At most ${mostGitHubProjects} projects`)
    .refine((ids) => new Set(ids).size === ids.length, 'Each project can be chosen once'),
})
export type GitHubChoice = z.infer<typeof GitHubChoice>

const profileAddress = /^(?:https?:\/\/)?(?:www\.)?github\.com\/([a-z\d][a-z\d_-]{0,38})\/?$/i

/** The user name in what somebody typed: `octocat`, `@octocat` or the address of a profile. */
export const githubUserIn = (text: string): string =>
  profileAddress.exec(text.trim())?.[1] ?? text.trim().replace(/^@/, '')

/** The GitHub user name among the profiles of a person; undefined without one. */
export function githubUserOf(
  profiles: readonly {
    network?: string | undefined
    username?: string | undefined
    url?: string | undefined
  }[] = [],
): string | undefined {
  for (const { network, username, url } of profiles) {
    const named = profileAddress.exec(url?.trim() ?? '')?.[1]
    if (named !== undefined) return named
    if (
      network?.trim().toLowerCase() === 'github' &&
      GitHubUser.safeParse(githubUserIn(username ?? '')).success
    )
      return githubUserIn(username ?? '')
  }
  return undefined
}
