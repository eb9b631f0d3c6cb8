import type { versionRoutes } from '@thumbfolio/contracts'
import { requireIfMatch, type RouteHandlers } from '@thumbfolio/kit/http'
import { ownSite } from '../commands/find-site.js'
import { findVersion, listVersions } from '../commands/find-version.js'
import { restoreVersion } from '../commands/restore-version.js'
import { contentEtag, liveOf } from '../domain/site/live-version.js'
import { launchOf, type Site } from '../domain/site/site.js'
import type { SiteVersion } from '../domain/versions/site-version.js'
import type { Ports } from '../ports.js'
import { presentLive } from './present-live.js'
import { presentDiff, presentVersion } from './present-versions.js'

export const versionHandlers = (ports: Ports): RouteHandlers<typeof versionRoutes> => ({
  async siteVersions({ session, params }) {
    const site = await ownSite(ports, { ownerId: session.userId, siteName: params.name })
    const versions = await listVersions(ports, site)
    const gone = await goneResumes(ports, site, versions)
    const data = versions.map((version, at) =>
      presentVersion(version, { live: at === 0, resumeGone: gone.has(resumeOf(site, version) ?? '') }),
    )
    return { status: 200, body: { data }, headers: { ETag: contentEtag(liveOf(site)) } }
  },

  async versionDiff({ session, params, query }) {
    const site = await ownSite(ports, { ownerId: session.userId, siteName: params.name })
    const version = await findVersion(ports, site, params.id)
    const against =
      query.against === undefined
        ? (await listVersions(ports, site))[0]!
        : await findVersion(ports, site, query.against)
    return { status: 200, body: { data: presentDiff(version, against) } }
  },

  async restoreVersion({ session, params, body: { confirm }, header }) {
    const seen = { ownerId: session.userId, siteName: params.name, ifMatch: requireIfMatch(header) }
    const site = await restoreVersion(ports, { ...seen, confirm }, params.id)
    return { status: 200, ...(await presentLive(ports, site)) }
  },
})

const resumeOf = (site: Site, { page }: SiteVersion): string | undefined =>
  launchOf(site, page.launchId)?.resumeId

/** The resumes of these versions that were deleted. Where the resume service is away, none is known to be. */
async function goneResumes(ports: Ports, site: Site, versions: readonly SiteVersion[]): Promise<Set<string>> {
  const ids = new Set(versions.flatMap((version) => resumeOf(site, version) ?? []))
  const isGone = (id: string) =>
    ports.resumes.content(site.ownerId, id).then(
      (content) => content === undefined,
      () => false,
    )
  const gone = await Promise.all([...ids].map(async (id) => ((await isGone(id)) ? [id] : [])))
  return new Set(gone.flat())
}
