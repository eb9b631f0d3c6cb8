import { z } from 'zod'
import { ModelId } from '../models.js'
import { route, type RouteTable } from '../route.js'
import { IdParams, Message } from './answers.js'
import { ResumeReading } from './resume-routes.js'

/** A model says which line of a badly read resume is what. Its owner accepts the suggestion or leaves it. */
export const readingSuggestionRoutes = {
  suggestReading: route({
    service: 'resume',
    method: 'POST',
    path: '/auth/resume/:id/suggestion',
    summary: 'Let a model sort the lines of a resume that was read badly; costs no credit',
    access: 'verified',
    rate: 'launch',
    params: IdParams,
    body: z.object({ model: ModelId }),
    answers: { 200: z.object({ data: ResumeReading }) },
    problems: [
      'validation-failed',
      'stale',
      'pdf-too-heavy',
      'reading-limit',
      'reader-busy',
      'sorting-not-needed',
      'sorting-in-progress',
      'sorting-not-allowed',
      'sorting-not-connected',
      'sorting-limit',
      'sorting-too-long',
      'sorting-failed',
      'model-unavailable',
      'model-timeout',
      'model-refused',
      'model-answer-unusable',
      'model-budget-spent',
      'model-misconfigured',
    ],
  }),
  acceptSuggestion: route({
    service: 'resume',
    method: 'POST',
    path: '/auth/resume/:id/suggestion/accept',
    summary: "Take over the suggested reading; the owner's corrections stay (`If-Match` heeded)",
    access: 'verified',
    rate: 'write',
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
    problems: ['stale'],
  }),
  leaveSuggestion: route({
    service: 'resume',
    method: 'DELETE',
    path: '/auth/resume/:id/suggestion',
    summary: 'Leave the suggested reading: everything stays as it is',
    access: 'verified',
    rate: 'write',
    params: IdParams,
    answers: { 200: Message },
    problems: [],
  }),
} satisfies RouteTable
