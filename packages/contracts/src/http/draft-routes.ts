import { z } from 'zod'
import { GitHubChoice } from '../github-projects.js'
import { defaultModel, ModelId } from '../models.js'
import { PageLanguage } from '../page-languages.js'
import { Confirmations } from '../personal-facts.js'
import { raw, route, type RouteTable } from '../route.js'
import { KindsChange, Removed, SiteContent, SiteContentEdit, SiteVisibility } from '../site-content.js'
import { SiteName } from '../names/site-name.js'
import { ActionsChange } from '../site-actions.js'
import { SiteTheme } from '../site-theme.js'
import { SuggestionDecisions } from '../site-suggestions.js'
import { IdParams } from './answers.js'
import { DraftView, MarkedPage } from './draft-view.js'
import { EditsChoice } from './launch-view.js'
import { contentChangeProblems } from './version-routes.js'

const params = IdParams
const answers = { 200: z.object({ data: DraftView }) }
export const draftChangeProblems = [
  'validation-failed',
  'draft-gone',
  'draft-not-ready',
  'draft-launched',
  'stale',
  'precondition-required',
] as const

/** The language of the page: its answers and edits are about that one. Default: the first. */
const languageQuery = z.object({ language: PageLanguage.optional() })

/** Previews and drafts: what only the owner sees, before they pay or publish. */
export const draftRoutes = {
  previewSite: route({
    service: 'generator',
    method: 'POST',
    path: '/make/sites/:name/preview',
    summary:
      'A private, unguessable address of one’s live page, in another theme too, or of a kept version of it; it ends after hours',
    access: 'verified',
    rate: 'write',
    params: z.object({ name: z.string() }),
    /** Id of a kept version; absent for the live page. */
    query: z.object({ version: z.string().optional() }),
    answers: { 200: z.object({ data: z.object({ url: z.string(), expiresAt: z.iso.datetime() }) }) },
    problems: ['validation-failed', 'site-deleting', 'site-not-live'],
  }),
  makeDraft: route({
    service: 'generator',
    method: 'POST',
    path: '/make/drafts',
    summary:
      'Make a page from a resume without publishing or charging it: 201, or 200 with the one of the same resume, name and composer that is there. It is kept for 7 days and reserves no name',
    access: 'verified',
    rate: 'launch',
    body: z.object({
      fileUrl: z.string({ error: 'Please choose a resume' }).min(1, 'Please choose a resume'),
      siteName: SiteName,
      model: ModelId.default(defaultModel),
      by: z
        .enum(['model', 'local'], { error: 'Please choose who arranges the draft: model or local' })
        .default('model'),
      edits: EditsChoice.default('keep'),
      /** Make it once more from what the resume says now. Its owner's edits of the draft go. */
      again: z.boolean().default(false),
    }),
    answers: { 200: z.object({ data: DraftView }), 201: z.object({ data: DraftView }) },
    problems: [
      'validation-failed',
      'site-name-taken',
      'site-name-refused',
      'site-deleting',
      'draft-limit',
      'too-many-drafts',
      'draft-launched',
      'launch-compose-failed',
      'not-found',
    ],
  }),
  draft: route({
    service: 'generator',
    method: 'GET',
    path: '/make/drafts/:id',
    summary: 'A draft: what it says, what was left out, suggestions, concerns; `ETag` is its version',
    access: 'verified',
    rate: 'read',
    params,
    query: languageQuery,
    answers,
    problems: ['draft-gone', 'not-found'],
  }),
  draftPage: route({
    service: 'generator',
    method: 'GET',
    path: '/make/drafts/:id/page',
    summary:
      'The page of a draft as visitors would see it, with marks that name each text for editing in place; `ETag` is the draft’s version',
    access: 'verified',
    rate: 'read',
    params,
    /** The project whose case study is shown, as `projects/0`. Default: the first page, also where it has none. */
    query: languageQuery.extend({ study: z.string().max(40).optional() }),
    answers: { 200: z.object({ data: MarkedPage }) },
    problems: ['draft-gone', 'not-found'],
  }),
  pageFont: route({
    service: 'generator',
    method: 'GET',
    path: '/make/fonts/:file',
    summary: 'A font of pages by its file name, which changes with its content',
    access: 'public',
    rate: 'read',
    params: z.object({ file: z.string() }),
    answers: { 200: raw('font/woff2') },
    problems: [],
  }),
  openChanges: route({
    service: 'generator',
    method: 'POST',
    path: '/make/sites/:name/changes',
    summary:
      'Opens a draft of changes to a live page: 201, or 200 with the open one. It is kept for 90 days after its last change, and the page does not change until it is published',
    access: 'verified',
    rate: 'write',
    params: z.object({ name: z.string() }),
    answers: { 200: z.object({ data: DraftView }), 201: z.object({ data: DraftView }) },
    problems: ['site-not-live', 'site-deleting', 'site-taken-down', 'rename-in-progress'],
  }),
  publishChanges: route({
    service: 'generator',
    method: 'POST',
    path: '/make/drafts/:id/publish',
    summary:
      'Publish changes to a live page (`If-Match` needed): its words, facts and settings in one change, without a model or a charge. Deletes the draft',
    access: 'verified',
    rate: 'write',
    params,
    body: z.strictObject({ confirm: Confirmations.optional() }),
    headers: { 'If-Match': 'required' },
    answers: { 200: z.object({ data: SiteContent }) },
    problems: [...contentChangeProblems, 'draft-gone', 'draft-outdated', 'draft-not-ready'],
  }),
  rebaseChanges: route({
    service: 'generator',
    method: 'POST',
    path: '/make/drafts/:id/rebase',
    summary:
      'Bring changes of a live page onto that page as it is now (`If-Match` needed), where it was changed after the draft began. Where both changed the same, the draft’s version is kept; `collisions` lists the live page’s',
    access: 'verified',
    rate: 'write',
    params,
    headers: { 'If-Match': 'required' },
    answers: { 200: z.object({ data: DraftView, collisions: z.array(Removed) }) },
    problems: [
      'validation-failed',
      'draft-gone',
      'stale',
      'precondition-required',
      'draft-outdated',
      'launch-in-progress',
      'rename-in-progress',
      'site-taken-down',
      'site-deleting',
      'site-not-live',
    ],
  }),
  changeDraft: route({
    service: 'generator',
    method: 'PATCH',
    path: '/make/drafts/:id',
    summary: 'Change a draft’s site name, its theme and what contact data it shows',
    access: 'verified',
    rate: 'write',
    params,
    body: z
      .object({
        siteName: SiteName.optional(),
        indexed: z.boolean().optional(),
        /** Replaces the theme as a whole. */
        theme: SiteTheme.optional(),
        contact: SiteVisibility.shape.contact.partial().optional(),
        /** Kinds that are not named stay as they are; a list replaces them as a whole. */
        personal: KindsChange.optional(),
        references: SiteVisibility.shape.references,
        /** Actions that are not named stay as they are. */
        actions: ActionsChange.optional(),
        /** Replaces the projects of GitHub as a whole. Each must be in the list that was read last, or on the page. */
        github: GitHubChoice.optional(),
      })
      .strict(),
    answers,
    problems: [
      'validation-failed',
      'draft-gone',
      'draft-not-ready',
      'draft-launched',
      'site-name-taken',
      'site-name-refused',
      'site-deleting',
      'site-taken-down',
    ],
  }),
  editDraftContent: route({
    service: 'generator',
    method: 'PUT',
    path: '/make/drafts/:id/content',
    summary:
      'Edit words, facts, titles, order and emphasis of a draft (`If-Match` needed), as of a live page. An entry with the id `new` is added',
    access: 'verified',
    rate: 'write',
    params,
    query: languageQuery,
    body: SiteContentEdit,
    bodyLimitBytes: 2 ** 20,
    headers: { 'If-Match': 'required' },
    answers,
    problems: [...draftChangeProblems, 'not-found'],
  }),
  decideDraftSuggestions: route({
    service: 'generator',
    method: 'PUT',
    path: '/make/drafts/:id/suggestions',
    summary:
      'Switch suggested wordings of a draft on (`accept`), off (`reject`) or to one’s own words (`If-Match` needed): each is off until then. A decision can be taken again until the launch',
    access: 'verified',
    rate: 'write',
    params,
    body: SuggestionDecisions,
    bodyLimitBytes: 2 ** 20,
    headers: { 'If-Match': 'required' },
    answers,
    problems: draftChangeProblems,
  }),
  answerDraftFindings: route({
    service: 'generator',
    method: 'PUT',
    path: '/make/drafts/:id/findings',
    summary:
      'Answer for the personal facts of a draft, or change an answer (`If-Match` needed). What is not answered is not on the page; a launch uses these answers',
    access: 'verified',
    rate: 'write',
    params,
    body: z.strictObject({ confirm: Confirmations }),
    headers: { 'If-Match': 'required' },
    answers,
    problems: [...draftChangeProblems, 'confirmation-needed'],
  }),
  deleteDraft: route({
    service: 'generator',
    method: 'DELETE',
    path: '/make/drafts/:id',
    summary: 'Delete a draft; its preview ends at once',
    access: 'verified',
    rate: 'write',
    params,
    answers: { 204: z.undefined() },
    problems: ['draft-gone'],
  }),
} satisfies RouteTable
