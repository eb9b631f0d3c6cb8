import { z } from 'zod'
import { ModelVendor } from '../models.js'
import { raw, route, type RouteTable } from '../route.js'
import { internalCallers } from './internal-callers.js'

/** Service-to-service calls of auth: never routed by the gateway. */
export const authInternalRoutes = {
  holdCredits: route({
    service: 'auth',
    method: 'POST',
    path: '/internal/holds',
    summary: 'Hold credits for a launch. Idempotent by launch id; refused after its release',
    access: 'internal',
    callers: internalCallers.holdCredits,
    rate: 'internal',
    body: z.object({
      launchId: z.string().min(1),
      userId: z.string().min(1),
      credits: z.number().int().positive(),
      siteName: z.string(),
    }),
    answers: { 200: z.object({ state: z.enum(['held', 'captured', 'released', 'insufficient']) }) },
    problems: [],
  }),
  session: route({
    service: 'auth',
    method: 'GET',
    path: '/internal/sessions/:id',
    summary: 'The truth about one session: does it still stand, is its user verified, is it an operator’s',
    access: 'internal',
    callers: internalCallers.session,
    rate: 'internal',
    params: z.object({ id: z.string() }),
    answers: {
      200: z.object({
        active: z.boolean(),
        verified: z.boolean(),
        /** Of an operator: whether the password was confirmed within 15 minutes. */
        operator: z.enum(['confirmed', 'unconfirmed']).optional(),
        /** The same for an operator who may change nothing. A field of its own, which the previous release ignores. */
        reader: z.enum(['confirmed', 'unconfirmed']).optional(),
      }),
    },
    problems: [],
  }),
  contact: route({
    service: 'auth',
    method: 'GET',
    path: '/internal/users/:id/contact',
    summary: 'Where to write to a user',
    access: 'internal',
    callers: internalCallers.contact,
    rate: 'internal',
    params: z.object({ id: z.string() }),
    answers: { 200: z.object({ email: z.string(), username: z.string() }) },
    problems: [],
  }),
  standing: route({
    service: 'auth',
    method: 'GET',
    path: '/internal/users/:id/standing',
    summary: 'Whether an operator suspended a user, and what they have to spend',
    access: 'internal',
    callers: internalCallers.standing,
    rate: 'internal',
    params: z.object({ id: z.string() }),
    answers: { 200: z.object({ isSuspended: z.boolean(), credits: z.number().int() }) },
    problems: [],
  }),
  consentsOf: route({
    service: 'auth',
    method: 'GET',
    path: '/internal/consents/:id',
    summary: 'Which vendors of models may see the resumes of a user; none for an account that is gone',
    access: 'internal',
    callers: internalCallers.consentsOf,
    rate: 'internal',
    params: z.object({ id: z.string() }),
    answers: { 200: z.object({ granted: z.array(ModelVendor) }) },
    problems: [],
  }),
  avatarOf: route({
    service: 'auth',
    method: 'GET',
    path: '/internal/avatars/:id',
    summary: 'The profile picture of a user, by the user’s id',
    access: 'internal',
    callers: internalCallers.avatarOf,
    rate: 'internal',
    params: z.object({ id: z.string() }),
    answers: { 200: raw('image/webp') },
    problems: [],
  }),
} satisfies RouteTable
