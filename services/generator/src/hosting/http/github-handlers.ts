import { problemType, type githubRoutes } from '@thumbfolio/contracts'
import type { RouteHandlers } from '@thumbfolio/kit/http'
import type { Erasures } from '@thumbfolio/kit/store'
import { listProjects } from '../commands/github/list-projects.js'
import { projectsIn } from '../domain/github/listed-projects.js'
import type { Ports } from '../ports.js'
import { isoTime } from '../../time.js'

export const githubHandlers = (
  ports: Ports & { readonly erasures: Pick<Erasures, 'isErased'> },
): RouteHandlers<typeof githubRoutes> => ({
  async githubProjects({ session, params: { user } }) {
    const { list, problem } = await listProjects(ports, { ownerId: session.userId, user })
    const limits = ports.publicRepositories.limits()
    const data = {
      user: list.user,
      projects: projectsIn(list),
      isCut: list.pages.at(-1)?.hasMore ?? false,
      readAt: isoTime(list.readAt),
      ...(limits && { limits: { remaining: limits.remaining, resetsAt: isoTime(limits.resetAt) } }),
      ...(problem && { problem: troubleOf(problem.code) }),
    }
    return { status: 200, body: { data } }
  },
})

function troubleOf(code: Parameters<typeof problemType>[0]) {
  const { title, text } = problemType(code)
  return { code, title, detail: text }
}
