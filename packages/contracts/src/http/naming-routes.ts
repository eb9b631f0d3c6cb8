import { z } from 'zod'
import { raw, route, type RouteTable } from '../route.js'
import { SiteName } from '../names/site-name.js'
import { withMessage } from './answers.js'

/** A name that its former owner alone can take. */
export const RestingName = z.object({
  name: z.string(),
  /** When the site left it. */
  leftAt: z.iso.datetime(),
  /** When anybody may take it. */
  freeAt: z.iso.datetime(),
  /** Where its visitors are sent; absent where they are not. */
  redirectsTo: z.string().optional(),
})
export type RestingName = z.infer<typeof RestingName>

const Renamed = z.object({ name: z.string(), url: z.string() })
const SiteParams = z.object({ name: z.string() })

/** The names of sites, and the site as files to take along. */
export const namingRoutes = {
  renameSite: route({
    service: 'generator',
    method: 'POST',
    path: '/make/sites/:name/rename',
    summary:
      'Move a live site to another name, without a charge. The old address redirects for 90 days, and the old name stays the owner’s for 180',
    access: 'verified',
    rate: 'write',
    params: SiteParams,
    body: z.strictObject({ to: SiteName }),
    answers: { 202: withMessage({ ...Renamed.shape, data: Renamed }) },
    problems: [
      'validation-failed',
      'site-name-taken',
      'same-site-name',
      'too-many-renames',
      'launch-in-progress',
      'rename-in-progress',
      'site-deleting',
      'site-not-live',
      'site-taken-down',
    ],
  }),
  restingNames: route({
    service: 'generator',
    method: 'GET',
    path: '/make/names',
    summary: 'Names of deleted and renamed sites of one’s own, which nobody else can take yet',
    access: 'verified',
    rate: 'read',
    answers: { 200: z.object({ data: z.array(RestingName) }) },
    problems: [],
  }),
  siteArchive: route({
    service: 'generator',
    method: 'GET',
    path: '/make/sites/:name/archive',
    summary: 'The published site as a ZIP that opens from a folder',
    access: 'verified',
    rate: 'read',
    params: SiteParams,
    answers: { 200: raw('application/zip') },
    problems: ['site-not-live'],
  }),
} satisfies RouteTable
