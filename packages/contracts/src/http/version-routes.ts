import { z } from 'zod'
import { Confirmations } from '../personal-facts.js'
import { route, type RouteTable } from '../route.js'
import { SiteContent } from '../site-content.js'
import { ThemeLayout } from '../site-theme.js'

/** How many versions of a page's words are kept, including the live one, with the changes of settings between them. */
export const mostVersions = 20

/** One state of a page that was public: what a launch, an edit, a setting or a restore made of it. */
export const SiteVersionItem = z.object({
  /** Counts up with every change of the page: `7`. */
  id: z.string(),
  /** The one that visitors see. */
  live: z.boolean(),
  kind: z.enum(['launch', 'edit', 'settings', 'restore']),
  createdAt: z.iso.datetime(),
  /** `owner`, `local` for the local composer, or the id of the model that arranged the page. */
  author: z.string(),
  /** The layout that the page had. */
  theme: z.object({ id: ThemeLayout, title: z.string() }),
  /** What changed, in a few words each: `3 wordings accepted`, `Projects moved up`. */
  changes: z.array(z.string()),
  /** The resume that the page was made of was deleted since. Its words were published, so the version can be restored. */
  resumeGone: z.boolean().optional(),
})
export type SiteVersionItem = z.infer<typeof SiteVersionItem>

/** A run of words that both versions have, or one alone. */
export const DiffPart = z.object({ kind: z.enum(['same', 'removed', 'added']), text: z.string() })
export type DiffPart = z.infer<typeof DiffPart>

/** How a version differs from another one, place by place. */
export const VersionDiff = z.object({
  /** The version that is compared. */
  id: z.string(),
  /** What it is compared with. */
  against: z.string(),
  /** What changed apart from the words: order, emphasis, settings. */
  changes: z.array(z.string()),
  places: z.array(
    z.object({
      /** `headline`, `intro`, or the id of an entry. */
      place: z.string(),
      title: z.string(),
      /** The parts that are not `removed` are the words of `id`. */
      parts: z.array(DiffPart),
    }),
  ),
})
export type VersionDiff = z.infer<typeof VersionDiff>

const SiteParams = z.object({ name: z.string() })
const VersionParams = z.object({ name: z.string(), id: z.string() })

/** Answers for the personal facts that going back would publish. */
export const RestoreBody = z.strictObject({ confirm: Confirmations.optional() })

/** What a change of a live page's content is refused for. */
export const contentChangeProblems = [
  'validation-failed',
  'confirmation-needed',
  'stale',
  'precondition-required',
  'launch-in-progress',
  'site-deleting',
  'site-not-live',
  'rename-in-progress',
  'site-taken-down',
] as const

/** What a page was before, and the way back to it. */
export const versionRoutes = {
  siteVersions: route({
    service: 'generator',
    method: 'GET',
    path: '/make/sites/:name/versions',
    summary:
      'The last twenty versions of the page’s words and the settings between them, newest first; `ETag` is the version of its content, for a restore',
    access: 'verified',
    rate: 'read',
    params: SiteParams,
    answers: { 200: z.object({ data: z.array(SiteVersionItem) }) },
    problems: ['site-not-live'],
  }),
  versionDiff: route({
    service: 'generator',
    method: 'GET',
    path: '/make/sites/:name/versions/:id/diff',
    summary: 'How a version differs from the live one, or from the one that `against` names, word by word',
    access: 'verified',
    rate: 'read',
    params: VersionParams,
    query: z.object({ against: z.string().optional() }),
    answers: { 200: z.object({ data: VersionDiff }) },
    problems: ['site-not-live'],
  }),
  restoreVersion: route({
    service: 'generator',
    method: 'POST',
    path: '/make/sites/:name/versions/:id/restore',
    summary:
      'Publish a version again (`If-Match` needed), with its theme, under the contact settings of today, without a charge. What was live stays a version',
    access: 'verified',
    rate: 'write',
    params: VersionParams,
    body: RestoreBody,
    headers: { 'If-Match': 'required' },
    answers: { 200: z.object({ data: SiteContent }) },
    problems: contentChangeProblems,
  }),
} satisfies RouteTable
