import { z } from 'zod'
import { route, type RouteTable } from '../../route.js'
import { OperatorUser } from './auth-operator-routes.js'
import { operatorAction, operatorQuery } from './operator-shapes.js'

const EmailParams = z.object({ email: z.string() })
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
    path: '/internal/operator/operators/:email/add',
    summary: 'Let an account open the page of operators',
    params: EmailParams,
    answers: { 200: UserAnswer },
    problems: ['validation-failed', 'email-not-verified', 'account-suspended'],
  }),
  removeOperator: route({
    ...operatorAction,
    service: 'auth',
    path: '/internal/operator/operators/:email/remove',
    summary: 'Take the role of an operator from an account',
    params: EmailParams,
    answers: { 200: UserAnswer },
    problems: ['validation-failed'],
  }),
} satisfies RouteTable
