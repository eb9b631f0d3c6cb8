import { z } from 'zod'
import { GitHubChoice } from '../github-projects.js'
import { defaultModel, ModelId, ModelVendor } from '../models.js'
import { Confirmations } from '../personal-facts.js'
import { raw, route, type RouteTable } from '../route.js'
import { SiteContent, SiteContentEdit, SiteVisibility } from '../site-content.js'
import { SiteName } from '../names/site-name.js'
import { SiteTheme } from '../site-theme.js'
import { SuggestionDecisions } from '../site-suggestions.js'
import { IdParams, withMessage } from './answers.js'
import { Fallback, EditsChoice, LaunchView } from './launch-view.js'
import { namingRoutes } from './naming-routes.js'
import { themeRoutes } from './theme-routes.js'
import { contentChangeProblems, RestoreBody, versionRoutes } from './version-routes.js'

const SiteParams = z.object({ name: z.string() })

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
      model: ModelId.default(defaultModel),
      fallback: Fallback.default('none'),
      edits: EditsChoice.default('keep'),
      /** Publishes this draft as its owner saw it; its model and edits count, and no model is asked. */
      draftId: z.string().min(1).max(100).optional(),
      /** The version of the draft that its owner saw. Needed with `draftId`. */
      draftVersion: z.number().int().optional(),
      /** Answers for each finding and each reason of `confirmation-needed`. */
      confirm: Confirmations.default([]),
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
      'site-taken-down',
      'rename-in-progress',
      'launch-in-progress',
      'too-many-launches',
      'draft-gone',
      'draft-not-ready',
      'draft-changed',
      'draft-outdated',
      'page-empty',
      'precondition-required',
      'launch-resume-gone',
      'launch-canceled',
      'launch-deadline',
      'not-found',
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
    headers: { 'Last-Event-ID': 'optional' },
    answers: { 200: raw('text/event-stream'), 204: z.undefined() },
    problems: [],
  }),
  changeSite: route({
    service: 'generator',
    method: 'PATCH',
    path: '/make/sites/:name',
    summary:
      'What contact data, personal facts and references are public, whether search engines may index, whether visits are counted, whether the page has a weekly checkup, whether the page says when it was last changed, whether the resume’s PDF can be downloaded at `/resume.pdf` of the site, what the page asks for at its end, and the theme; published again without a charge',
    access: 'verified',
    rate: 'write',
    params: SiteParams,
    body: z
      .object({
        indexed: z.boolean().optional(),
        visits: z.boolean().optional(),
        checkup: z.boolean().optional(),
        dated: z.boolean().optional(),
        pdf: z.boolean().optional(),
        contact: z
          .object({
            email: z.boolean().optional(),
            phone: z.boolean().optional(),
            address: z.boolean().optional(),
          })
          .optional(),
        theme: SiteTheme.optional(),
        personal: SiteVisibility.shape.personal,
        references: SiteVisibility.shape.references,
        /** Replaces the actions as a whole. */
        actions: SiteVisibility.shape.actions,
        /** Replaces the projects of GitHub as a whole. Each must be in the list that was read last, or on the page. */
        github: GitHubChoice.optional(),
        /** Answers for the personal facts that this change would publish. */
        confirm: Confirmations.optional(),
      })
      .strict(),
    answers: {
      200: z.object({
        data: z.object({
          name: z.string(),
          ...SiteVisibility.shape,
          github: SiteContent.shape.github,
        }),
      }),
    },
    problems: [
      'validation-failed',
      'confirmation-needed',
      'no-pdf',
      'launch-in-progress',
      'site-deleting',
      'site-taken-down',
      'rename-in-progress',
    ],
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
      'Edit words, facts, titles, order and emphasis of the live page (`If-Match` needed); an entry with the id `new` is added; published again without a model or a charge. What is left out is not shown',
    access: 'verified',
    rate: 'write',
    params: SiteParams,
    body: SiteContentEdit,
    bodyLimitBytes: 2 ** 20,
    headers: { 'If-Match': 'required' },
    answers: { 200: z.object({ data: SiteContent }) },
    problems: contentChangeProblems,
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
    headers: { 'If-Match': 'required' },
    answers: { 200: z.object({ data: SiteContent }) },
    problems: contentChangeProblems,
  }),
  answerSiteFindings: route({
    service: 'generator',
    method: 'PUT',
    path: '/make/sites/:name/findings',
    summary:
      'Answer for the personal facts of the live page, or change an answer (`If-Match` needed); published again without a charge',
    access: 'verified',
    rate: 'write',
    params: SiteParams,
    body: z.strictObject({ confirm: Confirmations }),
    headers: { 'If-Match': 'required' },
    answers: { 200: z.object({ data: SiteContent }) },
    problems: contentChangeProblems,
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
    body: RestoreBody,
    headers: { 'If-Match': 'required' },
    answers: { 200: z.object({ data: SiteContent }) },
    problems: [...contentChangeProblems, 'nothing-before'],
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
