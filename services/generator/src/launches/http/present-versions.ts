import type { SiteVersionItem, VersionDiff } from '@thumbfolio/contracts'
import { orderChanges } from '../domain/versions/changes.js'
import { compared } from '../domain/versions/compare.js'
import type { SiteVersion } from '../domain/versions/site-version.js'
import { isoTime } from '../../time.js'

export const presentVersion = (
  { mark: { revision, kind, at, author, changes } }: SiteVersion,
  { live, resumeGone }: { live: boolean; resumeGone: boolean },
): SiteVersionItem => ({
  id: String(revision),
  live,
  kind,
  author,
  changes,
  createdAt: isoTime(at),
  ...(resumeGone && { resumeGone }),
})

export const presentDiff = (version: SiteVersion, against: SiteVersion): VersionDiff => ({
  id: String(version.mark.revision),
  against: String(against.mark.revision),
  changes: orderChanges(against, version),
  places: compared(against.page, version.page).map(({ parts, ...place }) => ({
    ...place,
    parts: [...parts],
  })),
})
