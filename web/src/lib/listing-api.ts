import { generatorRoutes } from '@thumbfolio/contracts'
import { call } from './api-client.js'

/** Whether search engines may list the page of a site. */
export const isListed = async (name: string, signal?: AbortSignal): Promise<boolean> =>
  (await call(generatorRoutes.siteContent, { params: { name } }, { signal })).data.indexed

export async function saveListing(name: string, indexed: boolean): Promise<void> {
  await call(generatorRoutes.changeSite, { params: { name }, body: { indexed } })
}
