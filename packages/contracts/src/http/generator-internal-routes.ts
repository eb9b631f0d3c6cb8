import { z } from 'zod'
import { LineSorter, mostSortableLines, SortableLine, SortedPart } from '../line-sorting.js'
import { ModelId } from '../models.js'
import { route, type RouteTable } from '../route.js'
import { internalCallers } from './internal-callers.js'

/** Service-to-service calls of the generator: never routed by the gateway. */
export const generatorInternalRoutes = {
  siteOf: route({
    service: 'generator',
    method: 'GET',
    path: '/internal/users/:userId/sites/:name',
    summary: 'The truth about one name: the site, where it is that user’s and nobody asked to delete it',
    access: 'internal',
    callers: internalCallers.siteOf,
    rate: 'internal',
    params: z.object({ userId: z.string(), name: z.string() }),
    answers: {
      200: z.object({
        url: z.string(),
        /** 0 while no version was ever live. */
        liveVersion: z.number().int(),
        /** When the name was taken. */
        createdAt: z.iso.datetime(),
      }),
    },
    problems: [],
  }),
  sortLines: route({
    service: 'generator',
    method: 'POST',
    path: '/internal/users/:userId/resumes/:id/sorted-lines',
    summary: 'Ask a model what the lines of a resume are; consent and budgets are checked here',
    access: 'internal',
    callers: internalCallers.sortLines,
    rate: 'internal',
    params: z.object({ userId: z.string(), id: z.string() }),
    body: z.object({
      model: ModelId,
      language: z.string().max(40),
      lines: z.array(SortableLine).min(1).max(mostSortableLines),
    }),
    bodyLimitBytes: 2 * 2 ** 20,
    answers: {
      200: z.object({
        ...LineSorter.shape,
        /** As the model answered: nothing says that these ids exist. */
        parts: z.array(SortedPart),
      }),
    },
    problems: [
      'sorting-not-allowed',
      'sorting-not-connected',
      'sorting-limit',
      'sorting-failed',
      'model-unavailable',
      'model-timeout',
      'model-refused',
      'model-answer-unusable',
      'model-budget-spent',
      'model-misconfigured',
    ],
  }),
} satisfies RouteTable
