import { z } from 'zod'
import { route, type RouteTable } from '../../route.js'
import { IdParams } from '../answers.js'
import { generatorRoutes } from '../generator-routes.js'
import { operatorAction, operatorActionsOf, operatorQuery } from './operator-shapes.js'

/** A launch as an operator sees it. */
export const OperatorLaunch = z.object({
  id: z.string(),
  siteName: z.string(),
  ownerId: z.string(),
  status: z.enum(['admitting', 'pending', 'live', 'failed']),
  model: z.string(),
  composer: z.string(),
  resumeId: z.string(),
  requestedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().optional(),
  /** Of a failed one. */
  problem: z.string().optional(),
  /** How often a worker took it. */
  tries: z.number().int().optional(),
})
export type OperatorLaunch = z.infer<typeof OperatorLaunch>

/** Why nothing is shown under a name, and no site can be launched under it. */
export const OperatorTakedown = z.object({
  name: z.string(),
  /** Whose site it was; absent where there was none. */
  ownerId: z.string().optional(),
  at: z.iso.datetime(),
  by: z.string(),
  reason: z.string(),
  lifted: z.object({ at: z.iso.datetime(), by: z.string(), reason: z.string() }).optional(),
})
export type OperatorTakedown = z.infer<typeof OperatorTakedown>

export const OperatorSite = z.object({
  name: z.string(),
  ownerId: z.string(),
  status: z.enum(['launching', 'live', 'failed', 'deleting']),
  url: z.string(),
  /** 0 while no version was ever live. */
  liveVersion: z.number().int(),
  /** Why the code host does not take its files, in its words; absent where it does. */
  repositoryRefused: z.string().optional(),
  launches: z.array(OperatorLaunch),
})
export type OperatorSite = z.infer<typeof OperatorSite>

/** A page before it is paid for, as an operator sees it. */
export const OperatorDraft = z.object({
  /** Host label of its address: `preview--` and its secret. */
  label: z.string(),
  url: z.string(),
  siteName: z.string(),
  ownerId: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
})
export type OperatorDraft = z.infer<typeof OperatorDraft>

export const AbuseReport = z.object({
  id: z.string(),
  /** Or the host label of a draft's preview. */
  siteName: z.string(),
  /** Whose site it is now; absent where there is none. */
  ownerId: z.string().optional(),
  /** How the visitor came to it, also a custom domain. */
  host: z.string(),
  kind: z.string(),
  text: z.string(),
  /** '' where they left none. */
  email: z.string(),
  at: z.iso.datetime(),
  /** Reports that came while 50 of the site were open: how many, and the words of the first 20. */
  further: z
    .object({
      count: z.number().int(),
      kept: z.array(
        z.object({ kind: z.string(), text: z.string(), email: z.string(), at: z.iso.datetime() }),
      ),
    })
    .optional(),
  closed: z.object({ at: z.iso.datetime(), by: z.string(), reason: z.string() }).optional(),
})
export type AbuseReport = z.infer<typeof AbuseReport>

const NameParams = z.object({ name: z.string() })
const open = z.object({ state: z.enum(['open', 'all']).default('open') })
const TakedownAnswer = z.object({ takedown: OperatorTakedown })
const LaunchAnswer = z.object({ launch: OperatorLaunch })

