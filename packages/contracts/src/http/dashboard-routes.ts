import { z } from 'zod'
import { route, type RouteTable } from '../route.js'
import { Message } from './answers.js'

export const SiteItem = z.object({
  name: z.string(),
  url: z.string(),
  status: z.enum(['launching', 'live', 'failed', 'deleting']),
  version: z.number().int(),
  /** Suggested wordings that wait for a decision. */
  suggestions: z.number().int().default(0),
  /** Why Thumbfolio took the site down; absent while it did not. */
  takenDown: z.string().optional(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type SiteItem = z.infer<typeof SiteItem>

const listing = { repoName: z.array(z.string()), siteUrl: z.array(z.string()), sites: z.array(SiteItem) }

export const dashboardRoutes = {
  listSites: route({
    service: 'dashboard',
    method: 'GET',
    path: '/dash/get-all/:userId',
    summary: "The user's sites; `repoName` and `siteUrl` list the live ones in one order",
    access: 'verified',
    rate: 'read',
    params: z.object({ userId: z.string() }),
    answers: { 200: z.object({ ...listing, data: z.object(listing) }) },
    problems: [],
  }),
  deleteSite: route({
    service: 'dashboard',
    method: 'DELETE',
    path: '/dash/:userId/:repoName',
    summary: 'Delete a site; it is listed no more from this answer on',
    access: 'verified',
    rate: 'write',
    params: z.object({ userId: z.string(), repoName: z.string() }),
    answers: { 200: Message },
    problems: [],
  }),
} satisfies RouteTable
