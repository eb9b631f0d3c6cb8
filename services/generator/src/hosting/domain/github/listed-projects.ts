import { GitHubProject } from '@thumbfolio/contracts'
import { z } from 'zod'
import { dayOf } from '../../../time.js'

/** A public repository as GitHub describes it; the list that it is in knows the day. */
export const ListedProject = GitHubProject.omit({ asOf: true })
export type ListedProject = z.infer<typeof ListedProject>

export const ListedPage = z.object({
  /** Identifies this answer, so that GitHub does not send it again. */
  etag: z.string().optional(),
  hasMore: z.boolean(),
  projects: z.array(ListedProject),
})
export type ListedPage = z.infer<typeof ListedPage>

/** The public repositories of an account, as they were read for an owner. */
export const ProjectList = z.object({
  id: z.string(),
  version: z.number().int(),
  schemaVersion: z.literal(1),
  ownerId: z.string(),
  /** As it was asked for. */
  user: z.string(),
  readAt: z.number(),
  pages: z.array(ListedPage),
})
export type ProjectList = z.infer<typeof ProjectList>

/** GitHub knows names without case. */
export const projectListId = (ownerId: string, user: string): string => `${ownerId}/${user.toLowerCase()}`

/** Most stars first, then by name. */
export const projectsIn = ({ pages, readAt }: Pick<ProjectList, 'pages' | 'readAt'>): GitHubProject[] =>
  pages
    .flatMap(({ projects }) => projects)
    .map((project) => ({ ...project, asOf: dayOf(readAt) }))
    .sort((one, other) => other.stars - one.stars || one.name.localeCompare(other.name))
