import { z } from 'zod'
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
} satisfies RouteTable
