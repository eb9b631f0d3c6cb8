import { z } from 'zod'
import { route, type RouteTable } from '../route.js'

/** What can be said about a text that somebody wants as a site name. */
export const NameAdvice = z.object({
  /** `refused`: no one may have it. `invalid`: it is no DNS label; `suggestion` is the nearest one. */
  state: z.enum(['free', 'taken', 'refused', 'invalid']),
  suggestion: z.string().optional(),
  /** At most three names near it that were free a moment ago. */
  alternatives: z.array(z.string()),
})
export type NameAdvice = z.infer<typeof NameAdvice>

/** Help with the choice of a site name. */
export const nameRoutes = {
  nameAdvice: route({
    service: 'generator',
    method: 'GET',
    path: '/make/names/:name',
    summary:
      'Whether a site name can be had, the nearest one that is allowed, and up to three free ones near it',
    access: 'public',
    rate: 'code-host',
    params: z.object({ name: z.string().max(300) }),
    answers: { 200: z.object({ data: NameAdvice }) },
    problems: ['validation-failed'],
  }),
} satisfies RouteTable
