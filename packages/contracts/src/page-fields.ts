import { z } from 'zod'
import {
  ResumeAward,
  ResumeBasics,
  ResumeCertificate,
  ResumeCustomEntry,
  ResumeEducation,
  ResumeInterest,
  ResumeLanguage,
  ResumeProject,
  ResumePublication,
  ResumeReference,
  ResumeSkill,
  ResumeVolunteer,
  ResumeWork,
} from './resume-content.js'

/** The fields of a section whose text is on a page line by line, in the order of a resume. */
export const lineFields = {
  basics: ['summary'],
  work: ['description', 'summary', 'highlights'],
  volunteer: ['summary', 'highlights'],
  projects: ['description', 'highlights'],
  education: ['summary'],
  awards: ['summary'],
  certificates: [],
  publications: ['summary'],
  skills: [],
  languages: [],
  interests: [],
  references: [],
  custom: ['summary', 'highlights'],
} as const satisfies Record<string, readonly ('description' | 'summary' | 'highlights')[]>

/** The fields of an entry apart from its lines, which an owner edits as `fields`. Values follow the JSON Resume schema. */
export const entryFields = {
  work: ResumeWork.omit({ description: true, summary: true, highlights: true }),
  volunteer: ResumeVolunteer.omit({ summary: true, highlights: true }),
  projects: ResumeProject.omit({ description: true, highlights: true }),
  education: ResumeEducation.omit({ summary: true }),
  awards: ResumeAward.omit({ summary: true }),
  certificates: ResumeCertificate,
  publications: ResumePublication.omit({ summary: true }),
  skills: ResumeSkill,
  languages: ResumeLanguage,
  interests: ResumeInterest,
  references: ResumeReference,
  custom: ResumeCustomEntry.omit({ summary: true, highlights: true }),
} as const satisfies Record<Exclude<keyof typeof lineFields, 'basics'>, z.ZodObject>
export type EditableSection = keyof typeof entryFields

/** The person of a page, without the fields that are edited as headline, introduction and photo. */
export const PageBasics = ResumeBasics.omit({ summary: true, label: true, image: true })
export type PageBasics = z.infer<typeof PageBasics>

const { shape } = PageBasics

/** A change of them. A field that is absent stays as it is; `null` clears it. `location` and `profiles` are replaced as a whole. */
export const PageBasicsEdit = z.strictObject({
  name: shape.name.nullable(),
  email: shape.email.nullable(),
  phone: shape.phone.nullable(),
  url: shape.url.nullable(),
  location: shape.location.nullable(),
  profiles: shape.profiles.nullable(),
})
export type PageBasicsEdit = z.infer<typeof PageBasicsEdit>

/** The fields of an entry apart from its lines, by name. */
export const EntryFields = z.record(z.string(), z.union([z.string(), z.array(z.string())]))
export type EntryFields = z.infer<typeof EntryFields>

/** A change of them: a field that is absent stays as it is; `null` clears it. Checked by the schema of the section. */
export const EntryFieldsEdit = z.record(
  z.string().max(40),
  z.union([z.string().max(10_000), z.array(z.string().max(500)).max(200), z.null()]),
)
export type EntryFieldsEdit = z.infer<typeof EntryFieldsEdit>

/** The id of an added entry in an edit. The answer has the real id, in the same place. */
export const newEntryId = 'new'

export const mostTitleCharacters = 80
/** Of a section, including entries that were taken off the page. */
export const mostEntries = 200

/** The owner's titles, by section name. Default: the standard title. */
export const SectionTitles = z.record(z.string(), z.string())
export type SectionTitles = z.infer<typeof SectionTitles>
