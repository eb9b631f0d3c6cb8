import { z } from 'zod'
import { SiteCheckup } from '../checkup.js'
import { route, type RouteTable } from '../route.js'

/** Weekly checkups of live pages: links, domain, certificate, and whether the page is served. */
export const checkupRoutes = {
  checkupsOfSites: route({
    service: 'generator',
    method: 'GET',
    path: '/make/checkups',
    summary: 'The last weekly checkup of each site of the user, with what to do',
    access: 'verified',
    rate: 'read',
    answers: { 200: z.object({ data: z.array(SiteCheckup) }) },
    problems: [],
  }),
  siteCheckup: route({
    service: 'generator',
    method: 'GET',
    path: '/make/sites/:name/checkup',
    summary: 'The last weekly checkup of one site: links, domain, certificate, page, each with what to do',
    access: 'verified',
    rate: 'read',
    params: z.object({ name: z.string() }),
    answers: { 200: z.object({ data: SiteCheckup }) },
    problems: [],
  }),
} satisfies RouteTable
