import { type CorrectedContent, ImportKind, ResumeContent, type Reading } from '@thumbfolio/contracts'
import { z } from 'zod'
import { isSame } from './merge/json.js'

/** An uploaded resume. The PDF and the full reading with its boxes are blobs; what a launch needs is here. */
export const Resume = z.object({
  id: z.string(),
  version: z.number().int(),
  schemaVersion: z.literal(1),
  userId: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  pages: z.number().int(),
  /** The kind of the file; `by-hand`: there is none. Absent for a PDF. */
  imported: ImportKind.optional(),
  language: z.string(),
  /** What its owner says it is written in; stays when it is read again. */
  chosenLanguage: z.string().optional(),
  sizeBytes: z.number().int(),
  /** Of the PDF, in hex: shows whether a repeated upload is the same one. The earliest resumes have none. */
  sha256: z.string().optional(),
  /** Names the reading among the blobs; a new one for each reading. */
  readingId: z.string(),
  read: ResumeContent,
  /** The content with the owner's words in it; a new reading changes only what they left as it was read. */
  corrected: ResumeContent.optional(),
  /** When its owner said that name, headline and town are theirs. */
  identityConfirmedAt: z.iso.datetime().optional(),
  /** Counts what a launch would see; the ETag. */
  contentVersion: z.number().int(),
})
export type Resume = z.infer<typeof Resume>

export const contentOf = ({ corrected, read }: Resume): ResumeContent => corrected ?? read

export const languageOf = ({ chosenLanguage, language }: Resume): string => chosenLanguage ?? language

export const etagOf = ({ contentVersion }: Resume): string => `"${contentVersion}"`

/** What a reading leaves in the document. */
export const fromReading = (reading: Reading, readingId: string) => ({
  pages: reading.pages,
  ...(reading.imported && { imported: reading.imported.kind }),
  language: reading.language,
  readingId,
  read: reading.content,
})

/**
 * Who only says which language it is corrects nothing of what was read. `confirmedAt`: the owner also says that name,
 * headline and town are theirs.
 */
export const correctedWith = (
  resume: Resume,
  { language, ...content }: CorrectedContent,
  confirmedAt?: string,
): Resume => ({
  ...resume,
  ...(language && { chosenLanguage: language }),
  ...((!language || !isSame(content, contentOf(resume))) && { corrected: content }),
  ...(confirmedAt !== undefined && { identityConfirmedAt: confirmedAt }),
  contentVersion: resume.contentVersion + 1,
})

/** `corrected` is the owner's content merged with the new reading; absent without corrections. */
export const rereadAs = (
  resume: Resume,
  reading: Reading,
  readingId: string,
  corrected: ResumeContent | undefined,
): Resume => ({
  ...resume,
  ...fromReading(reading, readingId),
  ...(corrected && { corrected }),
  contentVersion: resume.contentVersion + 1,
})
