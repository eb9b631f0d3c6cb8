import { z } from 'zod'
import { route, type RouteTable } from '../route.js'

/** Most days that are kept, and that may be asked for. */
export const visitDaysKept = 90

const Query = z.object({ days: z.coerce.number().int().min(1).max(visitDaysKept).default(30) })

/** Page views of one site. A view is a page that was opened; people are not distinguished. */
export const SiteVisits = z.object({
  name: z.string(),
  /** False while the owner has counting switched off. */
  isCounting: z.boolean(),
  views: z.number().int(),
  bots: z.number().int(),
  /** Every day of the period, oldest first, in UTC. */
  days: z.array(z.object({ day: z.iso.date(), views: z.number().int(), bots: z.number().int() })),
  /**
   * Hosts of the pages that visitors came from, most first. Views without one are `direct`, unless the visitor came from
   * another page of the same site.
   */
  referrers: z.array(z.object({ host: z.string(), views: z.number().int() })),
  direct: z.number().int(),
  /** Views by page, most first: `/`, `/work/<slug>`, `/<language>/`. Private links are counted on their own. */
  pages: z.array(z.object({ path: z.string(), views: z.number().int() })),
})
export type SiteVisits = z.infer<typeof SiteVisits>

/** One line of the dashboard. */
export const VisitSummary = z.object({
  name: z.string(),
  isCounting: z.boolean(),
  views: z.number().int(),
  /** Views of each day, oldest first. */
  perDay: z.array(z.number().int()),
})
export type VisitSummary = z.infer<typeof VisitSummary>

/** Visits, counted without cookies and without addresses. */
export const visitRoutes = {
  visitsOfSites: route({
    service: 'generator',
    method: 'GET',
    path: '/make/visits',
    summary: 'Page views of all sites of the user, day by day',
    access: 'verified',
    rate: 'read',
    query: Query,
    answers: { 200: z.object({ data: z.array(VisitSummary) }) },
    problems: ['validation-failed'],
  }),
  siteVisits: route({
    service: 'generator',
    method: 'GET',
    path: '/make/sites/:name/visits',
    summary: 'Page views of one site: days, hosts that visitors came from, robots apart',
    access: 'verified',
    rate: 'read',
    params: z.object({ name: z.string() }),
    query: Query,
    answers: { 200: z.object({ data: SiteVisits }) },
    problems: ['validation-failed'],
  }),
} satisfies RouteTable
