import { z } from 'zod'
import { route, type RouteTable } from '../route.js'

/** Where a site's files and history are at the code host. */
export const SiteRepository = z.discriminatedUnion('state', [
  /** Nothing is pushed: no code host is configured, or the site is not live. */
  z.object({ state: z.literal('none') }),
  /** The repository does not show the live page yet. */
  z.object({ state: z.literal('pending') }),
  /** The code host refused it, in these words. It is tried again when the page changes, and when somebody asks. */
  z.object({ state: z.literal('refused'), detail: z.string() }),
  /** The page is unlisted, so the operator alone can open its repository. */
  z.object({ state: z.literal('private') }),
  z.object({ state: z.literal('public'), url: z.url() }),
])
export type SiteRepository = z.infer<typeof SiteRepository>

/** Sites at the code host. */
export const repositoryRoutes = {
  siteRepository: route({
    service: 'generator',
    method: 'GET',
    path: '/make/sites/:name/repository',
    summary: 'Where the files and the history of a site are at the code host',
    access: 'verified',
    rate: 'read',
    params: z.object({ name: z.string() }),
    answers: { 200: z.object({ data: SiteRepository }) },
    problems: [],
  }),
  retryRepository: route({
    service: 'generator',
    method: 'POST',
    path: '/make/sites/:name/repository/retry',
    summary: 'Copy a site to the code host again, which refused it. Anything else stays as it is',
    access: 'verified',
    rate: 'write',
    params: z.object({ name: z.string() }),
    answers: { 202: z.object({ data: SiteRepository }) },
    problems: [],
  }),
} satisfies RouteTable
