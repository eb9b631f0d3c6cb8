import { z } from 'zod'
import { route, type RouteTable } from '../route.js'

/** Apart from auth's other routes, for the start page: it loads nothing about accounts. */
export const welcomeRoutes = {
  welcome: route({
    service: 'auth',
    method: 'GET',
    path: '/auth/welcome',
    summary: 'The credits of a new account, and how many launches with the cheapest model they pay for',
    access: 'public',
    rate: 'read',
    cacheControl: 'public, no-cache',
    answers: {
      200: z.object({ data: z.object({ credits: z.number().int(), launches: z.number().int() }) }),
    },
    problems: [],
  }),
} satisfies RouteTable
