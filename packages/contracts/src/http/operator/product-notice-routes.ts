import { z } from 'zod'
import { route, type RouteTable } from '../../route.js'
import { operatorAction, Reason } from './operator-shapes.js'

const Text = z.string().trim().min(3).max(300)

/** What everybody is told: that nothing can be changed now, and what is announced. */
export const ProductNotice = z.object({
  /** Reads go on, and every change is refused with `maintenance`. */
  maintenance: z
    .object({ text: z.string(), since: z.iso.datetime(), until: z.iso.datetime().optional() })
    .optional(),
  announcement: z.object({ text: z.string(), until: z.iso.datetime().optional() }).optional(),
})
export type ProductNotice = z.infer<typeof ProductNotice>

/** The banner of the app, and what the gateway refuses changes by. */
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

export const productNoticeRoutes = {
  setMaintenance: route({
    ...operatorAction,
    service: 'auth',
    path: '/operator/maintenance',
    summary: 'Begin or end maintenance: reads go on, changes are refused with the text',
    body: z.object({
      isOn: z.boolean(),
      text: Text.optional(),
      until: z.iso.datetime().optional(),
      reason: Reason,
    }),
    answers: { 200: ProductNotice },
    problems: ['validation-failed'],
  }),
  setAnnouncement: route({
    ...operatorAction,
    service: 'auth',
    path: '/operator/announcement',
    summary: 'Show a text on every page of the app; without one nothing is shown',
    body: z.object({ text: Text.optional(), until: z.iso.datetime().optional(), reason: Reason }),
    answers: { 200: ProductNotice },
    problems: ['validation-failed'],
  }),
} satisfies RouteTable
