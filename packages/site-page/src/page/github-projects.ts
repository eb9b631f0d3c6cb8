import type { GitHubProject, GitHubProjects } from '@thumbfolio/contracts'

/** Those that are public, in the order of their owner; undefined for none. */
export function publicProjects(github: GitHubProjects | undefined): GitHubProject[] | undefined {
  const shown = github?.projects.filter(({ hiddenSince }) => hiddenSince === undefined) ?? []
  return shown.length > 0 ? shown : undefined
}

/** What a project says; its address has its name in it. */
export type ProjectText = 'name' | 'description' | 'language'

/** The projects with the texts that may be shown. One whose name may not is left out. */
export function withProjectTexts(
  projects: readonly GitHubProject[],
  isOpen: (text: string, of: ProjectText, id: number) => boolean,
): GitHubProject[] {
  return projects
    .filter(({ id, fullName }) => isOpen(fullName, 'name', id))
    .map(({ description, language, ...project }) => ({
      ...project,
      ...(description !== undefined && isOpen(description, 'description', project.id) && { description }),
      ...(language !== undefined && isOpen(language, 'language', project.id) && { language }),
    }))
}
