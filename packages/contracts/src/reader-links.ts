import { z } from 'zod'

/** The most links for single readers that a site has. */
export const mostReaderLinks = 50
/** Days after which a link ends. */
export const readerLinkDays = { least: 1, most: 365 } as const
/** Size limit of the form that asks for the password of a link. */
export const readerFormLimitBytes = 4 * 1024

/** The page of a link at the site's host. The token has 128 bits. */
export const isReaderPath = (path: string): boolean => /^\/for\/[0-9a-f]{32}\/$/.test(path)

/**
 * A path as logs may have it: without the secret of a link for one reader or of a preview. What follows a link's token may
 * be the pass that its password opened.
 */
export const loggedPath = (path: string): string =>
  path
    .replace(/\/for\/[0-9a-f]{32}.*$/s, '/for/{token}')
    .replace(/^\/sites\/preview--[^/]*/, '/sites/{preview}')

/** What a link shows in addition to the public page. */
export const ReaderShows = z.strictObject({
  phone: z.boolean().default(false),
  references: z.boolean().default(false),
  /** The PDF that the page was made of, with all that it contains. */
  pdf: z.boolean().default(false),
})
export type ReaderShows = z.infer<typeof ReaderShows>

/** A link for one reader. Its address is shown once, when it is made. */
export const ReaderLinkView = z.object({
  id: z.string(),
  /** Who it is for. */
  name: z.string(),
  shows: ReaderShows,
  hasPassword: z.boolean(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** How often its page was opened, and when last. */
  views: z.number().int(),
  viewedAt: z.iso.datetime().optional(),
})
export type ReaderLinkView = z.infer<typeof ReaderLinkView>

export const NewReaderLink = z.strictObject({
  name: z
    .string({ error: 'Please say who the link is for' })
    .trim()
    .min(1, 'Please say who the link is for')
    .max(80, 'At most 80 characters'),
  days: z.number().int().min(readerLinkDays.least).max(readerLinkDays.most).default(30),
  shows: ReaderShows.default({ phone: false, references: false, pdf: false }),
  password: z.string().min(8, 'At least 8 characters').max(100, 'At most 100 characters').optional(),
})
export type NewReaderLink = z.infer<typeof NewReaderLink>
