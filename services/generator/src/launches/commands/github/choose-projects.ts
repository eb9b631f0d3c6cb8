import type { GitHubChoice, GitHubProjects } from '@thumbfolio/contracts'
import { knownProjects, projectsIn } from '../../../hosting/index.js'
import { chosenProjects } from '../../domain/github/projects.js'
import type { Ports } from '../../ports.js'

/** Looks up what an owner chose in the list that they saw. Asks GitHub nothing. @throws DomainError `validation-failed` */
export async function chooseProjects(
  ports: Ports,
  { ownerId }: { readonly ownerId: string },
  { choice, before }: { choice: GitHubChoice; before: GitHubProjects | undefined },
): Promise<GitHubProjects> {
  const list = await knownProjects(ports, { ownerId, user: choice.user })
  return chosenProjects(choice, list ? projectsIn(list) : [], before)
}
