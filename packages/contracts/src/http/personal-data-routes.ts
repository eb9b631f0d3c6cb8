import { z } from 'zod'
import { raw, route, type ServiceName } from '../route.js'
import { internalCallers } from './internal-callers.js'

/** A file name or a folder of our own making; a person's words never stand in it. */
const ownPath = /^[\w@-][\w.@-]*(\/[\w@-][\w.@-]*)*$/

/** One file of what a service holds about a person. */
export const ExportFile = z.object({
  /** What the service finds it by. */
  id: z.string().min(1).max(1_000),
  /** Where it goes, below the thing that it belongs to. */
  path: z.string().regex(ownPath).max(200),
  /** In bytes; absent where the file is made as it is read. */
  sizeBytes: z.number().int().nonnegative().optional(),
})
export type ExportFile = z.infer<typeof ExportFile>

/** Files that belong together: a resume, a site. */
export const ExportItem = z.object({
  /** As its owner named it: any text; absent for things without names. */
  name: z.string().optional(),
  files: z.array(ExportFile),
})
export type ExportItem = z.infer<typeof ExportItem>

/** The two calls by which a service hands out what it holds about a person. */
const routesOf = <S extends ServiceName>(service: S) => ({
  personalData: route({
    service,
    method: 'GET',
    path: '/internal/users/:userId/holdings',
    summary: 'All that is held about a user, as a list of files',
    access: 'internal',
    callers: internalCallers.personalData,
    rate: 'internal',
    params: z.object({ userId: z.string() }),
    answers: { 200: z.object({ things: z.array(ExportItem) }) },
    problems: [],
  }),
  exportFile: route({
    service,
    method: 'GET',
    path: '/internal/users/:userId/holdings/:id',
    summary: 'One of these files, if it is there and theirs',
    access: 'internal',
    callers: internalCallers.exportFile,
    rate: 'internal',
    params: z.object({ userId: z.string(), id: z.string() }),
    answers: { 200: raw('application/octet-stream') },
    problems: [],
  }),
})

/** By the service that stores personal data. Each such service is declared here, and auth's export includes it. */
export const personalDataRoutes = {
  resume: routesOf('resume'),
  generator: routesOf('generator'),
  dashboard: routesOf('dashboard'),
  payment: routesOf('payment'),
}

/** A service that holds something about a person. */
export type ExportedService = keyof typeof personalDataRoutes
