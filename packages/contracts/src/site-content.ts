import { z } from 'zod'
import { CaseStudy, CaseStudyEdit } from './case-study.js'
import { AnsweredFinding, Confirmations, PersonalFactKind, PersonalFinding } from './personal-facts.js'
import {
  EntryFields,
  EntryFieldsEdit,
  mostTitleCharacters,
  PageBasics,
  PageBasicsEdit,
  SectionTitles,
} from './page-fields.js'
import { GitHubProjects } from './github-projects.js'
import { SiteLanguage } from './page-languages.js'
import { Picture, PicturesEdit, PictureWords } from './pictures.js'
import { FactSource, PageSizes } from './resume-content.js'
import { SiteActions } from './site-actions.js'
import { SiteSuggestion, SuggestedBy } from './site-suggestions.js'
import { SiteTheme, ThemeLayout } from './site-theme.js'

const Emphasis = z.enum(['lead', 'normal', 'compact'])

/** May search engines list the page, which contact data it shows, and how it looks. */
export const SiteVisibility = z.object({
  indexed: z.boolean(),
  contact: z.object({ email: z.boolean(), phone: z.boolean(), address: z.boolean() }),
  /** Whether page views are counted; absent for yes. */
  visits: z.boolean().optional(),
  /** Whether the page has a weekly checkup; absent for yes. */
  checkup: z.boolean().optional(),
  /** Whether the page says when it was last changed; absent for yes. */
  dated: z.boolean().optional(),
  /** Whether visitors can download the PDF that the page was made of; absent for no. */
  pdf: z.boolean().optional(),
  /** Personal facts of the resume that the page shows; absent for none. */
  personal: z.array(PersonalFactKind).optional(),
  /** Whether the page shows references, without how to reach who gave them; absent for no. */
  references: z.boolean().optional(),
  /** How the page looks. Absent while its owner has chosen nothing: it has the composer's theme. */
  theme: SiteTheme.optional(),
  /** The calls to action at the end of the page. Default: none. */
  actions: SiteActions.optional(),
})
export type SiteVisibility = z.infer<typeof SiteVisibility>

/** Kinds that are switched, each by its name; or all that are on. */
export const KindsChange = z.union([
  z.array(PersonalFactKind),
  z.partialRecord(PersonalFactKind, z.boolean()),
])
export type KindsChange = z.infer<typeof KindsChange>

/** A sentence or a bullet on a page, and whose words it is. */
const Written = z.object({
  text: z.string(),
  /** `resume`: a line of the resume, word for word. `composer`: a model's prose on a page from before; no launch publishes any. */
  by: z.enum(['resume', 'owner', 'composer']),
  /** Of a wording that a model suggested: `by` is `owner`, who accepted it and did not write it. */
  suggested: SuggestedBy.optional(),
  /** Id of the resume's line, as `work/0/highlights/1` or `basics/summary#0`; for the owner's words of the one they replace. */
  line: z.string().optional(),
  /** Ids of the entries it is from or speaks about; absent for the owner's own. */
  entries: z.array(z.string()).optional(),
})

/** Where the facts come from that a page shows; contact data that is not public is left out. */
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

/** What was left out of a page, and why. */
export const Removed = z.object({
  fact: z.string(),
  reason: z.string(),
  /** The sentence of the owner that was left out, which the owner may put back as their own; absent where it was none. */
  sentence: z
    .object({
      /** `intro`, or the id of the entry that it stood under. */
      under: z.string(),
      text: z.string(),
    })
    .optional(),
})
export type Removed = z.infer<typeof Removed>

