import { z } from 'zod'
import { PersonalFactKind } from './personal-facts.js'
import { ReadingQuality } from './reading-quality.js'

/** The schemas that are marked as private. */
export const privateSchemas = z.registry<{ private: true }>()
/** Marks what no model is sent and no page shows by itself: contact data, links, other people's words, personal facts. */
const privately = <T extends z.ZodType>(schema: T): T => {
  const own = schema.clone()
  privateSchemas.add(own, { private: true })
  return own
}

/** One line: names, titles, places. Longer printed ones are cut by the reading. */
const line = z.string().max(500).optional()
/** Prose of any length a resume may have. */
const prose = z.string().max(10_000).optional()
const list = <T extends z.ZodType>(of: T) => z.array(of).max(200).optional()
const lines = list(z.string().max(500))
const paragraphs = list(z.string().max(10_000))
const url = privately(z.string().max(2_000).optional())
/** As precise as printed: `2019`, `2019-03` or `2019-03-07`. No end date means still going on. */
const date = z
  .string()
  .regex(/^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/, 'A date is YYYY, YYYY-MM or YYYY-MM-DD')
  .optional()

/** Where a person lives, in the parts that are printed. `countryCode` is a code or a name, as printed. */
export const ResumeLocation = z.strictObject({
  address: privately(line),
  postalCode: privately(line),
  city: line,
  region: line,
  countryCode: line,
})

/** A social or professional profile elsewhere. */
export const ResumeProfile = z.strictObject({ network: line, username: line, url })

/** Who the resume is about. `image` is never read from a PDF. */
export const ResumeBasics = z.strictObject({
  name: line,
  label: line,
  image: url,
  email: privately(line),
  phone: privately(line),
  url,
  summary: prose,
  location: ResumeLocation.optional(),
  profiles: privately(list(ResumeProfile)),
})

/** Section `work`. */
export const ResumeWork = z.strictObject({
  name: line,
  position: line,
  location: line,
  description: prose,
  url,
  startDate: date,
  endDate: date,
  summary: prose,
  highlights: paragraphs,
})

/** Section `volunteer`. */
export const ResumeVolunteer = z.strictObject({
  organization: line,
  position: line,
  location: line,
  url,
  startDate: date,
  endDate: date,
  summary: prose,
  highlights: paragraphs,
})

/** Section `education`. */
export const ResumeEducation = z.strictObject({
  institution: line,
  url,
  area: line,
  studyType: line,
  location: line,
  startDate: date,
  endDate: date,
  score: line,
  summary: prose,
  courses: paragraphs,
})

/** Section `awards`. */
export const ResumeAward = z.strictObject({ title: line, date, awarder: line, summary: prose })

/** Section `certificates`. */
export const ResumeCertificate = z.strictObject({
  name: line,
  date,
  /** When it ends. Not a field of the JSON Resume schema, which allows others. */
  expires: date,
  issuer: line,
  url,
})

/** Section `publications`. */
export const ResumePublication = z.strictObject({
  name: line,
  publisher: line,
  releaseDate: date,
  url,
  summary: prose,
})

/** Section `skills`. */
export const ResumeSkill = z.strictObject({ name: line, level: line, keywords: lines })

/** Section `languages`. */
export const ResumeLanguage = z.strictObject({ language: line, fluency: line })

/** Section `interests`. */
export const ResumeInterest = z.strictObject({ name: line, keywords: lines })

/** Section `references`. */
export const ResumeReference = z.strictObject({ name: line, reference: privately(prose) })

/** Section `projects`. */
export const ResumeProject = z.strictObject({
  name: line,
  description: prose,
  highlights: paragraphs,
  keywords: lines,
  startDate: date,
  endDate: date,
  url,
  roles: lines,
  entity: line,
  type: line,
})

/** An entry of a section that has no other field here. `section` is its title as printed: entries with the same title form one section. */
export const ResumeCustomEntry = z.strictObject({
  section: line,
  title: line,
  subtitle: line,
  location: line,
  url,
  startDate: date,
  endDate: date,
  summary: prose,
  highlights: paragraphs,
})

/** A personal fact as printed: `label` is its title on paper, `text` its value. */
export const ResumePersonalFact = z.strictObject({
  kind: PersonalFactKind.optional(),
  label: line,
  text: line,
})

/**
 * The JSON Resume schema (https://jsonresume.org/schema), all twelve sections, and two lists of our own: entries of
 * sections with other titles, and personal facts, which no page shows and no model sees unless their owner switches them
 * on. Unknown keys are refused.
 */
export const ResumeContent = z.strictObject({
  basics: ResumeBasics.optional(),
  work: list(ResumeWork),
  volunteer: list(ResumeVolunteer),
  education: list(ResumeEducation),
  awards: list(ResumeAward),
  certificates: list(ResumeCertificate),
  publications: list(ResumePublication),
  skills: list(ResumeSkill),
  languages: list(ResumeLanguage),
  interests: list(ResumeInterest),
  references: privately(list(ResumeReference)),
  projects: list(ResumeProject),
  custom: list(ResumeCustomEntry),
  personal: privately(list(ResumePersonalFact)),
})
export type ResumeContent = z.infer<typeof ResumeContent>

