import { DomainError, type GitHubProject } from '@thumbfolio/contracts'
import { traced } from '@thumbfolio/kit/base'
import type { Limit } from '@thumbfolio/kit/http'
import { ignoreConflict, removeAll, type Erasures } from '@thumbfolio/kit/store'
import { CodeHostFailure } from '../../domain/code-host/failure.js'
import { projectListId, type ProjectList } from '../../domain/github/listed-projects.js'
import type { Ports } from '../../ports.js'
import { dayMs, dayOf } from '../../../time.js'

const freshMs = 600_000
const keptMs = 30 * dayMs

/** An owner who tries names must not use up the requests of all. */
const perOwner: Limit = {
  name: 'lists of GitHub by owner',
  points: 30,
  windowSeconds: 3_600,
  onUnavailable: 'fail-open',
}

type Needed = Pick<Ports, 'publicRepositories' | 'projectLists' | 'limits' | 'now'> & {
  readonly erasures: Pick<Erasures, 'isErased'>
}

export interface Listed {
  readonly list: ProjectList
  /** Why GitHub did not answer now: the list is the one from before. */
  readonly problem?: DomainError
}

/**
 * The public repositories of a GitHub account. An answer of the last ten minutes is given again; when GitHub does not
 * answer, the last one, however old.
 * @throws DomainError `github-user-unknown`, `rate-limited`; without an answer from before `github-limited`, `github-unavailable`, `github-refused`
 */
export const listProjects = traced(
  'list-github-projects',
  async (ports: Needed, wanted: { ownerId: string; user: string }): Promise<Listed> => {
    const { ownerId, user } = wanted
    const known = await ports.projectLists.find(projectListId(ownerId, user))
    if (known && ports.now() - known.readAt < freshMs) return { list: known }
    const verdict = await ports.limits.consume(ownerId, perOwner)
    if (!verdict.allowed) throw new DomainError('rate-limited', verdict)
    try {
      return { list: await readProjects(ports, wanted) }
    } catch (error) {
      const isAnswer = !(error instanceof DomainError) || error.code === 'github-user-unknown'
      if (!known || isAnswer) throw error
      return { list: known, problem: error }
    }
  },
)

/** Asks GitHub for what it did not say before. @throws DomainError as `listProjects` */
export async function readProjects(
  { publicRepositories, projectLists, erasures, now }: Omit<Needed, 'limits'>,
  { ownerId, user }: { ownerId: string; user: string },
): Promise<ProjectList> {
  if (await erasures.isErased(ownerId)) throw new DomainError('not-found')
  const id = projectListId(ownerId, user)
  const known = await projectLists.find(id)
  const pages = await asked(() => publicRepositories.list(user, known?.pages ?? []))
  if (!pages) throw new DomainError('github-user-unknown')
  const read: ProjectList = {
    ...(known ?? { id, version: 0, schemaVersion: 1, ownerId }),
    user,
    readAt: now(),
    pages: [...pages],
  }
  // Of two readings at once either may be kept.
  return (await ignoreConflict(projectLists.commit(read))) ?? read
}

/** A repository that a list lacks, as it is now; undefined where it is not public. @throws DomainError as `listProjects` */
export async function readProject(
  { publicRepositories, now }: Pick<Ports, 'publicRepositories' | 'now'>,
  id: number,
): Promise<GitHubProject | undefined> {
  const found = await asked(() => publicRepositories.find(id))
  return found && { ...found, asOf: dayOf(now()) }
}

/** The list as it was read last; undefined where it never was, or long ago. */
export const knownProjects = (
  { projectLists }: Pick<Ports, 'projectLists'>,
  { ownerId, user }: { ownerId: string; user: string },
): Promise<ProjectList | undefined> => projectLists.find(projectListId(ownerId, user))

export const forgetProjectListsOf = (
  { projectLists }: Pick<Ports, 'projectLists'>,
  ownerId: string,
): Promise<void> => removeAll(projectLists, 'owner', { equals: ownerId })

export const forgetOldProjectLists = ({
  projectLists,
  now,
}: Pick<Ports, 'projectLists' | 'now'>): Promise<void> =>
  removeAll(projectLists, 'read', { to: now() - keptMs })

async function asked<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof CodeHostFailure)) throw error
    if (error.problem === 'rate-limited')
      throw new DomainError('github-limited', {
        retryAfterSeconds: Math.ceil(error.retryAfterMs / 1000),
        cause: error,
      })
    const code = error.problem === 'unavailable' ? 'github-unavailable' : 'github-refused'
    throw new DomainError(code, { cause: error })
  }
}