/** What a live page says: which entries of the resume, in which order, and the lines of each. */
export const SiteContent = z.object({
  name: z.string(),
  url: z.string(),
  /** False while a change is on its way to the page. */
  published: z.boolean(),
  ...SiteVisibility.shape,
  /** Projects of GitHub on the page. Default: none. */
  github: GitHubProjects.optional(),
  /** BCP 47. */
  language: z.string(),
  /** All languages of the site, the first one first. Absent where there is one. */
  languages: z.array(SiteLanguage).optional(),
  /** The layout that the page has now, and the one that suits the resume best. */
  layout: ThemeLayout.default('editorial'),
  recommended: ThemeLayout.default('editorial'),
  /** What the page says under the name; absent where it says nothing there. */
  headline: z
    .object({ text: z.string(), by: z.enum(['resume', 'owner']), suggested: SuggestedBy.optional() })
    .optional(),
  /** The person of the page, public or not, as the owner edits it. */
  basics: PageBasics.default({}),
  titles: SectionTitles.default({}),
  intro: z.array(Written),
  /** Ids of the lines that stand at the top as quotes, each with a link to its entry. */
  best: z.array(z.string()).default([]),
  sections: z.array(
    z.object({
      name: z.string(),
      entries: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          emphasis: Emphasis,
          fields: EntryFields.default({}),
          lines: z.array(Written),
          /** In order. Default: none. */
          pictures: z.array(z.object({ ...Picture.shape, ...PictureWords.shape })).optional(),
          /** Its own page, at `/work/<slug>`. Default: none. */
          caseStudy: CaseStudy.optional(),
        }),
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
  /** Contact data in the resume, public or not: its PDF shows all of it. */
  pdfContains: z
    .array(z.object({ kind: z.enum(['email', 'phone', 'address']), text: z.string() }))
    .default([]),
  /** Absent for a page that was made before sources were kept. */
  provenance: SiteProvenance.optional(),
  /** Wordings that wait for their owner's decision, those that passed both filters first. */
  suggestions: z.array(SiteSuggestion).default([]),
  /** Personal facts that the page would show, and does not until their owner answers. */
  findings: z.array(PersonalFinding).optional(),
  /** Those that they have answered for. */
  answered: z.array(AnsweredFinding).optional(),
  /** Kinds of personal facts that the resume states: what `personal` can show. Absent for none. */
  personalKinds: z.array(PersonalFactKind).optional(),
  /** Whether the resume has references; absent for no. */
  hasReferences: z.boolean().optional(),
})
export type SiteContent = z.infer<typeof SiteContent>

/** The most a page has: sections, entries of a section, lines of the introduction and of an entry, characters of the headline. */
export const mostOnPage = { sections: 30, entries: 250, intro: 80, lines: 320, headline: 200 } as const

const OwnSentence = z
  .string()
  .trim()
  .min(1, 'Please write something')
  .max(12_000, 'At most 12,000 characters')

/**
 * What the owner wants the page to say. A line that was on the page before, and a line of the resume, keeps its author; any
 * other is the owner's. A value that changes back to the resume's belongs to the resume again. A line of the resume that is left out is not shown.
 */
export const SiteContentEdit = z.strictObject({
  /** Absent: as it is. Empty: as the resume has it. */
  headline: z.string().trim().max(mostOnPage.headline, 'At most 200 characters').optional(),
  /** Absent: as they are. */
  basics: PageBasicsEdit.optional(),
  /** By the name of a section; a section that is absent keeps its title, an empty text is the standard one. */
  titles: z
    .record(z.string(), z.string().trim().max(mostTitleCharacters, 'At most 80 characters'))
    .optional(),
  intro: z.array(OwnSentence).max(mostOnPage.intro),
  /** Absent: those that stood there, as far as their lines still do. */
  best: z.array(z.string()).max(4).optional(),
  sections: z
    .array(
      z.strictObject({
        name: z.string(),
        entries: z
          .array(
            z.strictObject({
              /** `new`: an entry that the owner adds here, with a name in `fields`. */
              id: z.string(),
              emphasis: Emphasis,
              /** Absent: as they are. */
              fields: EntryFieldsEdit.optional(),
              lines: z.array(OwnSentence).max(mostOnPage.lines),
              /** Absent: as they are. Each must be uploaded first. */
              pictures: PicturesEdit.optional(),
              /** Absent: as it is. `null`: none. Only projects have one. */
              caseStudy: CaseStudyEdit.nullable().optional(),
            }),
          )
          .max(mostOnPage.entries),
      }),
    )
    .max(mostOnPage.sections),
  /** Answers for the personal facts that this edit would publish. */
  confirm: Confirmations.optional(),
})
export type SiteContentEdit = z.infer<typeof SiteContentEdit>
