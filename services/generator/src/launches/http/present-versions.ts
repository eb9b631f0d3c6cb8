import type { SiteVersionItem, VersionDiff } from '@thumbfolio/contracts'
import { layoutOf, themes } from '@thumbfolio/site-page'
import type { PageSnapshot, SiteSettings } from '../domain/site/site.js'
import { orderChanges } from '../domain/versions/changes.js'
import { compared } from '../domain/versions/compare.js'
import type { SiteVersion } from '../domain/versions/site-version.js'
import { isoTime } from '../../time.js'

export const presentVersion = (
  { mark: { revision, kind, at, author, changes }, page, settings }: SiteVersion,
  { live, resumeGone }: { live: boolean; resumeGone: boolean },
): SiteVersionItem => ({
  theme: themeOf(page, settings),
  id: String(revision),
  live,
  kind,
  author,
  changes,
  createdAt: isoTime(at),
  ...(resumeGone && { resumeGone }),
})

const themeOf = ({ source }: PageSnapshot, { theme }: SiteSettings): SiteVersionItem['theme'] => {
  const id = layoutOf({ theme, composition: source.composition })
  return { id, title: themes.get(id)!.title }
}

export const presentDiff = (version: SiteVersion, against: SiteVersion): VersionDiff => ({
  id: String(version.mark.revision),
  against: String(against.mark.revision),
  changes: orderChanges(against, version),
  places: compared(against.page, version.page).map(({ parts, ...place }) => ({
    ...place,
    parts: [...parts],
  })),
})
