import {
  draftRoutes,
  versionRoutes,
  type Confirmations,
  type SiteVersionItem,
  type VersionDiff,
} from '@thumbfolio/contracts'
import { call, callTagged } from '../../lib/api-client.js'

/** The kept versions of a page, newest first, and the `ETag` that a restore needs. */
export interface TaggedVersions {
  readonly versions: readonly SiteVersionItem[]
  readonly etag: string
}

export async function versionsOf(name: string, signal: AbortSignal): Promise<TaggedVersions> {
  const { body, etag } = await callTagged(versionRoutes.siteVersions, { params: { name } }, { signal })
  return { versions: body.data, etag }
}

/** What version `id` changed, compared with version `against`. */
export const diffOf = async (
  name: string,
  { id, against }: { id: string; against: string },
  signal: AbortSignal,
): Promise<VersionDiff> =>
  (await call(versionRoutes.versionDiff, { params: { name, id }, query: { against } }, { signal })).data

/** A private address that shows a version; it ends after hours. */
export const previewOf = async (name: string, version: string, signal: AbortSignal): Promise<string> =>
  (await call(draftRoutes.previewSite, { params: { name }, query: { version } }, { signal })).data.url

/** Publishes a version again. @throws ApiProblem `stale` when the page was changed meanwhile */
export const restoreVersion = (name: string, id: string, etag: string, confirm?: Confirmations) =>
  call(
    versionRoutes.restoreVersion,
    { params: { name, id }, body: { ...(confirm && { confirm }) } },
    { ifMatch: etag },
  )
