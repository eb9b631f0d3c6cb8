import { queryOptions } from '@tanstack/react-query'
import { contactRoutes } from '@thumbfolio/contracts'
import { call } from './api-client.js'

/** Messages from the contact form of a site, newest first. */
export const siteMessages = (name: string) =>
  queryOptions({
    queryKey: ['messages', name],
    queryFn: async ({ signal }) =>
      (await call(contactRoutes.contactMessages, { params: { name } }, { signal })).data,
  })

/** Safe to repeat. @throws ApiProblem */
export async function deleteMessage(name: string, id: string): Promise<void> {
  await call(contactRoutes.deleteContactMessage, { params: { name, id } })
}
