import { PageSettings, PageComposition, ContactData, Arrangement } from '@thumbfolio/site-page'
import {
  ArrangementSummary,
  CarriedEdits,
  EditsChoice,
  Fallback,
  ModelId,
  problemCodes,
  ProvenanceSummary,
  Removed,
  SiteTheme,
} from '@thumbfolio/contracts'
import { z } from 'zod'
import { Checkup } from '../checkup/checkup.js'
import { GitHubRefresh } from '../github/refresh-state.js'
import { ProgressEntry } from './progress.js'
import { Suggestion, Writing, Pinned } from '../../../models/domain.js'
import { Renaming } from './renaming.js'
import { VersionMark } from './version-mark.js'
import { siteKeyOf } from '../../../hosting/domain.js'

export { Pinned, siteKeyOf }

export const SiteSettings = PageSettings.extend({
  /** Whether page views are counted; absent for yes. */
  visits: z.boolean().optional(),
  /** Whether the page has a weekly checkup; absent for yes. */
  checkup: z.boolean().optional(),
  /** The resume whose PDF its owner agreed to publish. Offered while the page is made of that one. */
  pdf: z.object({ resumeId: z.string() }).optional(),
})
export type SiteSettings = z.infer<typeof SiteSettings>

export const defaultSettings: SiteSettings = {
  indexed: false,
  contact: { email: true, phone: false, address: false },
}

/** A page as a launch makes it: every line of the resume, with what its owner wrote and without what they took off before. */
export const ComposedPage = z.object({
  composition: PageComposition,
  removed: z.array(Removed),
  /** Absent where the sources of the content are not known. */
  provenance: ProvenanceSummary.optional(),
  /** How much of the owner's edits it keeps; absent where there are none. */
  carried: CarriedEdits.optional(),
  /** Its owner changed it in the draft. */
  edited: z.boolean().optional(),
})
export type ComposedPage = z.infer<typeof ComposedPage>

/** What the finished steps left behind. A committed answer is never asked for again. */
export const Outputs = z.object({
  pinned: Pinned.optional(),
  /** What was taken out of the pinned content, for it speaks to models and not about a person. */
  promptInjections: z.array(z.string()).optional(),
  /** What was taken out because nothing says where it comes from. */
  unsourced: z.array(z.string()).optional(),
  /** What the composer chose. */
  answer: Arrangement.optional(),
  arranged: ArrangementSummary.optional(),
  suggestions: z.array(Suggestion).optional(),
  writing: Writing.optional(),
  composed: ComposedPage.optional(),
  bundleHash: z.string().optional(),
  /** What was chosen in the draft. Absent: the site's settings hold. */
  settings: SiteSettings.optional(),
  /** The settings of the site when the draft began. Absent in launches of the earliest drafts. */
  begun: SiteSettings.optional(),
})
export type Outputs = z.infer<typeof Outputs>

const launch = {
  id: z.string(),
  resumeId: z.string(),
  model: ModelId,
  composer: z.string(),
  /** What happens when the model cannot answer; absent for `none`. */
  fallback: Fallback.optional(),
  /** What happens to the owner's edits of the version before; absent for `keep`. */
  edits: EditsChoice.optional(),
  /** The draft that it publishes, as its owner saw it. */
  draftId: z.string().optional(),
  /** How its page looks, and the site from its end on; absent: as the site is set. */
  theme: SiteTheme.optional(),
  /** The version of the site that this launch makes. */
  number: z.number().int().positive(),
  requestedAt: z.number(),
  /** Append only. */
  log: z.array(ProgressEntry),
  /** W3C trace context of the command that requested it: work on the launch continues this trace. */
  traceparent: z.string().optional(),
}

/** The name is taken, the credits are not yet held. */
export const AdmittingLaunch = z.object({
  ...launch,
  status: z.literal('admitting'),
  /** When somebody else may send the same hold again. */
  retryAt: z.number(),
  /** When recovery stops asking and fails it. */
  giveUpAt: z.number(),
  /** Another process sends the hold too: taking the admission back then publishes `site.failed`, which releases it. */
  joined: z.boolean().optional(),
  /** What the draft has done already. */
  prepared: Outputs.optional(),
})
export type AdmittingLaunch = z.infer<typeof AdmittingLaunch>

export const PendingLaunch = z.object({
  ...launch,
  status: z.literal('pending'),
  deadlineAt: z.number(),
  /** How often a worker took it. */
  tries: z.number().int(),
  /** W3C trace context of the worker that took it last. */
  attempt: z.string().optional(),
  outputs: Outputs,
})
export type PendingLaunch = z.infer<typeof PendingLaunch>

export const LiveLaunch = z.object({
  ...launch,
  status: z.literal('live'),
  finishedAt: z.number(),
  bundleHash: z.string(),
  removed: z.array(Removed),
  provenance: ProvenanceSummary.optional(),
  carried: CarriedEdits.optional(),
  arranged: ArrangementSummary.optional(),
  writing: Writing.optional(),
})

export const FailedLaunch = z.object({
  ...launch,
  status: z.literal('failed'),
  finishedAt: z.number(),
  problem: z.enum(problemCodes),
  removed: z.array(Removed),
  provenance: ProvenanceSummary.optional(),
  carried: CarriedEdits.optional(),
  arranged: ArrangementSummary.optional(),
  writing: Writing.optional(),
})

