import { z } from 'zod'
import { route, type RouteTable } from '../route.js'

/** Previews and drafts: what only the owner sees, before they pay or publish. */
export const draftRoutes = {
  previewSite: route({
    service: 'generator',
    method: 'POST',
    path: '/make/sites/:name/preview',
    summary:
      'A private, unguessable address of one’s live page, which shows it in another theme too; it ends after hours',
    access: 'verified',
    rate: 'write',
    params: z.object({ name: z.string() }),
    answers: { 200: z.object({ data: z.object({ url: z.string(), expiresAt: z.iso.datetime() }) }) },
    problems: ['site-deleting', 'site-not-live'],
  }),
} satisfies RouteTable
