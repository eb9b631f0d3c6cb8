import { z } from 'zod'
import { ModelId, ModelVendor } from '../models.js'
import { raw, route, type RouteTable } from '../route.js'
import { Removed, SiteContent, SiteContentEdit, SiteVisibility } from '../site-content.js'
import { SiteName } from '../names/site-name.js'
import { SiteTheme } from '../site-theme.js'
import { SuggestionDecisions } from '../site-suggestions.js'
import { IdParams, withMessage } from './answers.js'
import { namingRoutes } from './naming-routes.js'
import { themeRoutes } from './theme-routes.js'
import { versionRoutes } from './version-routes.js'

export const launchSteps = ['read', 'compose', 'render', 'publish', 'verify'] as const
export const LaunchStepName = z.enum(launchSteps)
export type LaunchStepName = z.infer<typeof LaunchStepName>

/** What a launch does when its model cannot answer: end without a charge, or have another one write. */
export const Fallback = z.enum(['none', 'local', 'other'], {
  error: 'Please choose what happens when the model cannot answer: none, local or other',
})
export type Fallback = z.infer<typeof Fallback>

/** What a launch does with what the owner wrote on the live page and took off it. */
export const EditsChoice = z.enum(['keep', 'drop'], {
  error: 'Please choose what happens to your own words and what you took off the page: keep or drop',
})
export type EditsChoice = z.infer<typeof EditsChoice>

/** What of the owner's edits a launch kept. */
export const CarriedEdits = z.object({
  /** Their own sentences that stand on the new page. */
  sentences: z.number().int(),
  /** Entries that stay off the page. */
  takenOff: z.number().int(),
})
export type CarriedEdits = z.infer<typeof CarriedEdits>

/** What a composer made of a resume: choices over its own lines, and suggestions, which no launch publishes. */
export const ArrangementSummary = z.object({
  /** Lines of the resume, all of which are on the page. */
  lines: z.number().int(),
  /** Lines that it put before one that they follow in the resume. */
  first: z.number().int(),
  /** Lines that stand at the top as quotes. */
  best: z.number().int(),
  suggestions: z.number().int(),
})
export type ArrangementSummary = z.infer<typeof ArrangementSummary>

/** Why somebody else than the chosen model arranged the page. */
export const ComposerReason = z.object({
  code: z.enum(['no-key', 'no-consent', 'fell-back']),
  detail: z.string(),
})
export type ComposerReason = z.infer<typeof ComposerReason>

/** How much a page says, and on whose word. The facts themselves are told with the site's content. */
export const ProvenanceSummary = z.object({
  /** Facts taken from the resume, each with its place in the PDF or its owner's edit. */
  facts: z.number().int(),
  /** Those of them that the owner wrote or changed after the reading. */
  fromOwner: z.number().int(),
})
export type ProvenanceSummary = z.infer<typeof ProvenanceSummary>

/** A launch as its owner sees it, the same in GET and in every message of the event stream. */
export const LaunchView = z.object({
  id: z.string(),
  siteName: z.string(),
  model: ModelId,
  /** Who arranges the page: the chosen model where it is connected, else `local`. */
  composer: z.string(),
  /** Absent when the chosen model does. */
  composerReason: ComposerReason.optional(),
  /** What was chosen for the case that the model cannot answer; absent for `none`. */
  fallback: Fallback.optional(),
  /** What was chosen for the owner's edits of the version before; absent for `keep`. */
  edits: EditsChoice.optional(),
  status: z.enum(['pending', 'success', 'failed']),
  websiteUrl: z.string(),
  steps: z.array(
    z.object({
      name: LaunchStepName,
      state: z.enum(['waiting', 'running', 'done', 'failed']),
      startedAt: z.iso.datetime().optional(),
      finishedAt: z.iso.datetime().optional(),
    }),
  ),
  /** What the page leaves out, and why. */
  removed: z.array(Removed.omit({ sentence: true })),
  /** Once the page is composed. Absent for launches from before it was kept. */
  arranged: ArrangementSummary.optional(),
  /** Once the page is rendered. Absent for launches from before it was kept. */
  provenance: ProvenanceSummary.optional(),
  /** Once the page is rendered. Absent where nothing was kept. */
  carried: CarriedEdits.optional(),
  problem: z.object({ code: z.string(), title: z.string(), detail: z.string() }).optional(),
})
export type LaunchView = z.infer<typeof LaunchView>

const SiteParams = z.object({ name: z.string() })

/** What a change of a live page's content is refused for. */
const changeProblems = [
  'validation-failed',
  'stale',
  'precondition-required',
  'launch-in-progress',
  'site-deleting',
  'site-not-live',
  'rename-in-progress',
] as const

