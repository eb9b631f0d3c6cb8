import { z } from 'zod'
import { UserGrants } from '../../user-grants.js'
import { route, type RouteTable } from '../../route.js'
import { IdParams } from '../answers.js'
import { operatorAction, operatorActionsOf, operatorQuery, Reason } from './operator-shapes.js'

/** What one call may grant or take back. */
export const mostCreditsAtOnce = 1_000

/** An account as an operator sees it. */
export const OperatorUser = z.object({
  id: z.string(),
  state: z.enum(['active', 'suspended', 'erased']),
  /** '' once the account is erased. */
  email: z.string(),
  username: z.string(),
  isVerified: z.boolean(),
  isOperator: z.boolean().default(false),
  /** An operator who may look and change nothing. */
  isReader: z.boolean().default(false),
  createdAt: z.iso.datetime(),
  /** Credits that can be spent now. */
  available: z.number().int(),
  /** Credits that launches hold. */
  held: z.number().int(),
  suspended: z.object({ at: z.iso.datetime(), reason: z.string() }).optional(),
})
export type OperatorUser = z.infer<typeof OperatorUser>

/** Whether a text is all of an account's id, e-mail or user name, and not a part of it. */
export function isExactly({ id, email, username }: OperatorUser, text: string): boolean {
  const wanted = text.trim().toLowerCase()
  return [id, email, username].some((each) => each.toLowerCase() === wanted)
}

/** Which accounts a list shows. */
export const AccountState = z.enum(['active', 'suspended', 'unverified', 'operator', 'all'])
export type AccountState = z.infer<typeof AccountState>

/** Something that a person has to look at. */
export const OperatorIncident = z.object({
  id: z.string(),
  kind: z.string(),
  userId: z.string(),
  /** The order, the launch, the purpose and time of the mail, or the site with what the code host said. */
  reference: z.string(),
  credits: z.number().int(),
  openedAt: z.iso.datetime(),
  resolved: z.object({ at: z.iso.datetime(), by: z.string(), reason: z.string() }).optional(),
})
export type OperatorIncident = z.infer<typeof OperatorIncident>

/** Credits that an operator asked for and another one has to confirm. */
export const PendingGrant = z.object({
  id: z.string(),
  userId: z.string(),
  credits: z.number().int(),
  reference: z.string(),
  reason: z.string(),
  by: z.string(),
  at: z.iso.datetime(),
  decided: z.object({ by: z.string(), at: z.iso.datetime(), isGranted: z.boolean() }).optional(),
})
export type PendingGrant = z.infer<typeof PendingGrant>

const UserAnswer = z.object({ user: OperatorUser })

/** Operators' calls of auth, by the session of one who confirmed the password. */
export const authOperatorRoutes = {
  operatorUsers: route({
    ...operatorQuery,
    service: 'auth',
    path: '/operator/users',
    summary:
      'The account with this id, e-mail or user name, then those whose e-mail or name contains it; without it all, newest first',
    query: z.object({
      query: z.string().trim().min(1).max(254).optional(),
      state: AccountState.default('all'),
      after: z.string().max(400).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(20),
    }),
    answers: { 200: z.object({ users: z.array(OperatorUser), next: z.string().optional() }) },
    problems: ['validation-failed'],
  }),
  suspendUser: route({
    ...operatorAction,
    service: 'auth',
    path: '/operator/users/:id/suspend',
    summary: 'Keep a user from logging in and end all their sessions; the reason is shown to them',
    params: IdParams,
    answers: { 200: UserAnswer },
    problems: ['validation-failed', 'account-erased'],
  }),
  resumeUser: route({
    ...operatorAction,
    service: 'auth',
    path: '/operator/users/:id/resume',
    summary: 'Let a suspended user log in again',
    params: IdParams,
    answers: { 200: UserAnswer },
    problems: ['validation-failed', 'account-erased'],
  }),
  eraseUser: route({
    ...operatorAction,
    service: 'auth',
    path: '/operator/users/:id/erase',
    summary: 'Delete an account as its owner would: every service deletes what it holds',
    params: IdParams,
    answers: { 200: UserAnswer },
    problems: ['validation-failed', 'account-erased'],
  }),
  changeCredits: route({
    service: 'auth',
    method: 'POST',
    path: '/operator/users/:id/credits',
    summary: 'Grant credits, or take back what is not held; once per reference',
    access: 'operator-confirmed',
    rate: 'operator',
    params: IdParams,
    body: z.object({
      /** More than 0 grants, less than 0 takes back. */
      credits: z
        .number()
        .int()
        .min(-mostCreditsAtOnce)
        .max(mostCreditsAtOnce)
        .refine((credits) => credits !== 0, 'Please name a number of credits other than 0'),
      /** The same reference again changes nothing. */
      reference: z.string().regex(/^[\w-]{4,64}$/, 'A reference has 4 to 64 letters, digits, _ or -'),
      reason: Reason,
    }),
    /** 202: above the sum that one operator may grant in a day, so another one has to confirm it. */
    answers: {
      200: z.object({ user: OperatorUser, isNew: z.boolean() }),
      202: z.object({ pending: PendingGrant }),
    },
    problems: [
      'validation-failed',
      'account-erased',
      'own-account',
      'insufficient-credit',
      'reference-taken',
    ],
  }),
  operatorIncidents: route({
    ...operatorQuery,
    service: 'auth',
    path: '/operator/incidents',
    summary: 'What needs manual review, oldest first',
    query: z.object({ state: z.enum(['open', 'all']).default('open') }),
    answers: { 200: z.object({ incidents: z.array(OperatorIncident) }) },
    problems: ['validation-failed'],
  }),
  resolveIncident: route({
    ...operatorAction,
    service: 'auth',
    path: '/operator/incidents/:id/resolve',
    summary: 'Close an incident, with the reason',
    params: IdParams,
    answers: { 200: z.object({ incident: OperatorIncident }) },
    problems: ['validation-failed', 'own-account'],
  }),
  checkLedger: route({
    ...operatorQuery,
    service: 'auth',
    path: '/operator/ledger',
    summary:
      'Does every balance follow from its grants and captures, and say the rows of the ledger the same',
    query: z.object({ after: z.string().max(200).optional() }),
    answers: {
      200: z.object({
        accounts: z.number().int(),
        uneven: z.array(z.object({ userId: z.string(), text: z.string() })),
        /** What each of these accounts was granted, by reference. */
        grants: z.array(UserGrants),
        next: z.string().optional(),
      }),
    },
    problems: ['validation-failed'],
  }),
  authActions: operatorActionsOf('auth'),
} satisfies RouteTable
