import { z } from 'zod'
import { route, type RouteTable } from '../../route.js'
import { OperatorUser } from './auth-operator-routes.js'
import { operatorAction, operatorQuery } from './operator-shapes.js'

/** In the body: paths are logged, and an e-mail address must not be. */
const OfEmail = operatorAction.body.extend({ email: z.string() })
const UserAnswer = z.object({ user: OperatorUser })

/** Who is an operator. Only `thumbfolio-admin` changes it: no session opens these routes. */
export const operatorRoleRoutes = {
  operators: route({
    ...operatorQuery,
    service: 'auth',
    path: '/internal/operator/operators',
    summary: 'The accounts that may open the page of operators',
    answers: { 200: z.object({ users: z.array(OperatorUser) }) },
    problems: [],
  }),
  addOperator: route({
    ...operatorAction,
    service: 'auth',
    path: '/internal/operator/operators/add',
    summary: 'Let an account open the page of operators',
    body: OfEmail,
    answers: { 200: UserAnswer },
    problems: ['validation-failed', 'not-found', 'email-not-verified', 'account-suspended'],
  }),
  removeOperator: route({
    ...operatorAction,
    service: 'auth',
    path: '/internal/operator/operators/remove',
    summary: 'Take the role of an operator from an account',
    body: OfEmail,
    answers: { 200: UserAnswer },
    problems: ['validation-failed', 'not-found'],
  }),
} satisfies RouteTable
