import { defaultModel, EditsChoice, ModelId, problemCodes } from '@thumbfolio/contracts'
import { z } from 'zod'
import { ContactData } from '@thumbfolio/site-page'
import { ComposedPage, Outputs, Site, SiteSettings } from '../site/site.js'
import { dayMs } from '../../../time.js'

const keptMs = 7 * dayMs
const changesKeptMs = 90 * dayMs
/** A claim whose launch never appeared is void after this time: the process that made it has died. */
const claimMs = 60_000

const Live = Site.shape.live.unwrap()

/** What a draft shows, with what its owner made of it. */
export const DraftPage = Live.pick({ source: true, edited: true, edits: true, suggestions: true })
export type DraftPage = z.infer<typeof DraftPage>

/** What made the page, as the launch records it. */
const DraftMade = Outputs.pick({
  promptInjections: true,
  unsourced: true,
  answer: true,
  arranged: true,
  writing: true,
}).extend({ ...ComposedPage.omit({ composition: true, provenance: true, edited: true }).shape })
export type DraftMade = z.infer<typeof DraftMade>

/** The page before it is paid for: one document per person, resume, site name and composer. Or the changes of a live page: one per page. */
export const Draft = z.object({
  id: z.string(),
  version: z.number().int(),
  schemaVersion: z.literal(1),
  /** The secret in the host of its preview. */
  token: z.string(),
  ownerId: z.string(),
  resumeId: z.string(),
  siteName: z.string(),
  model: ModelId,
  /** `model`: the chosen model where it is connected; `local`: the local composer, as its owner wished. */
  by: z.enum(['model', 'local']),
  /** What became of the owner's edits of the live page; absent for `keep`. */
  editsChoice: EditsChoice.optional(),
  createdAt: z.number(),
  expiresAt: z.number(),
  /** Rises with every change of what it shows. Its ETag. */
  revision: z.number().int(),
  settings: SiteSettings,
  /** The settings of the site, or the default ones, when a draft for a launch began. Absent in the earliest drafts. */
  begun: SiteSettings.optional(),
  /** Version of the content of the live page that a launch takes the place of; absent for a new name. */
  base: z.string().optional(),
  /** What other resumes of the site know. It is as private on this page. */
  otherContact: ContactData,
  page: DraftPage,
  made: DraftMade,
  /** Set while a model arranges it; it shows the local composer's page until then. */
  writing: z
    .object({
      startedAt: z.number(),
      deadlineAt: z.number(),
      lease: z.object({ holder: z.string(), until: z.number() }).optional(),
    })
    .optional(),
  /** Why the model did not arrange it. */
  problem: z.enum(problemCodes).optional(),
  /**
   * For changes of a live page: the key of the site, which a rename keeps, and the settings of the site and the revision of
   * the draft when it was opened. `page`: the live page that it began with; absent in the earliest drafts. Absent: a launch
   * publishes the draft.
   */
  changes: z
    .object({
      siteKey: z.string(),
      settings: SiteSettings,
      revision: z.number().int(),
      page: DraftPage.pick({ source: true }).optional(),
    })
    .optional(),
  /** The launch that publishes it. */
  launch: z.object({ id: z.string(), siteName: z.string(), claimedAt: z.number() }).optional(),
})
export type Draft = z.infer<typeof Draft>

type Key = Pick<Draft, 'ownerId' | 'resumeId' | 'siteName' | 'model' | 'by'> & Partial<Pick<Draft, 'changes'>>

/** Two drafts of the same would be one too many: this is unique. */
export const draftKey = ({ ownerId, resumeId, siteName, model, by, changes }: Key): string =>
  changes ? changesKey(changes.siteKey) : [ownerId, resumeId, siteName, model, by].join(' ')

/** A live page has one draft of changes. */
export const changesKey = (siteKey: string): string => `changes ${siteKey}`

export const draftEtag = ({ revision }: Draft): string => `"${revision}"`

/** When a worker has to take it; undefined while there is nothing to do. */
export const draftDueAt = ({ writing }: Draft): number | undefined =>
  writing && (writing.lease?.until ?? writing.startedAt)

/** Every save extends the time that changes are kept. */
export const changesExpiryFrom = (now: number): number => now + changesKeptMs

export const expiryFrom = (now: number): number => now + keptMs

export const isExpired = ({ expiresAt }: Draft, now: number): boolean => expiresAt <= now

/** Whether its claim may still become a launch that is not stored yet. */
export const isClaimFresh = ({ launch }: Draft, now: number): boolean =>
  launch !== undefined && launch.claimedAt + claimMs > now

/** Its launch ended badly, or never began: it is a draft like any other. */
export function unclaimed(draft: Draft): Draft {
  const { launch: _claim, ...rest } = draft
  return rest
}

/** Only the local composer arranged it, because its owner wished so or the model failed: it costs what the cheapest does. */
export const launchModelOf = ({ model, by, problem }: Draft): ModelId =>
  by === 'local' || problem !== undefined ? defaultModel : model
