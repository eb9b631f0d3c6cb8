import { ImportKind, ResumeContent, type Reading } from '@thumbfolio/contracts'
import { z } from 'zod'

/** An uploaded resume. The PDF and the full reading with its boxes are blobs; what a launch needs stands here. */
export const Resume = z.object({
  id: z.string(),
  version: z.number().int(),
  schemaVersion: z.literal(1),
  userId: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  pages: z.number().int(),
  /** What the file is, where it is no PDF. */
  imported: ImportKind.optional(),
  language: z.string(),
  sizeBytes: z.number().int(),
  /** Of the PDF, in hex: tells whether a repeated upload is the same one. The earliest resumes have none. */
  sha256: z.string().optional(),
  /** Names the reading among the blobs; a new one for each reading. */
  readingId: z.string(),
  read: ResumeContent,
  /** The content with the owner's words in it; a new reading changes only what they left as it was read. */
  corrected: ResumeContent.optional(),
  /** Counts what a launch would see; the ETag. */
  contentVersion: z.number().int(),
})
export type Resume = z.infer<typeof Resume>

export const contentOf = ({ corrected, read }: Resume): ResumeContent => corrected ?? read

export const etagOf = ({ contentVersion }: Resume): string => `"${contentVersion}"`

/** What a reading leaves in the document. */
export const takenFrom = (reading: Reading, readingId: string) => ({
  pages: reading.pages,
  ...(reading.imported && { imported: reading.imported.kind }),
  language: reading.language,
  readingId,
  read: reading.content,
})

export const correctedWith = (resume: Resume, content: ResumeContent): Resume => ({
  ...resume,
  corrected: content,
  contentVersion: resume.contentVersion + 1,
})

/** `corrected` is the owner's content merged with the new reading, absent where there is none. */
export const rereadAs = (
  resume: Resume,
  reading: Reading,
  readingId: string,
  corrected: ResumeContent | undefined,
): Resume => ({
  ...resume,
  ...takenFrom(reading, readingId),
  ...(corrected && { corrected }),
  contentVersion: resume.contentVersion + 1,
})