/** Operators' calls of the generator, by the session of one who confirmed the password. */
export const generatorOperatorRoutes = {
  operatorSite: route({
    ...operatorQuery,
    service: 'generator',
    path: '/operator/sites/:name',
    summary:
      'A name, or the host label of a preview: its site or draft, last launches, takedown, where it moved to',
    params: NameParams,
    answers: {
      200: z.object({
        site: OperatorSite.optional(),
        draft: OperatorDraft.optional(),
        takedown: OperatorTakedown.optional(),
        /** The name that the site has now. */
        movedTo: z.string().optional(),
      }),
    },
    problems: [],
  }),
  sitesOfUser: route({
    ...operatorQuery,
    service: 'generator',
    path: '/operator/users/:id/sites',
    summary: 'The sites of a user, with their last launches, and their drafts',
    params: IdParams,
    answers: { 200: z.object({ sites: z.array(OperatorSite), drafts: z.array(OperatorDraft).default([]) }) },
    problems: [],
  }),
  takeDown: route({
    ...operatorAction,
    service: 'generator',
    path: '/operator/sites/:name/takedown',
    summary:
      'Show nothing under a name from this answer on, cancel its launch, and block the name. The reason is shown to its owner',
    params: NameParams,
    answers: { 200: TakedownAnswer },
    problems: ['validation-failed'],
  }),
  takeDownSitesOfUser: route({
    ...operatorAction,
    service: 'generator',
    path: '/operator/users/:id/takedown',
    summary: 'Take every site of a user down and remove their drafts. Safe to repeat',
    params: IdParams,
    answers: { 200: z.object({ takedowns: z.array(OperatorTakedown), drafts: z.number().int() }) },
    problems: ['validation-failed'],
  }),
  takeDraftDown: route({
    ...operatorAction,
    service: 'generator',
    path: '/operator/drafts/:name/takedown',
    summary: 'Remove a draft by the host label of its preview, which shows nothing from this answer on',
    params: NameParams,
    answers: { 200: z.object({ draft: OperatorDraft }) },
    problems: ['validation-failed'],
  }),
  putBack: route({
    ...operatorAction,
    service: 'generator',
    path: '/operator/sites/:name/put-back',
    summary: 'Undo a takedown: the page that was public is shown again, and the name is free for its owner',
    params: NameParams,
    answers: { 200: TakedownAnswer },
    problems: ['validation-failed'],
  }),
  takedowns: route({
    ...operatorQuery,
    service: 'generator',
    path: '/operator/takedowns',
    summary: 'The names that are taken down, newest first',
    query: open,
    answers: { 200: z.object({ takedowns: z.array(OperatorTakedown) }) },
    problems: ['validation-failed'],
  }),
  operatorLaunch: route({
    ...operatorQuery,
    service: 'generator',
    path: '/operator/launches/:id',
    summary: 'One launch, running or ended',
    params: IdParams,
    answers: { 200: LaunchAnswer },
    problems: [],
  }),
  cancelLaunch: route({
    ...operatorAction,
    service: 'generator',
    path: '/operator/launches/:id/cancel',
    summary: 'End a running launch: the page before is shown again and the credits are free',
    params: IdParams,
    answers: { 200: LaunchAnswer },
    problems: ['validation-failed', 'launch-ended'],
  }),
  retryLaunch: route({
    ...operatorAction,
    service: 'generator',
    path: '/operator/launches/:id/retry',
    summary: 'Start the last launch of a site again, which failed; it holds its credits again',
    params: IdParams,
    answers: { 200: LaunchAnswer },
    problems: ['launch-not-failed', ...generatorRoutes.launchSite.problems],
  }),
  retryCopy: route({
    ...operatorAction,
    service: 'generator',
    path: '/operator/sites/:name/retry-repository',
    summary: 'Copy a site to the code host again, which refused it',
    params: NameParams,
    answers: { 200: z.object({ name: z.string() }) },
    problems: ['validation-failed'],
  }),
  abuseReports: route({
    ...operatorQuery,
    service: 'generator',
    path: '/operator/reports',
    summary: 'What visitors reported about sites, oldest first',
    query: open,
    answers: { 200: z.object({ reports: z.array(AbuseReport) }) },
    problems: ['validation-failed'],
  }),
  closeReport: route({
    ...operatorAction,
    service: 'generator',
    path: '/operator/reports/:id/close',
    summary: 'Close a report, with what was done about it',
    params: IdParams,
    answers: { 200: z.object({ report: AbuseReport }) },
    problems: ['validation-failed'],
  }),
  generatorActions: operatorActionsOf('generator'),
} satisfies RouteTable