export const CurrentLaunch = z.discriminatedUnion('status', [AdmittingLaunch, PendingLaunch])
export type CurrentLaunch = z.infer<typeof CurrentLaunch>
export const PastLaunch = z.discriminatedUnion('status', [LiveLaunch, FailedLaunch])
export type PastLaunch = z.infer<typeof PastLaunch>
export type Launch = CurrentLaunch | PastLaunch

const Version = z.object({
  number: z.number().int().positive(),
  bundleHash: z.string(),
  publishedAt: z.number(),
})

/** A page in another language than the first, with facts and words of its own. */
export const Translation = z.object({
  /** Whether visitors see it. */
  isOn: z.boolean(),
  /** The resume that it was made of. Absent: it began with the words of the first language. */
  resumeId: z.string().optional(),
  pinned: Pinned,
  composition: PageComposition,
})
export type Translation = z.infer<typeof Translation>

/** What the launch left behind that a page is shown of, with what its owner changed since. */
export const PageSnapshot = z.object({
  launchId: z.string(),
  publishedAt: z.number(),
  /** What the page is made of, so that changed settings and the owner's edits need no composer. */
  source: z.object({
    pinned: Pinned,
    composition: PageComposition,
    /** The page in its other language. Absent: none. */
    translation: Translation.optional(),
  }),
  /** Its owner changed it, or it keeps what they changed before. Absent in older snapshots. */
  edited: z.boolean().optional(),
  /** Wordings that were suggested for this page, and what its owner decided. Only what they accepted is on it. */
  suggestions: z.array(Suggestion).optional(),
})
export type PageSnapshot = z.infer<typeof PageSnapshot>

/** One document per site name; the id is the name. */
export const Site = z.object({
  id: z.string(),
  version: z.number().int(),
  schemaVersion: z.literal(2),
  ownerId: z.string(),
  createdAt: z.number(),
  settings: SiteSettings,
  /** The custom domain that the page names as its address; absent for the standard one. */
  domain: z.string().optional(),
  live: z
    .object({
      ...Version.shape,
      ...PageSnapshot.shape,
      url: z.string(),
      /** How often the owner changed its content, with the changes that were kept from versions before. */
      edits: z.number().int().optional(),
      /** When its content or its settings changed last. Absent in what went live before it was kept. */
      changedAt: z.number().optional(),
      /** Absent for a page that was last changed before versions were kept. */
      mark: VersionMark.optional(),
    })
    .optional(),
  /** The page before the last launch. Its owner can go back to it. */
  before: PageSnapshot.extend({
    /** The launch that took its place dropped its owner's edits: they hold on this page alone. */
    editsDropped: z.boolean().optional(),
  }).optional(),
  /** What pages before these two knew besides. It is as private on those, and goes with the site. */
  formerContact: ContactData.optional(),
  /** The last versions, newest first; their bundles are not swept. */
  versions: z.array(Version),
  current: CurrentLaunch.optional(),
  /** The last twenty that ended, newest first. */
  launches: z.array(PastLaunch),
  /** Settings or content changed and the live page does not show it yet. */
  republish: z.object({ retryAt: z.number(), tries: z.number().int() }).optional(),
  /** Absent until the projects of GitHub were read again. */
  githubRefresh: GitHubRefresh.optional(),
  /** Absent before the first. */
  checkup: Checkup.optional(),
  /** The highest epoch ever given out. Only ever rises, also across owners of one name. */
  epoch: z.number().int(),
  /** Who may publish this site now. A holder of another epoch changes nothing. */
  lease: z.object({ holder: z.string(), epoch: z.number().int(), until: z.number() }).optional(),
  deletion: z.object({ requestedAt: z.number(), retryAt: z.number() }).optional(),
  /** The site moves to another name: its document of that name counts, and this one only goes away. */
  renaming: Renaming.optional(),
  /** An operator took it down: nothing is published, and its owner changes nothing. The reason is for them. */
  takenDown: z.object({ at: z.number(), reason: z.string() }).optional(),
  /** Stays when the site is renamed. Absent for a site that never was. */
  key: z.string().optional(),
})
export type Site = z.infer<typeof Site>

export type SiteStatus = 'launching' | 'live' | 'failed' | 'deleting'

export function statusOf(site: Site): SiteStatus {
  if (site.deletion) return 'deleting'
  if (site.current) return 'launching'
  return site.live ? 'live' : 'failed'
}

/** When somebody has to look at this site; undefined when everything about it is final. */
export function dueAt(site: Site): number | undefined {
  const { deletion, renaming, takenDown, current, republish, lease } = site
  if (deletion) return deletion.retryAt
  if (renaming) return renaming.retryAt
  if (takenDown) return undefined
  if (current?.status === 'admitting') return current.retryAt
  if (current) return lease?.until ?? current.requestedAt
  if (republish) return Math.max(republish.retryAt, lease?.until ?? 0)
  return undefined
}

/** Finds a launch of this site, running or past. */
export const launchOf = (site: Site, launchId: string): Launch | undefined =>
  site.current?.id === launchId ? site.current : site.launches.find(({ id }) => id === launchId)

/** A launch id carries its site's name, so that one read finds it. */
export const launchIdFor = (siteName: string, random: string): string => `${random}.${siteName}`
export const siteNameOf = (launchId: string): string => launchId.slice(launchId.indexOf('.') + 1)
