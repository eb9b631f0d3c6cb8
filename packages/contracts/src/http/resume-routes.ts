import { z } from 'zod'
import { CorrectedContent } from '../corrected-content.js'
import { ReadingQuality } from '../reading-quality.js'
import { ImportKind, Reading, ResumeContent } from '../resume-content.js'
import { raw, route, type FileBody, type RouteTable } from '../route.js'
import { isVisible, singleLine } from '../user.js'
import { IdParams, Message, withMessage } from './answers.js'

export const ResumeName = z
  .string({ error: 'Please give the resume a name' })
  .overwrite(singleLine)
  .trim()
  .min(1, { error: 'Please give the resume a name', abort: true })
  .max(200, 'A resume name has at most 200 characters')
  .refine(isVisible, 'Please give the resume a name that can be seen')

const PdfName = ResumeName.refine((name) => name.toLowerCase().endsWith('.pdf'), 'Please upload a PDF file')

/** A PDF that is uploaded. Readers accept the header within the first 1,024 bytes (ISO 32000, implementation notes). */
export const pdfFileBody = {
  mediaType: 'application/pdf',
  limitBytes: 10 * 2 ** 20,
  signature: { text: '%PDF-', withinBytes: 1_024, problem: 'not-a-pdf' },
  query: z.object({ name: PdfName }),
} as const satisfies FileBody

const UserId = z.string({ error: 'userId is required' }).min(1, 'userId is required')

/** `url` ends in the id. */
export const ResumeItem = z.object({
  _id: z.string(),
  name: z.string(),
  url: z.string(),
  createdAt: z.iso.datetime(),
  /** What it was imported from, where it is no PDF: then `url` answers 404. */
  imported: ImportKind.optional(),
})
export type ResumeItem = z.infer<typeof ResumeItem>

/** A resume as it was read, with its owner's corrections laid over the reading. */
export const ResumeReading = z.object({
  ...Reading.shape,
  /** What the launch uses: the reading, or the owner's corrected content. */
  content: ResumeContent,
  corrected: z.boolean(),
  /** Places of values that its owner changed, moved or deleted since. */
  replaced: Reading.shape.unplaced.optional(),
  /** When its owner said that name, headline and town are theirs. Absent where they never did. */
  identityConfirmedAt: z.iso.datetime().optional(),
})
export type ResumeReading = z.infer<typeof ResumeReading>

const Question = Reading.shape.questions

export const resumeRoutes = {
  uploadResume: route({
    service: 'resume',
    method: 'POST',
    path: '/auth/resume',
    summary:
      'Upload a PDF resume: the file itself with its name in the query, or as a data URL (at most 10 MB, 30 pages)',
    access: 'verified',
    rate: 'upload',
    body: z.object({
      pdfFile: z.string({ error: 'Please upload a PDF file' }).min(1, 'Please upload a PDF file'),
      name: PdfName,
    }),
    file: pdfFileBody,
    bodyLimitBytes: 14.5 * 2 ** 20,
    bodyTooLarge: 'pdf-too-large',
    headers: { 'Idempotency-Key': 'optional' },
    answers: {
      201: withMessage({
        fileName: z.string(),
        data: z.object({
          _id: z.string(),
          name: z.string(),
          url: z.string(),
          fileName: z.string(),
          pages: z.number().int(),
          questions: Question,
          quality: ReadingQuality.optional(),
        }),
      }),
    },
    problems: [
      'validation-failed',
      'not-found',
      'not-a-pdf',
      'pdf-too-large',
      'pdf-encrypted',
      'pdf-damaged',
      'pdf-without-text',
      'pdf-too-many-pages',
      'pdf-too-heavy',
      'pdf-adobe-form',
      'pdf-portfolio',
      'pdf-turned-text',
      'reading-limit',
      'reader-busy',
      'upload-busy',
      'request-timeout',
      'idempotency-mismatch',
      'too-many-resumes',
    ],
  }),
  renameResume: route({
    service: 'resume',
    method: 'PATCH',
    path: '/auth/resume/:id',
    summary: 'Rename a resume',
    access: 'verified',
    rate: 'write',
    params: IdParams,
    body: z.object({ name: ResumeName, userId: UserId }),
    answers: { 200: withMessage({ data: z.object({ _id: z.string(), name: z.string(), url: z.string() }) }) },
    problems: ['validation-failed'],
  }),
  deleteResume: route({
    service: 'resume',
    method: 'DELETE',
    path: '/auth/resume/:id',
    summary: 'Delete a resume and its file',
    access: 'verified',
    rate: 'write',
    params: IdParams,
    answers: { 200: Message },
    problems: [],
  }),
  resumeFile: route({
    service: 'resume',
    method: 'GET',
    path: '/auth/resume/file/:id',
    summary: 'The uploaded PDF, byte for byte, for its owner; of a portfolio the PDF in it that was read',
    access: 'verified',
    rate: 'read',
    params: IdParams,
    answers: { 200: raw('application/pdf') },
    problems: [],
  }),
  resumeContent: route({
    service: 'resume',
    method: 'GET',
    path: '/auth/resume/:id/content',
    summary: 'What was read, with provenance; `ETag` is its version',
    access: 'verified',
    rate: 'read',
    params: IdParams,
    answers: { 200: z.object({ data: ResumeReading }) },
    problems: [],
  }),
  correctResume: route({
    service: 'resume',
    method: 'PUT',
    path: '/auth/resume/:id/content',
    summary:
      "Store the owner's corrected content, and the language they say it is in (`If-Match` needed); `identity=confirmed` says that name, headline and town are theirs",
    access: 'verified',
    rate: 'write',
    params: IdParams,
    query: z.object({
      identity: z.literal('confirmed', { error: 'identity can only be confirmed' }).optional(),
    }),
    body: CorrectedContent,
    bodyLimitBytes: 2 ** 20,
    headers: { 'If-Match': 'required' },
    answers: { 200: z.object({ data: ResumeReading }) },
    problems: ['validation-failed', 'stale', 'precondition-required'],
  }),
  rereadResume: route({
    service: 'resume',
    method: 'POST',
    path: '/auth/resume/:id/reread',
    summary: "Read the PDF again; the owner's corrections stay (`If-Match` heeded)",
    access: 'verified',
    rate: 'upload',
    params: IdParams,
    headers: { 'If-Match': 'optional' },
    answers: {
      200: z.object({
        data: ResumeReading,
        /** JSON pointers of values that are no longer what they were. */
        changed: z.array(z.string()),
        /** JSON pointers of the owner's corrections that the new reading sees differently. */
        kept: z.array(z.string()),
      }),
    },
    problems: ['stale', 'pdf-too-heavy', 'reading-limit', 'reader-busy'],
  }),
  listResumes: route({
    service: 'resume',
    method: 'GET',
    path: '/dash/get-resume/:userId',
    summary: "The user's resumes, newest first",
    access: 'verified',
    rate: 'read',
    params: z.object({ userId: z.string() }),
    answers: { 200: z.object({ data: z.array(ResumeItem) }) },
    problems: [],
  }),
} satisfies RouteTable
