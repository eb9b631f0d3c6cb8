import { z } from 'zod'
import { route, type RouteTable } from '../route.js'

/** What everybody sees: whether maintenance is on, and the announcement. */
export const ProductNotice = z.object({
  /** Reads continue, and every change is refused with `maintenance`. */
  maintenance: z
    .object({ text: z.string(), since: z.iso.datetime(), until: z.iso.datetime().optional() })
    .optional(),
  announcement: z.object({ text: z.string(), until: z.iso.datetime().optional() }).optional(),
})
export type ProductNotice = z.infer<typeof ProductNotice>

/** For the banner of the app, and for the gateway, which refuses changes during maintenance. */
export const noticeRoutes = {
  notice: route({
    service: 'auth',
    method: 'GET',
    path: '/auth/notice',
    summary: 'Whether maintenance is under way, and what is announced',
    access: 'public',
    rate: 'read',
    cacheControl: 'public, max-age=5',
    answers: { 200: ProductNotice },
    problems: [],
  }),
} satisfies RouteTable
