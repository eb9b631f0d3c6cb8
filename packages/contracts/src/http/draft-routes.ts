import { z } from 'zod'
import { route, type RouteTable } from '../route.js'

/** Previews and drafts: what only the owner sees, before they pay or publish. */
export const draftRoutes = {
  previewSite: route({
    service: 'generator',
    method: 'POST',
    path: '/make/sites/:name/preview',
    summary:
      'A private, unguessable address of one’s live page, in another theme too, or of a kept version of it; it ends after hours',
    access: 'verified',
    rate: 'write',
    params: z.object({ name: z.string() }),
    /** Id of a kept version; absent for the live page. */
    query: z.object({ version: z.string().optional() }),
    answers: { 200: z.object({ data: z.object({ url: z.string(), expiresAt: z.iso.datetime() }) }) },
    problems: ['validation-failed', 'site-deleting', 'site-not-live'],
  }),
} satisfies RouteTable
