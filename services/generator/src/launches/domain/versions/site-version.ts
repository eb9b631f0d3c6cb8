import { mostVersions } from '@thumbfolio/contracts'
import { z } from 'zod'
import { PageSnapshot, siteKeyOf, SiteSettings, type Site } from '../site/site.js'
import { snapshotOf } from '../site/live-version.js'
import { VersionMark } from '../site/version-mark.js'

/**
 * A page as it was public: a document of its own, so that the site's stays small. It is written before the change that
 * replaces it, under an id that says which one it is: a crash in between leaves a copy of the live page and nothing else.
 */
export const SiteVersion = z.object({
  id: z.string(),
  version: z.number().int(),
  schemaVersion: z.literal(1),
  /** Names the site whatever its name is, and never another site that has had that name. */
  siteKey: z.string(),
  ownerId: z.string(),
  keptAt: z.number(),
  mark: VersionMark,
  page: PageSnapshot,
  /** As they were. A restore takes of them the theme and the projects of GitHub, and nothing else. */
  settings: SiteSettings,
})
export type SiteVersion = z.infer<typeof SiteVersion>

/** Ids of one site's versions sort by their revision. */
export const versionIdOf = (siteKey: string, revision: number): string =>
  `${siteKey}/${String(revision).padStart(9, '0')}`

/**
 * The versions that a site's own document knows: the live one, and for a site from before versions were kept the page
 * before its last launch.
 */
export function versionsIn(site: Site, now: number): SiteVersion[] {
  const { live, before, ownerId, settings } = site
  if (!live) return []
  const siteKey = siteKeyOf(site)
  const kept = (mark: VersionMark, page: PageSnapshot): SiteVersion => ({
    id: versionIdOf(siteKey, mark.revision),
    version: 0,
    schemaVersion: 1,
    siteKey,
    ownerId,
    keptAt: now,
    mark,
    page,
    settings,
  })
  const known = kept(markOf(site)!, snapshotOf(live))
  if (live.mark || !before) return [known]
  const earlier = {
    revision: 1,
    at: before.publishedAt,
    kind: 'launch',
    author: authorOf(site, before),
  } as const
  return [known, kept({ ...earlier, changes: [] }, before)]
}

/** The mark of the live page; one from before versions were kept is known by its launch alone. */
export function markOf(site: Site): VersionMark | undefined {
  const { live, before } = site
  if (!live) return undefined
  const revision = before ? 2 : 1
  return (
    live.mark ?? { revision, at: live.publishedAt, kind: 'launch', author: authorOf(site, live), changes: [] }
  )
}

/** Who arranged a page that a launch made. */
export const authorOf = ({ launches }: Site, { launchId }: { launchId: string }): string =>
  launches.find(({ id }) => id === launchId)?.composer ?? 'local'

export const wordsOf = ({ words, revision }: VersionMark): number => words ?? revision

/**
 * Whether a version is still kept: the last twenty that changed more than settings, and changes of settings among the last
 * twenty versions. So trying themes never deletes a version of the words.
 */
export const isKept = (mark: VersionMark, live: VersionMark): boolean =>
  wordsOf(live) - wordsOf(mark) < mostVersions &&
  (mark.kind !== 'settings' || live.revision - mark.revision < mostVersions)
