import { z } from 'zod'
import { route, type RouteTable } from '../../route.js'
import { ProductNotice } from '../notice-routes.js'
import { operatorAction, Reason } from './operator-shapes.js'

const Text = z.string().trim().min(3).max(300)

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