/** `[x, y, width, height]` in PDF points; the origin is the top left corner of the page as it is shown. */
export const Box = z.tuple([z.number(), z.number(), z.number(), z.number()])
export type Box = z.infer<typeof Box>

/** Where a value is on paper. `confidence` is 0 to 1. */
export const Provenance = z.object({
  page: z.number().int().min(1),
  box: Box,
  /** The exact source text, before anything was split, joined or reformatted. */
  text: z.string(),
  confidence: z.number().min(0).max(1),
})
export type Provenance = z.infer<typeof Provenance>

/** Most characters of a source's own text; a longer one ends in an ellipsis. */
export const longestSourceText = 300

/** Where a value is in its PDF. `text` is as printed; absent where the value is that, letter for letter. */
export const PdfPlace = Provenance.pick({ page: true, box: true }).extend({
  text: z.string().max(longestSourceText).optional(),
})
export type PdfPlace = z.infer<typeof PdfPlace>

/** Where a value comes from that a page may show: its place in the PDF, or its owner's own hand. */
export const FactSource = z.union([z.literal('owner'), PdfPlace])
export type FactSource = z.infer<typeof FactSource>

/** Keyed by JSON pointer into a content, for example `/work/0/name`. What is not in it comes from nowhere known. */
export const FactSources = z.record(z.string(), FactSource)
export type FactSources = z.infer<typeof FactSources>

/** Width and height of each page of a PDF, in points. */
export const PageSizes = z.array(z.tuple([z.number(), z.number()]))
export type PageSizes = z.infer<typeof PageSizes>

/**
 * The kinds of files besides PDF that a resume can be imported from. `by-hand`: there is no file, its owner started with an
 * empty page.
 */
export const ImportKind = z.enum(['docx', 'linkedin', 'json-resume', 'text', 'by-hand'])
export type ImportKind = z.infer<typeof ImportKind>

/**
 * The text of an imported file, in place of the pages of a PDF: page n of the reading is file n here, and line n of it is
 * the row from `(n - 1) * importedRowPoints` down.
 */
export const ImportedText = z.object({
  kind: ImportKind,
  files: z.array(z.object({ name: z.string(), lines: z.array(z.string()) })),
})
export type ImportedText = z.infer<typeof ImportedText>

/** Height of a line of an imported text, in points. */
export const importedRowPoints = 14
/** Width of the page that an imported text is on, in points. */
export const importedPageWidthPoints = 595

/** What was read from one file, and how sure the reading is. */
export const Reading = z.object({
  content: ResumeContent,
  /** Keyed by JSON pointer into `content`, for example `/work/0/name`. */
  provenance: z.record(z.string(), Provenance),
  /** Values the owner should look at. */
  questions: z.array(z.object({ pointer: z.string(), detail: z.string() })),
  /** Text that was read and has no place in the schema: nothing a person wrote disappears. */
  unplaced: z.array(
    z.object({
      page: z.number().int().min(1),
      box: Box,
      text: z.string(),
      /** A page number, or a header or footer that returns on other pages. Absent for no. */
      isHeaderOrFooter: z.boolean().optional(),
      /** It does not belong to the resume: a letter, a certificate or a second resume in the same file. Default: false. */
      isOtherDocument: z.boolean().optional(),
    }),
  ),
  /** How many runs of hidden text were left out. */
  hidden: z.number().int().min(0),
  /** ISO 639-1, or `und`. */
  language: z.string(),
  pages: z.number().int().min(1),
  pageSizes: PageSizes,
  /** False for an invoice, a paper and the like. */
  isResume: z.boolean(),
  /** Absent in readings from before it was measured. */
  quality: ReadingQuality.optional(),
  /** The text of a file that is not a PDF. Where it is present there is no PDF of this resume. */
  imported: ImportedText.optional(),
})
export type Reading = z.infer<typeof Reading>

/** How much of a PDF the reading understood. */
export const ReadingSignals = z.object({
  /** False for an invoice, a paper and the like. */
  isResume: z.boolean(),
  /** Share of the text that found no place in the content, 0 to 1; 0 once its owner corrected more than who they are. */
  unplacedShare: z.number().min(0).max(1),
  /** What still holds of it for the content as it is now. Absent where it was never measured. */
  quality: ReadingQuality.optional(),
  /** Its owner confirmed name, headline and town. */
  isIdentityConfirmed: z.boolean().optional(),
})
export type ReadingSignals = z.infer<typeof ReadingSignals>

/** The value at a JSON pointer of a content, such as `/work/0/name`; undefined if nothing is there. Keys have no escapes. */
export const valueAt = (content: ResumeContent, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (node, key) => (node && typeof node === 'object' ? (node as Record<string, unknown>)[key] : undefined),
      content,
    )