export const generatorRoutes = {
  ...themeRoutes,
  launchSite: route({
    service: 'generator',
    method: 'PUT',
    path: '/make/generate',
    summary: 'Launch a site from a resume. Answers at once; follow the launch for its end',
    access: 'verified',
    rate: 'launch',
    body: z.object({
      fileUrl: z.string({ error: 'Please choose a resume' }).min(1, 'Please choose a resume'),
      siteName: SiteName,
      model: ModelId.default('gemini-flash'),
      fallback: Fallback.default('none'),
      edits: EditsChoice.default('keep'),
      /** Publishes this draft as its owner saw it; its model and edits count, and no model is asked. */
      draftId: z.string().min(1).max(100).optional(),
      /** The version of the draft that its owner saw. Needed with `draftId`. */
      draftVersion: z.number().int().optional(),
      /** The owner has read the reasons of `confirmation-needed`. */
      confirm: z.boolean().default(false),
      /** Becomes the site's setting once it is live. Absent: as it is set, else the recommended one. */
      theme: SiteTheme.optional(),
    }),
    answers: {
      202: withMessage({
        launchId: z.string(),
        websiteUrl: z.string(),
        status: z.literal('pending'),
        data: z.object({ launchId: z.string(), websiteUrl: z.string(), status: z.literal('pending') }),
      }),
    },
    problems: [
      'validation-failed',
      'confirmation-needed',
      'insufficient-credit',
      'site-name-refused',
      'site-name-taken',
      'site-deleting',
      'rename-in-progress',
      'launch-in-progress',
      'too-many-launches',
      'draft-gone',
      'draft-not-ready',
      'draft-changed',
      'draft-outdated',
      'launch-resume-gone',
    ],
  }),
  modelOptions: route({
    service: 'generator',
    method: 'GET',
    path: '/make/models',
    summary: 'The models to choose from, and which of them write here; without one the local composer does',
    access: 'public',
    rate: 'read',
    cacheControl: 'public, no-cache',
    answers: {
      200: z.object({
        data: z.array(
          z.object({
            id: ModelId,
            name: z.string(),
            vendor: ModelVendor,
            /** Credits. */
            cost: z.number().int(),
            connected: z.boolean(),
          }),
        ),
      }),
    },
    problems: [],
  }),
  launch: route({
    service: 'generator',
    method: 'GET',
    path: '/make/launches/:id',
    summary: 'One launch: steps with times, status, address, reason of failure',
    access: 'verified',
    rate: 'read',
    params: IdParams,
    answers: { 200: z.object({ ...LaunchView.shape, data: LaunchView }) },
    problems: [],
  }),
  launchEvents: route({
    service: 'generator',
    method: 'GET',
    path: '/make/launches/:id/events',
    summary: 'The launch as server-sent events (`event: launch`), resumed by Last-Event-ID',
    access: 'verified',
    rate: 'read',
    params: IdParams,
    answers: { 200: raw('text/event-stream'), 204: z.undefined() },
    problems: [],
  }),
  changeSite: route({
    service: 'generator',
    method: 'PATCH',
    path: '/make/sites/:name',
    summary:
      'What contact data is public, whether search engines may index, whether visits are counted, whether the resume’s PDF can be downloaded at `/resume.pdf` of the site, and the theme; published again without a charge',
    access: 'verified',
    rate: 'write',
    params: SiteParams,
    body: z
      .object({
        indexed: z.boolean().optional(),
        visits: z.boolean().optional(),
        pdf: z.boolean().optional(),
        contact: z
          .object({
            email: z.boolean().optional(),
            phone: z.boolean().optional(),
            address: z.boolean().optional(),
          })
          .optional(),
        theme: SiteTheme.optional(),
      })
      .strict(),
    answers: {
      200: z.object({
        data: z.object({ name: z.string(), ...SiteVisibility.shape }),
      }),
    },
    problems: ['validation-failed', 'no-pdf', 'launch-in-progress', 'site-deleting', 'rename-in-progress'],
  }),
  siteContent: route({
    service: 'generator',
    method: 'GET',
    path: '/make/sites/:name/content',
    summary: 'What the live page says and who wrote it; `ETag` is its version',
    access: 'verified',
    rate: 'read',
    params: SiteParams,
    answers: { 200: z.object({ data: SiteContent }) },
    problems: ['site-not-live'],
  }),
  editSiteContent: route({
    service: 'generator',
    method: 'PUT',
    path: '/make/sites/:name/content',
    summary:
      'Edit lines, order and emphasis of the live page (`If-Match` needed); published again without a model or a charge. What is left out is not shown',
    access: 'verified',
    rate: 'write',
    params: SiteParams,
    body: SiteContentEdit,
    bodyLimitBytes: 2 ** 20,
    answers: { 200: z.object({ data: SiteContent }) },
    problems: changeProblems,
  }),
  decideSuggestions: route({
    service: 'generator',
    method: 'PUT',
    path: '/make/sites/:name/suggestions',
    summary:
      'Accept, edit or reject suggested wordings of the live page (`If-Match` needed); what is accepted is published at once, without a model or a charge. One whose line changed since is answered as outdated and not applied',
    access: 'verified',
    rate: 'write',
    params: SiteParams,
    body: SuggestionDecisions,
    bodyLimitBytes: 2 ** 20,
    answers: { 200: z.object({ data: SiteContent }) },
    problems: changeProblems,
  }),
  restoreSiteContent: route({
    service: 'generator',
    method: 'POST',
    path: '/make/sites/:name/content/restore',
    summary:
      'Have the live page tell what it told before its last launch, with its owner’s edits (`If-Match` needed), without a charge. What it told until then is kept in its place',
    access: 'verified',
    rate: 'write',
    params: SiteParams,
    answers: { 200: z.object({ data: SiteContent }) },
    problems: [...changeProblems, 'nothing-before'],
  }),
  codeHostRepository: route({
    service: 'generator',
    method: 'GET',
    path: '/code-host/repos/:org/:name',
    summary: 'Is a site name taken: 200 in the shape of GitHub’s "get a repository", else 404',
    access: 'public',
    rate: 'code-host',
    params: z.object({ org: z.string(), name: z.string() }),
    answers: {
      200: z.object({
        id: z.number(),
        name: z.string(),
        full_name: z.string(),
        private: z.boolean(),
        owner: z.object({ login: z.string(), type: z.string() }),
        html_url: z.string(),
        url: z.string(),
      }),
    },
    problems: ['unknown-organisation'],
  }),
  ...versionRoutes,
  ...namingRoutes,
} satisfies RouteTable
