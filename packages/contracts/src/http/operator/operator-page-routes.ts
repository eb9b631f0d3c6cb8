import { z } from 'zod'
import { route, type RouteTable } from '../../route.js'
import { Reason } from './operator-shapes.js'

/** How long the calls of an operator are taken after the password. */
export const confirmationLastsMs = 15 * 60_000

/** An event that a consumer gave up, without its data. */
export const OperatorDeadLetter = z.object({
  group: z.string(),
  /** Type, subject and id of the event; '' where it is no valid event. */
  type: z.string(),
  subject: z.string(),
  id: z.string(),
  reason: z.string(),
  deadAt: z.iso.datetime(),
})
export type OperatorDeadLetter = z.infer<typeof OperatorDeadLetter>

/** The password of the operators' page, for which `thumbfolio-admin` has a login, and dead letters. */
export const operatorPageRoutes = {
  confirmPassword: route({
    service: 'auth',
    method: 'POST',
    path: '/operator/confirmations',
    summary: 'Confirm the password: this session may call the routes of operators for 15 minutes',
    access: 'operator-session',
    isReading: true,
    rate: 'operator',
    body: z.object({ password: z.string({ error: 'Password is required' }).min(1, 'Password is required') }),
    answers: { 200: z.object({ confirmedUntil: z.iso.datetime() }) },
    problems: ['validation-failed', 'wrong-password', 'too-many-logins'],
  }),
  deadLetters: route({
    service: 'auth',
    method: 'GET',
    path: '/operator/dead-letters',
    summary: 'Events that a consumer gave up',
    access: 'operator-confirmed',
    rate: 'operator',
    answers: { 200: z.object({ deadLetters: z.array(OperatorDeadLetter) }) },
    problems: [],
  }),
  redriveDeadLetters: route({
    service: 'auth',
    method: 'POST',
    path: '/operator/dead-letters/redrive',
    summary: 'Hand the dead letters of a consumer to it again',
    access: 'operator-confirmed',
    rate: 'operator',
    body: z.object({ group: z.string().min(1).max(100), reason: Reason }),
    answers: { 200: z.object({ count: z.number().int() }) },
    problems: ['validation-failed'],
  }),
} satisfies RouteTable
