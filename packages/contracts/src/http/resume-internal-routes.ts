import { z } from 'zod'
import { WorkPicturePlace } from '../pictures.js'
import { QualityCode } from '../reading-quality.js'
import { FactSources, PageSizes, ReadingSignals, ResumeContent } from '../resume-content.js'
import { raw, route, type RouteTable } from '../route.js'
import { internalCallers } from './internal-callers.js'

export const resumeInternalRoutes = {
  contentForLaunch: route({
    service: 'resume',
    method: 'GET',
    path: '/internal/users/:userId/resumes/:id/content',
    summary: 'The content a launch pins, with its ETag and where each value comes from',
    access: 'internal',
    callers: internalCallers.contentForLaunch,
    rate: 'internal',
    params: z.object({ userId: z.string(), id: z.string() }),
    answers: {
      200: z.object({
        content: ResumeContent,
        language: z.string(),
        /** Its owner said so. Absent where it was read. */
        isLanguageChosen: z.boolean().optional(),
        etag: z.string(),
        name: z.string(),
        sources: FactSources,
        pageSizes: PageSizes,
        /** Absent from a service that does not say yet. */
        reading: ReadingSignals.optional(),
      }),
    },
    problems: [],
  }),
  textOfPdf: route({
    service: 'resume',
    method: 'GET',
    path: '/internal/users/:userId/resumes/:id/text',
    summary:
      'What the uploaded PDF says, as it was read, with what found no place: for who publishes the file',
    access: 'internal',
    callers: internalCallers.textOfPdf,
    rate: 'internal',
    params: z.object({ userId: z.string(), id: z.string() }),
    answers: {
      200: z.object({
        language: z.string(),
        texts: z.array(z.string()),
        /** What the file holds besides. Absent from a service that does not say yet. */
        unread: z.array(QualityCode.extract(['hidden-text', 'picture-page'])).optional(),
      }),
    },
    problems: [],
  }),
  pdfOf: route({
    service: 'resume',
    method: 'GET',
    path: '/internal/users/:userId/resumes/:id/pdf',
    summary: 'The uploaded PDF, byte for byte; 404 for a resume that was imported from another file',
    access: 'internal',
    callers: internalCallers.pdfOf,
    rate: 'internal',
    params: z.object({ userId: z.string(), id: z.string() }),
    answers: { 200: raw('application/pdf') },
    problems: [],
  }),
  portraitOf: route({
    service: 'resume',
    method: 'GET',
    path: '/internal/users/:userId/resumes/:id/portrait',
    summary: 'The likely portrait on the first page of a resume, where there is one',
    access: 'internal',
    callers: internalCallers.portraitOf,
    rate: 'internal',
    params: z.object({ userId: z.string(), id: z.string() }),
    answers: { 200: raw('image/png') },
    problems: [],
  }),
  workPicturesOf: route({
    service: 'resume',
    method: 'GET',
    path: '/internal/users/:userId/resumes/:id/pictures',
    summary: 'Pictures in the PDF of a resume that may show work, and where each stands',
    access: 'internal',
    callers: internalCallers.workPicturesOf,
    rate: 'internal',
    params: z.object({ userId: z.string(), id: z.string() }),
    answers: { 200: z.object({ pictures: z.array(WorkPicturePlace) }) },
    problems: [],
  }),
  workPictureOf: route({
    service: 'resume',
    method: 'GET',
    path: '/internal/users/:userId/resumes/:id/pictures/:number',
    summary: 'One of these pictures, counted from 0',
    access: 'internal',
    callers: internalCallers.workPictureOf,
    rate: 'internal',
    params: z.object({ userId: z.string(), id: z.string(), number: z.string() }),
    answers: { 200: raw('image/png') },
    problems: [],
  }),
} satisfies RouteTable
