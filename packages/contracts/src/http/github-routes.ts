import { z } from 'zod'
import { GitHubProject, GitHubTrouble, GitHubUser } from '../github-projects.js'
import { route, type RouteTable } from '../route.js'

/** The public repositories of an account at GitHub, as they were read last. */
export const GitHubListing = z.object({
  user: z.string(),
  /** Most stars first. At most 300. */
  projects: z.array(GitHubProject),
  /** The account has more than are listed. */
  isCut: z.boolean(),
  /** When GitHub answered. */
  readAt: z.iso.datetime(),
  /** How many more requests GitHub answers, and when the count is reset; absent if GitHub did not say. */
  limits: z.object({ remaining: z.number().int(), resetsAt: z.iso.datetime() }).optional(),
  /** GitHub did not answer now: the list is from `readAt`. */
  problem: GitHubTrouble.optional(),
})
export type GitHubListing = z.infer<typeof GitHubListing>

/** Projects of GitHub. A page shows those that its settings name. */
export const githubRoutes = {
  githubProjects: route({
    service: 'generator',
    method: 'GET',
    path: '/make/github/:user',
    summary: 'The public repositories of a GitHub account, read at most every ten minutes',
    access: 'verified',
    rate: 'write',
    params: z.object({ user: GitHubUser }),
    answers: { 200: z.object({ data: GitHubListing }) },
    problems: [
      'validation-failed',
      'rate-limited',
      'github-user-unknown',
      'github-limited',
      'github-unavailable',
      'github-refused',
    ],
  }),
} satisfies RouteTable
