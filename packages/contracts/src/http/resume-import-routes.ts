import { z } from 'zod'
import { ReadingQuality } from '../reading-quality.js'
import { ImportKind, Reading } from '../resume-content.js'
import { route, type RouteTable } from '../route.js'
import { withMessage } from './answers.js'
import { ResumeName } from './resume-routes.js'

const Imported = withMessage({
  fileName: z.string(),
  data: z.object({
    _id: z.string(),
    name: z.string(),
    url: z.string(),
    fileName: z.string(),
    pages: z.number().int(),
    questions: Reading.shape.questions,
    quality: ReadingQuality.optional(),
    imported: ImportKind.optional(),
  }),
})

export const resumeImportRoutes = {
  startByHand: route({
    service: 'resume',
    method: 'POST',
    path: '/auth/resume/by-hand',
    summary: 'Start with an empty page: a resume without a file, whose owner writes everything on the page',
    access: 'verified',
    rate: 'upload',
    body: z.strictObject({ name: ResumeName.default('Written by hand') }),
    headers: { 'Idempotency-Key': 'optional' },
    answers: { 201: Imported },
    problems: ['validation-failed', 'idempotency-mismatch', 'too-many-resumes'],
  }),
  importResume: route({
    service: 'resume',
    method: 'POST',
    path: '/auth/resume/import',
    summary:
      'Import a Word document, LinkedIn data export (ZIP), JSON Resume or plain text as a data URL (at most 10 MB)',
    access: 'verified',
    rate: 'upload',
    body: z.object({
      file: z.string({ error: 'Please choose a file' }).min(1, 'Please choose a file'),
      name: ResumeName,
    }),
    bodyLimitBytes: 14.5 * 2 ** 20,
    bodyTooLarge: 'import-too-large',
    headers: { 'Idempotency-Key': 'optional' },
    answers: { 201: Imported },
    problems: [
      'validation-failed',
      'not-found',
      'import-not-supported',
      'import-damaged',
      'import-without-text',
      'import-too-heavy',
      'import-too-large',
      'import-not-json-resume',
      'import-not-linkedin',
      'reading-limit',
      'reader-busy',
      'upload-busy',
      'request-timeout',
      'idempotency-mismatch',
      'too-many-resumes',
    ],
  }),
} satisfies RouteTable
