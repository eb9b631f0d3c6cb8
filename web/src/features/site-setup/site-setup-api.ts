import { dashboardRoutes, generatorRoutes } from '@thumbfolio/contracts'
import { call } from '../../lib/api-client.js'
import { ApiProblem } from '../../lib/api-problem.js'
import { readingOf } from '../../lib/resume-api.js'

const organisation = 'thumbfolio'

/** Whether nobody has a site of that name; the launch has the last word. @throws ApiProblem when it cannot be told */
export async function isNameFree(name: string, signal: AbortSignal): Promise<boolean> {
  try {
    await call(generatorRoutes.codeHostRepository, { params: { org: organisation, name } }, { signal })
    return false
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 404) return true
    throw error
  }
}

/** The name that stands on a resume; '' when none was read. */
export const nameOnResume = async (id: string, signal: AbortSignal): Promise<string> =>
  (await readingOf(id, signal)).content.basics?.name ?? ''

/** The live sites of a user: their names are taken, but not for them. */
export async function liveSites(userId: string, signal: AbortSignal): Promise<readonly string[]> {
  return (await call(dashboardRoutes.listSites, { params: { userId } }, { signal })).repoName
}
