import { queryOptions } from '@tanstack/react-query'
import { readerLinkRoutes, type NewReaderLink, type ReaderLinkView } from '@thumbfolio/contracts'
import { call } from '../../lib/api-client.js'

/** Links of a site for single readers, newest first. */
export const siteReaders = (name: string) =>
  queryOptions({
    queryKey: ['readers', name],
    queryFn: async ({ signal }) =>
      (await call(readerLinkRoutes.readerLinks, { params: { name } }, { signal })).data,
  })

/** The address is in this answer alone. @throws ApiProblem */
export const makeReaderLink = async (
  name: string,
  body: NewReaderLink,
): Promise<{ link: ReaderLinkView; url: string }> =>
  (await call(readerLinkRoutes.makeReaderLink, { params: { name }, body })).data

/** Safe to repeat. @throws ApiProblem */
export async function revokeReaderLink(name: string, id: string): Promise<void> {
  await call(readerLinkRoutes.revokeReaderLink, { params: { name, id } })
}
