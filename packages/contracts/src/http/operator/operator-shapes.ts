import { z } from 'zod'
import { route, type ServiceName } from '../../route.js'

/** Why an operator does something. It is kept with the action. */
export const Reason = z
  .string({ error: 'Please say why: REASON is required' })
  .trim()
  .min(3, 'Please say why, in at least 3 characters')
  .max(500, 'Please say why in at most 500 characters')

const Reasoned = z.object({ reason: Reason })

/** A call that reads. */
export const operatorQuery = { method: 'GET', access: 'operator-confirmed', rate: 'operator' } as const
/** A call that changes something, with the reason. */
export const operatorAction = {
  method: 'POST',
  access: 'operator-confirmed',
  rate: 'operator',
  body: Reasoned,
} as const

/** What an operator did: who, when, what, why. Append only. */
export const OperatorAction = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  by: z.string(),
  action: z.string(),
  /** The user or the site. */
  subject: z.string(),
  /** What of it: a launch, an incident, a report, credits; '' for all of it. */
  about: z.string(),
  reason: z.string(),
})
export type OperatorAction = z.infer<typeof OperatorAction>

/** A page of the audit, and which rows it has. */
export const Page = z.object({
  after: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(500).default(100),
  by: z.string().max(100).optional(),
  subject: z.string().max(254).optional(),
  action: z.string().max(100).optional(),
  since: z.iso.datetime().optional(),
  until: z.iso.datetime().optional(),
})
export type ActionsQuery = z.output<typeof Page>

/** Whether a row of the audit is one that was asked for. */
export const isAskedFor = (row: OperatorAction, { by, subject, action }: ActionsQuery): boolean =>
  (by === undefined || row.by === by) &&
  (subject === undefined || row.subject === subject) &&
  (action === undefined || row.action === action)

/** What operators did in one service, newest first. */
export const operatorActionsOf = <S extends ServiceName>(service: S) =>
  route({
    ...operatorQuery,
    service,
    path: `/operator/actions/${service}`,
    summary: 'What operators did here, newest first',
    query: Page,
    answers: { 200: z.object({ actions: z.array(OperatorAction), next: z.string().optional() }) },
    problems: ['validation-failed'],
  })
