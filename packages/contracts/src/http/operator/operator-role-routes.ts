import { z } from 'zod'
import { route, type RouteTable } from '../../route.js'
import { internalCallers } from '../internal-callers.js'
import { OperatorUser } from './auth-operator-routes.js'
import { Reason } from './operator-shapes.js'

/** In the body: paths are logged, and an e-mail address must not be. */
const OfEmail = z.object({ email: z.string(), reason: Reason })
const UserAnswer = z.object({ user: OperatorUser })
const byAdminKey = {
  service: 'auth',
  access: 'internal',
  callers: internalCallers.operatorRoles,
  rate: 'internal',
} as const

/** Gives and takes the role of an operator. No session and no service can call these routes, only the `ADMIN_KEY` of `thumbfolio-admin`. */
export const operatorRoleRoutes = {
  operators: route({
    ...byAdminKey,
    method: 'GET',
    path: '/internal/operators',
    summary: 'The accounts that are operators',
    answers: { 200: z.object({ users: z.array(OperatorUser) }) },
    problems: [],
  }),
  addOperator: route({
    ...byAdminKey,
    method: 'POST',
    path: '/internal/operators/add',
    summary: 'Give an account the role of an operator, or of one who may only look',
    body: OfEmail.extend({ isReader: z.boolean().default(false) }),
    answers: { 200: UserAnswer },
    problems: ['validation-failed', 'not-found', 'email-not-verified', 'account-suspended'],
  }),
  removeOperator: route({
    ...byAdminKey,
    method: 'POST',
    path: '/internal/operators/remove',
    summary: 'Take the role of an operator from an account',
    body: OfEmail,
    answers: { 200: UserAnswer },
    problems: ['validation-failed', 'not-found'],
  }),
} satisfies RouteTable

/** How `thumbfolio-admin` gets its credential. The gateway does not route it. */
export const operatorLoginRoutes = {
  operatorLogin: route({
    service: 'auth',
    method: 'POST',
    path: '/internal/operator-login',
    summary: 'A session of 15 minutes with the password confirmed, for an operator',
    access: 'public',
    rate: 'internal',
    body: z.object({ email: z.string(), password: z.string().min(1, 'Password is required') }),
    answers: {
      200: z.object({ token: z.string(), email: z.string(), expiresAt: z.iso.datetime() }),
    },
    problems: ['validation-failed', 'invalid-credentials', 'too-many-logins', 'account-suspended'],
  }),
} satisfies RouteTable
