import { generatorRoutes, namingRoutes } from '@thumbfolio/contracts'
import { call, download } from '../../lib/api-client.js'
import { ownNames, type OwnNames } from '../../lib/site-names-api.js'

export interface SiteNames {
  /** Address of the live page. */
  readonly url: string
  readonly own: OwnNames
}

export async function siteNamesOf(userId: string, name: string, signal: AbortSignal): Promise<SiteNames> {
  const [content, own] = await Promise.all([
    call(generatorRoutes.siteContent, { params: { name } }, { signal }),
    ownNames(userId, signal),
  ])
  return { url: content.data.url, own }
}

/** Moves the site to another name, which it has from the answer on. @throws ApiProblem `site-name-taken`, `too-many-renames` */
export const renameSite = async (name: string, to: string): Promise<string> =>
  (await call(namingRoutes.renameSite, { params: { name }, body: { to } })).data.name

const lookEveryMs = 250
const longestWaitMs = 10_000

/** Waits until the page of a renamed site is at its new address, for 10 s at most: the editor follows it from there. */
export async function untilPublished(name: string, signal: AbortSignal): Promise<void> {
  for (let waitedMs = 0; waitedMs < longestWaitMs && !signal.aborted; waitedMs += lookEveryMs) {
    const { data } = await call(generatorRoutes.siteContent, { params: { name } }, { signal })
    if (data.published) return
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
  }
}

/** A site with photos on a slow line. */
const archiveMs = 60_000

/** The published site as a ZIP. */
export const siteArchive = async (name: string): Promise<Blob> => {
  const bytes = await download(namingRoutes.siteArchive, { params: { name } }, { timeoutMs: archiveMs })
  return new Blob([bytes], { type: 'application/zip' })
}
