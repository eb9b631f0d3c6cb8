import type { GitHubChoice, GitHubProject, GitHubProjects, PickedGitHubProject } from '@thumbfolio/contracts'
import { invalid, mostNotPublic } from '@thumbfolio/contracts'
import { areEqual } from '@thumbfolio/site-page'

/** Ids of picked projects that GitHub did not list, and does not show to us. */
export type Found = ReadonlyMap<number, GitHubProject | undefined>

const notListed =
  'This project is not in the list that was read last. Please load the list again, then choose.'

/**
 * What an owner chose, as GitHub describes it. A project that is on the page already stays unchanged until it is listed again.
 * @throws DomainError `validation-failed` for a project that neither knows
 */
export function chosenProjects(
  { user, weekly, projects: ids }: GitHubChoice,
  listed: readonly GitHubProject[],
  before: GitHubProjects | undefined,
): GitHubProjects {
  const projects = ids.map((id, at) => {
    const known = listed.find((project) => project.id === id) ?? before?.projects.find((one) => one.id === id)
    if (!known) throw invalid(`#/github/projects/${at}`, notListed)
    return known
  })
  return { user, weekly, projects, ...leftOut(projects, before) }
}

/** The same projects as GitHub describes them today. One that it does not show any more is hidden. */
export const refreshedProjects = (github: GitHubProjects, found: Found, today: string): GitHubProjects => ({
  ...github,
  user: renamedUser(github, found) ?? github.user,
  projects: github.projects.map((project) => {
    if (!found.has(project.id)) return project
    return found.get(project.id) ?? { ...project, hiddenSince: project.hiddenSince ?? today }
  }),
})

/** The account's new name, when a repository that was under the old one is under another. */
function renamedUser({ user, projects }: GitHubProjects, found: Found): string | undefined {
  const ownerOf = ({ fullName }: GitHubProject) => fullName.split('/')[0]!
  const own = projects.filter((project) => ownerOf(project).toLowerCase() === user.toLowerCase())
  const owners = new Set(own.flatMap(({ id }) => found.get(id) ?? []).map(ownerOf))
  const [owner] = owners
  return own.length > 0 && owners.size === 1 ? owner : undefined
}

/** Hidden by a refresh. */
export const newlyHidden = (before: GitHubProjects, after: GitHubProjects): PickedGitHubProject[] =>
  after.projects.filter(
    ({ id, hiddenSince }) =>
      hiddenSince !== undefined &&
      before.projects.find((project) => project.id === id)?.hiddenSince === undefined,
  )

/** What became private and is not among these: remembered, so that no older page shows it again. */
function leftOut(
  projects: readonly GitHubProject[],
  ...others: readonly (GitHubProjects | undefined)[]
): Pick<GitHubProjects, 'notPublic'> {
  const since = new Map<number, string>()
  for (const other of others) {
    for (const { id, hiddenSince } of other?.projects ?? [])
      if (hiddenSince !== undefined) since.set(id, hiddenSince)
    for (const one of other?.notPublic ?? []) if (!since.has(one.id)) since.set(one.id, one.since)
  }
  for (const { id } of projects) since.delete(id)
  const notPublic = [...since].map(([id, day]) => ({ id, since: day })).slice(0, mostNotPublic)
  return notPublic.length > 0 ? { notPublic } : {}
}

/** The choice of the first with what is known last about each: what became private meanwhile stays hidden. */
export const withLatestFacts = (
  chosen: GitHubProjects,
  current: GitHubProjects | undefined,
): GitHubProjects => {
  const { notPublic: _before, ...choice } = chosen
  const projects = chosen.projects.map((project) => {
    const other = current?.projects.find(({ id }) => id === project.id)
    if (other) return knownAt(other) >= knownAt(project) ? other : project
    const since = current?.notPublic?.find(({ id }) => id === project.id)?.since
    return since !== undefined && since >= knownAt(project) ? { ...project, hiddenSince: since } : project
  })
  return { ...choice, projects, ...leftOut(projects, current, chosen) }
}

const knownAt = ({ hiddenSince, asOf }: PickedGitHubProject): string => hiddenSince ?? asOf

/** A three-way merge: the choice of a draft where it was changed there, else the current one. */
export function mergedProjects(
  drafted: GitHubProjects | undefined,
  begun: GitHubProjects | undefined,
  current: GitHubProjects | undefined,
): GitHubProjects | undefined {
  if (areEqual(choiceOf(drafted), choiceOf(begun)) || !drafted) return current
  return withLatestFacts(drafted, current)
}

const choiceOf = (github: GitHubProjects | undefined) =>
  github && { user: github.user, weekly: github.weekly, projects: github.projects.map(({ id }) => id) }
