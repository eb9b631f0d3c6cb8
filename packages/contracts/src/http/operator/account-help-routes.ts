import { z } from 'zod'
import { raw, route, type RouteTable } from '../../route.js'
import { IdParams } from '../answers.js'
import { OperatorUser, PendingGrant } from './auth-operator-routes.js'
import { operatorAction, operatorQuery, Reason } from './operator-shapes.js'

/** A login of a user that still counts. */
export const OperatorSession = z.object({
  id: z.string(),
  startedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
})
/** A movement of credits. */
export const OperatorMovement = z.object({
  at: z.iso.datetime(),
  kind: z.string(),
  credits: z.number().int(),
  reference: z.string(),
  siteName: z.string(),
})
export const OperatorUserDetails = z.object({
  user: OperatorUser,
  sessions: z.array(OperatorSession),
  /** The last 50, newest first. */
  movements: z.array(OperatorMovement),
  /** Too many wrong passwords: logins from unknown addresses are refused for minutes. */
  isLocked: z.boolean(),
  /** Why the last mail with a code was not delivered. */
  mailProblems: z.array(z.object({ purpose: z.string(), reason: z.string() })),
})
export type OperatorUserDetails = z.infer<typeof OperatorUserDetails>

const UserAnswer = z.object({ user: OperatorUser })

/** How operators help with an account. */
export const accountHelpRoutes = {
  operatorUser: route({
    ...operatorQuery,
    service: 'auth',
    path: '/operator/users/:id',
    summary: 'An account with its logins, movements of credits, lock and undelivered mails',
    params: IdParams,
    answers: { 200: OperatorUserDetails },
    problems: [],
  }),
  endUserSessions: route({
    ...operatorAction,
    service: 'auth',
    path: '/operator/users/:id/end-sessions',
    summary: 'End all sessions of a user, who can log in again',
    params: IdParams,
    answers: { 200: UserAnswer },
    problems: ['validation-failed', 'account-erased'],
  }),
  sendUserCode: route({
    ...operatorAction,
    service: 'auth',
    path: '/operator/users/:id/send-code',
    summary: 'Mail a code to a user past the limits: to verify the e-mail, or to set a new password',
    params: IdParams,
    body: z.object({ purpose: z.enum(['verify', 'reset']), reason: Reason }),
    answers: { 200: UserAnswer },
    problems: ['validation-failed', 'account-erased', 'already-verified'],
  }),
  unlockUser: route({
    ...operatorAction,
    service: 'auth',
    path: '/operator/users/:id/unlock',
    summary: 'Forget the wrong passwords and the code requests of a user',
    params: IdParams,
    answers: { 200: UserAnswer },
    problems: ['validation-failed', 'account-erased'],
  }),
  exportUser: route({
    ...operatorAction,
    service: 'auth',
    path: '/operator/users/:id/export',
    summary: 'All data of a user who cannot log in, as a ZIP file',
    params: IdParams,
    answers: { 200: raw('application/zip') },
    problems: ['validation-failed', 'account-erased', 'export-unavailable', 'export-running'],
  }),
  pendingGrants: route({
    ...operatorQuery,
    service: 'auth',
    path: '/operator/grants',
    summary: 'Credits that wait for a second operator, oldest first',
    query: z.object({ state: z.enum(['open', 'all']).default('open') }),
    answers: { 200: z.object({ grants: z.array(PendingGrant) }) },
    problems: ['validation-failed'],
  }),
  decideGrant: route({
    ...operatorAction,
    service: 'auth',
    path: '/operator/grants/:id/decide',
    summary: 'Grant or refuse credits that another operator asked for',
    params: IdParams,
    body: z.object({ isGranted: z.boolean(), reason: Reason }),
    answers: { 200: z.object({ pending: PendingGrant }) },
    problems: [
      'validation-failed',
      'account-erased',
      'own-account',
      'same-operator',
      'grant-decided',
      'reference-taken',
    ],
  }),
} satisfies RouteTable
