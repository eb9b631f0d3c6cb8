import { ReaderShows, type ReaderLinkView } from '@thumbfolio/contracts'
import { z } from 'zod'
import { dayMs, isoTime } from '../../../time.js'
import type { Site, SiteSettings } from '../site/site.js'
import { resumeOf } from '../site/public-pdf.js'

/** A link for one reader. The id is the hash of the token in its address: read access to the store does not open the page. */
export const ReaderLink = z.object({
  id: z.string(),
  version: z.number().int(),
  schemaVersion: z.literal(1),
  siteKey: z.string(),
  ownerId: z.string(),
  name: z.string(),
  shows: ReaderShows,
  /** The resume whose PDF it shows: its owner agreed to that very file. Offered while the page is made of that one. */
  resumeId: z.string().optional(),
  /** Absent where the link needs no password. */
  password: z.object({ salt: z.string(), hash: z.string() }).optional(),
  createdAt: z.number(),
  expiresAt: z.number(),
  views: z.number().int(),
  viewedAt: z.number().optional(),
})
export type ReaderLink = z.infer<typeof ReaderLink>

/** One that ended is listed so long. */
export const endedLinkKeptMs = 30 * dayMs

export const viewed = (link: ReaderLink, now: number): ReaderLink => ({
  ...link,
  views: link.views + 1,
  viewedAt: now,
})

/** The site as its reader sees it: unlisted, with what the link shows in addition. */
export function siteFor(
  site: Site,
  { shows, resumeId: agreed }: Pick<ReaderLink, 'shows' | 'resumeId'>,
): Site {
  const { pdf: _public, ...settings } = site.settings
  const isShown = shows.pdf && agreed !== undefined && agreed === resumeOf(site)
  const resumeId = isShown ? agreed : site.settings.pdf?.resumeId
  const seen: SiteSettings = {
    ...settings,
    indexed: false,
    contact: { ...settings.contact, phone: settings.contact.phone || shows.phone },
    ...(shows.references && { references: true }),
    ...(resumeId !== undefined && { pdf: { resumeId } }),
  }
  return { ...site, settings: seen }
}

export const presentLink = (link: ReaderLink): ReaderLinkView => ({
  id: link.id,
  name: link.name,
  shows: link.shows,
  hasPassword: link.password !== undefined,
  createdAt: isoTime(link.createdAt),
  expiresAt: isoTime(link.expiresAt),
  views: link.views,
  ...(link.viewedAt !== undefined && { viewedAt: isoTime(link.viewedAt) }),
})
