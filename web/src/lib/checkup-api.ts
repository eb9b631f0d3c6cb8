import { queryOptions } from '@tanstack/react-query'
import { checkupRoutes, generatorRoutes, type SiteCheckup } from '@thumbfolio/contracts'
import { call } from './api-client.js'

/** The last weekly checkup of a site. */
export const siteCheckup = (name: string) =>
  queryOptions({
    queryKey: ['checkup', name],
    queryFn: async ({ signal }) =>
      (await call(checkupRoutes.siteCheckup, { params: { name } }, { signal })).data,
  })

/** The last checkups of all sites, by site. */
export const checkupsOfSites = async (signal: AbortSignal): Promise<ReadonlyMap<string, SiteCheckup>> => {
  const { data } = await call(checkupRoutes.checkupsOfSites, {}, { signal })
  return new Map(data.map((checkup) => [checkup.name, checkup]))
}

export async function saveCheckup(name: string, checkup: boolean): Promise<void> {
  await call(generatorRoutes.changeSite, { params: { name }, body: { checkup } })
}
