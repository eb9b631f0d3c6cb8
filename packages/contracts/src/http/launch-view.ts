import { z } from 'zod'
import { ModelId } from '../models.js'
import { Removed } from '../site-content.js'

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
  /** Their own sentences that are on the new page. */
  sentences: z.number().int(),
  /** Entries that stay off the page. */
  takenOff: z.number().int(),
  /** Facts that they corrected or added. Absent: 0. */
  facts: z.number().int().optional(),
})
export type CarriedEdits = z.infer<typeof CarriedEdits>

/** What a composer made of a resume: choices over its own lines, and suggestions, which no launch publishes. */
export const ArrangementSummary = z.object({
  /** Lines of the resume, all of which are on the page. */
  lines: z.number().int(),
  /** Lines that it put before one that they follow in the resume. */
  first: z.number().int(),
  /** Lines at the top as quotes. */
  best: z.number().int(),
  suggestions: z.number().int(),
})
export type ArrangementSummary = z.infer<typeof ArrangementSummary>

/** Why another composer than the chosen model arranged the page. */
export const ComposerReason = z.object({
  code: z.enum(['no-key', 'no-consent', 'fell-back']),
  detail: z.string(),
})
export type ComposerReason = z.infer<typeof ComposerReason>

/** How much a page says, and on whose word. The facts come with the site's content. */
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
