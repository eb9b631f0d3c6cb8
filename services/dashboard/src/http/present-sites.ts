import type { SiteItem } from '@thumbfolio/contracts'
import type { ListedSite } from '../domain/site-entry.js'

const item = ({ name, site }: { name: string; site: ListedSite }): SiteItem => ({
  name,
  url: site.url,
  status: site.status,
  version: site.liveVersion,
  suggestions: site.suggestions ?? 0,
  ...(site.takenDown !== undefined && { takenDown: site.takenDown }),
  createdAt: site.createdAt,
  updatedAt: site.updatedAt,
})

/** Newest first. `repoName` and `siteUrl` hold what a visitor can open now, in one order. */
export function presentSites(listed: readonly { name: string; site: ListedSite }[]) {
  const sites = listed
    .filter(({ site }) => site.status !== 'deleting')
    .map(item)
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt) || a.name.localeCompare(b.name))
  const live = sites.filter(({ version, takenDown }) => version > 0 && takenDown === undefined)
  return { repoName: live.map(({ name }) => name), siteUrl: live.map(({ url }) => url), sites }
}
