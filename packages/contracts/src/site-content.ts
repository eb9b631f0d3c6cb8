import { z } from 'zod'
import { FactSource, PageSizes } from './resume-content.js'
import { SiteSuggestion } from './site-suggestions.js'

const Emphasis = z.enum(['lead', 'normal', 'compact'])

/** May search engines list the page, and which contact data it shows. */
export const SiteVisibility = z.object({
  indexed: z.boolean(),
  contact: z.object({ email: z.boolean(), phone: z.boolean(), address: z.boolean() }),
})
export type SiteVisibility = z.infer<typeof SiteVisibility>

/** A sentence of prose on a page, and whether a composer or the owner wrote it. */
const Written = z.object({
  text: z.string(),
  by: z.enum(['composer', 'owner']),
  /** Ids of the entries it speaks about; absent for the owner's own, and on pages from before it was kept. */
  entries: z.array(z.string()).optional(),
})

/** Where the facts come from that a page shows or its prose speaks about; contact data that is not public is left out. */
export const SiteProvenance = z.object({
  pageSizes: PageSizes,
  facts: z.array(
    z.object({
      /** JSON pointer into the resume’s content: `/work/0/name` is of the entry `work/0`, `/basics/name` of `basics`. */
      pointer: z.string(),
      text: z.string(),
      source: FactSource,
    }),
  ),
})
export type SiteProvenance = z.infer<typeof SiteProvenance>

/** What the check took off a page, and why. */
export const Removed = z.object({
  fact: z.string(),
  reason: z.string(),
  /** The sentence that it was taken from, which the owner may put back as their own; absent where it was none. */
  sentence: z
    .object({
      /** `intro`, or the id of the entry that it stood under. */
      under: z.string(),
      text: z.string(),
      /** What of it the page says; absent where the whole of it was taken. */
      rest: z.string().optional(),
    })
    .optional(),
})
export type Removed = z.infer<typeof Removed>

/** What a live page says: which entries of the resume, in which order, and the prose about them. */
export const SiteContent = z.object({
  name: z.string(),
  url: z.string(),
  /** False while a change is on its way to the page. */
  published: z.boolean(),
  ...SiteVisibility.shape,
  /** BCP 47. */
  language: z.string(),
  intro: z.array(Written),
  sections: z.array(
    z.object({
      name: z.string(),
      entries: z.array(
        z.object({ id: z.string(), title: z.string(), emphasis: Emphasis, prose: z.array(Written) }),
      ),
    }),
  ),
  /** Entries of the resume that the owner took off the page. An edit that names them shows them again. */
  takenOff: z.array(z.object({ section: z.string(), id: z.string(), title: z.string() })).default([]),
  removed: z.array(Removed),
  /** When the page before the last launch went live; absent where there is none to go back to. */
  before: z.object({ publishedAt: z.iso.datetime() }).optional(),
  /** The resume that the page was made of, where the launch is still known. */
  resumeId: z.string().optional(),
  /** Absent for a page that was made before sources were kept. */
  provenance: SiteProvenance.optional(),
  /** Wordings that wait for their owner's decision, those that passed both filters first. */
  suggestions: z.array(SiteSuggestion).default([]),
})
export type SiteContent = z.infer<typeof SiteContent>

/** The most a page has: sections, entries of a section, sentences of the introduction, and of the prose of an entry. */
export const mostOnPage = { sections: 30, entries: 250, intro: 60, prose: 20 } as const

const OwnSentence = z.string().trim().min(1, 'Please write something').max(2_000, 'At most 2,000 characters')

/** What the owner wants the page to say. A sentence that stood there stays whoever's it was; any other is the owner's. */
export const SiteContentEdit = z.strictObject({
  intro: z.array(OwnSentence).max(mostOnPage.intro),
  sections: z
    .array(
      z.strictObject({
        name: z.string(),
        entries: z
          .array(
            z.strictObject({
              id: z.string(),
              emphasis: Emphasis,
              prose: z.array(OwnSentence).max(mostOnPage.prose),
            }),
          )
          .max(mostOnPage.entries),
      }),
    )
    .max(mostOnPage.sections),
})
export type SiteContentEdit = z.infer<typeof SiteContentEdit>
