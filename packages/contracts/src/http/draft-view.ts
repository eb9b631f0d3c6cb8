import { z } from 'zod'
import { ModelId } from '../models.js'
import { AnsweredFinding, PersonalFinding } from '../personal-facts.js'
import { problemCodes } from '../problems.js'
import { QualityCode } from '../reading-quality.js'
import { SiteContent } from '../site-content.js'
import { SiteSuggestion } from '../site-suggestions.js'
import { ThemeLayout } from '../site-theme.js'
import { ComposerReason } from './launch-view.js'

/** A suggested wording of a draft, and whether it is on the page. Each is off until its owner accepts it. */
export const DraftSuggestion = z.object({
  ...SiteSuggestion.shape,
  /** `on`: its owner accepted it. `waiting`: they have not decided, and it is not on the page. */
  state: z.enum(['on', 'off', 'waiting']),
  /** Of one that is on: what its owner wrote in its place. Absent: the suggested words are on the page. */
  ownText: z.string().optional(),
})
export type DraftSuggestion = z.infer<typeof DraftSuggestion>

/** Something about a draft that its owner should look at before it goes live. */
export const LaunchConcern = z.object({
  code: z.enum([...QualityCode.options, 'mostly-unplaced', 'only-a-name', 'empty', 'read-before']),
  /** What is the matter and what to do, in a sentence for its owner. */
  detail: z.string(),
})
export type LaunchConcern = z.infer<typeof LaunchConcern>

/** A concern with what a confirmation names. It holds for this version of what would be launched. */
export const ConcernToConfirm = LaunchConcern.extend({ id: z.string() })
export type ConcernToConfirm = z.infer<typeof ConcernToConfirm>

/** A page before it is paid for, or changes to a live page before they are published, as its owner sees it. */
export const DraftView = z.object({
  id: z.string(),
  /** `launch`: a launch publishes it. `changes`: changes to the live page of this name, published without a charge. */
  kind: z.enum(['launch', 'changes']).default('launch'),
  /** How many places and settings differ from the live page; 0 for `launch`. */
  changes: z.number().int().default(0),
  /** Of what it shows: the version that a launch publishes. */
  draftVersion: z.number().int(),
  siteName: z.string(),
  /** Empty for changes to a page whose resume is unknown. */
  resumeId: z.string(),
  /** The model that was asked for. */
  model: ModelId,
  by: z.enum(['model', 'local']),
  /** What a launch of it costs, in credits; 0 for `changes`. */
  cost: z.number().int(),
  /** `writing`: the chosen model is arranging it, and the page shown is the local composer's until then. */
  status: z.enum(['writing', 'ready']),
  writingSince: z.iso.datetime().optional(),
  /** Who arranged what it shows now. */
  composer: z.string(),
  composerReason: ComposerReason.optional(),
  /** Why the chosen model did not arrange it. */
  problem: z.object({ code: z.enum(problemCodes), title: z.string(), detail: z.string() }).optional(),
  /** Private and unguessable. Ends with the draft. */
  previewUrl: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  content: z.object({
    ...SiteContent.omit({ findings: true, answered: true }).shape,
    suggestions: z.array(DraftSuggestion),
  }),
  /** Personal facts that its page would show, and does not until its owner answers. A launch asks for them. */
  findings: z.array(PersonalFinding).default([]),
  /** Those that they have answered for, here or on the live page of this name. */
  answered: z.array(AnsweredFinding).default([]),
  /** The layout that suits the resume best. */
  recommendedTheme: ThemeLayout,
  /** What a launch would ask its owner to confirm, each by its id. */
  concerns: z.array(ConcernToConfirm),
  /** The resume was corrected or read again since: `again` makes the draft of what it says now. */
  resumeChanged: z.boolean(),
  /** The name went to somebody else since. A draft reserves none. */
  nameTaken: z.boolean(),
  /** The live page that it would replace was changed since: the draft is kept, and it cannot go live. */
  outdated: z.boolean(),
  /** The launch that publishes it, once there is one. */
  launchId: z.string().optional(),
})
export type DraftView = z.infer<typeof DraftView>

/**
 * The rendered page of a draft, for editing in place: the renderer's own markup with marks, without a script.
 * `data-section="work"`, `data-entry="work/0"`; `data-at="work/0:2"` and `data-at="intro:0"` for the third line of an entry
 * and the first of the introduction, by their place in the content; `data-field="work/0:position"`, `basics:name`, `headline`
 * and `title:work` for single values, `work/0:startDate+endDate` for fields that are shown as one text. A value that a theme
 * shows in several places has a mark in each.
 */
export const MarkedPage = z.object({
  /** What is inside `<body>`. A photo is a data URL. */
  html: z.string(),
  /** Its fonts have addresses of this API. */
  css: z.string(),
  /** Fonts that nearly every page needs. */
  fonts: z.array(z.object({ family: z.string(), url: z.string() })).optional(),
  language: z.string(),
  direction: z.enum(['ltr', 'rtl']),
})
export type MarkedPage = z.infer<typeof MarkedPage>
