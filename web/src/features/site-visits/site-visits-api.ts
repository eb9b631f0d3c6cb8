import { generatorRoutes, visitRoutes, type SiteVisits } from '@thumbfolio/contracts'
import { call } from '../../lib/api-client.js'

export const visitsOf = async (name: string, days: number, signal: AbortSignal): Promise<SiteVisits> =>
  (await call(visitRoutes.siteVisits, { params: { name }, query: { days: String(days) } }, { signal })).data

export async function saveCounting(name: string, visits: boolean): Promise<void> {
  await call(generatorRoutes.changeSite, { params: { name }, body: { visits } })
}
