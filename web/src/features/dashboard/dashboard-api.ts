import { queryOptions } from '@tanstack/react-query'
import { dashboardRoutes, resumeRoutes, visitRoutes, type VisitSummary } from '@thumbfolio/contracts'
import { call } from '../../lib/api-client.js'
import { listSites } from '../../lib/sites-api.js'

export const sitesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['sites', userId],
    queryFn: async ({ signal }) => (await listSites(userId, signal)).sites,
  })

export const deleteSite = (userId: string, repoName: string) =>
  call(dashboardRoutes.deleteSite, { params: { userId, repoName } })

export const renameResume = (id: string, name: string, userId: string) =>
  call(resumeRoutes.renameResume, { params: { id }, body: { name, userId } })

export const deleteResume = (id: string) => call(resumeRoutes.deleteResume, { params: { id } })

/** Page views of the last 30 days, by site. */
export const visitsOfSites = async (signal: AbortSignal): Promise<ReadonlyMap<string, VisitSummary>> => {
  const { data } = await call(visitRoutes.visitsOfSites, { query: { days: '30' } }, { signal })
  return new Map(data.map((visits) => [visits.name, visits]))
}
