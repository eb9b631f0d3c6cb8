import {
  authOperatorRoutes,
  generatorOperatorRoutes,
  operatorPageRoutes,
  paymentOperatorRoutes,
  type OperatorAction,
  type OperatorLaunch,
  type OperatorUser,
} from '@thumbfolio/contracts'
import { call } from '../../lib/api-client.js'
import { isProblem } from '../../lib/api-problem.js'
import { refreshUser } from '../../lib/session-store.js'
import { passwordConfirmed } from './confirmation-store.js'

/** Dead letters and books are read as a whole. */
const slowMs = 120_000
export const auditRows = 100

/**
 * Where the password is needed again it is asked for, and the call is made once more. What is not found may also be a role
 * that was taken away.
 */
export async function withConfirmation<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask().catch(async (error: unknown) => {
      if (isProblem(error, 'password-confirmation-required') && (await passwordConfirmed())) return ask()
      throw error
    })
  } catch (error) {
    if (isProblem(error, 'not-found')) void refreshUser()
    throw error
  }
}

export const confirmPassword = (password: string) =>
  call(operatorPageRoutes.confirmPassword, { body: { password } })

/** The accounts with this id, or whose e-mail or user name contains it, each with its sites. */
export async function findUsers(query: string, signal: AbortSignal) {
  const { users } = await withConfirmation(() =>
    call(authOperatorRoutes.operatorUsers, { query: { query } }, { signal }),
  )
  return Promise.all(users.map(async (user) => ({ user, ...(await pagesOf(user, signal)) })))
}

const pagesOf = ({ id }: OperatorUser, signal: AbortSignal) =>
  withConfirmation(() => call(generatorOperatorRoutes.sitesOfUser, { params: { id } }, { signal }))

export const findName = (name: string, signal: AbortSignal) =>
  withConfirmation(() => call(generatorOperatorRoutes.operatorSite, { params: { name } }, { signal }))

/** Undefined where there is no such launch. */
export const findLaunch = (id: string, signal: AbortSignal): Promise<OperatorLaunch | undefined> =>
  withConfirmation(async () => {
    try {
      return (await call(generatorOperatorRoutes.operatorLaunch, { params: { id } }, { signal })).launch
    } catch (error) {
      if (isProblem(error, 'not-found')) return undefined
      throw error
    }
  })

export const suspendUser = (id: string, reason: string) =>
  withConfirmation(() => call(authOperatorRoutes.suspendUser, { params: { id }, body: { reason } }))

export const resumeUser = (id: string, reason: string) =>
  withConfirmation(() => call(authOperatorRoutes.resumeUser, { params: { id }, body: { reason } }))

export const eraseUser = (id: string, reason: string) =>
  withConfirmation(() => call(authOperatorRoutes.eraseUser, { params: { id }, body: { reason } }))

/** The same reference again changes nothing. Less than 0 credits are taken back. */
export const changeCredits = (id: string, body: { credits: number; reference: string; reason: string }) =>
  withConfirmation(() => call(authOperatorRoutes.changeCredits, { params: { id }, body }))

export const takeDown = (name: string, reason: string) =>
  withConfirmation(() => call(generatorOperatorRoutes.takeDown, { params: { name }, body: { reason } }))

export const takeDraftDown = (name: string, reason: string) =>
  withConfirmation(() => call(generatorOperatorRoutes.takeDraftDown, { params: { name }, body: { reason } }))

export const retryRepository = (name: string, reason: string) =>
  withConfirmation(() => call(generatorOperatorRoutes.retryCopy, { params: { name }, body: { reason } }))

export const putBack = (name: string, reason: string) =>
  withConfirmation(() => call(generatorOperatorRoutes.putBack, { params: { name }, body: { reason } }))

export const cancelLaunch = (id: string, reason: string) =>
  withConfirmation(() => call(generatorOperatorRoutes.cancelLaunch, { params: { id }, body: { reason } }))

export const retryLaunch = (id: string, reason: string) =>
  withConfirmation(() => call(generatorOperatorRoutes.retryLaunch, { params: { id }, body: { reason } }))

export const openReports = async (signal: AbortSignal) =>
  (await withConfirmation(() => call(generatorOperatorRoutes.abuseReports, { query: {} }, { signal })))
    .reports

export const closeReport = (id: string, reason: string) =>
  withConfirmation(() => call(generatorOperatorRoutes.closeReport, { params: { id }, body: { reason } }))

/** What needs manual review: of accounts, and of payments. */
export async function openIncidents(signal: AbortSignal) {
  const [{ incidents }, { items }] = await Promise.all([
    withConfirmation(() => call(authOperatorRoutes.operatorIncidents, { query: {} }, { signal })),
    withConfirmation(() => call(paymentOperatorRoutes.paymentItems, {}, { signal })),
  ])
  return { incidents, items }
}

export const resolveIncident = (id: string, reason: string) =>
  withConfirmation(() => call(authOperatorRoutes.resolveIncident, { params: { id }, body: { reason } }))

export const deadLetters = async (signal: AbortSignal) =>
  (await withConfirmation(() => call(operatorPageRoutes.deadLetters, {}, { signal, timeoutMs: slowMs })))
    .deadLetters

export const redrive = async (group: string, reason: string): Promise<number> =>
  (
    await withConfirmation(() =>
      call(operatorPageRoutes.redriveDeadLetters, { body: { group, reason } }, { timeoutMs: slowMs }),
    )
  ).count

export interface AuditFilter {
  readonly by?: string
  readonly subject?: string
  readonly action?: string
}

/** What operators did in every service that answers, newest first, and which do not. */
export async function audit(
  filter: AuditFilter,
  signal: AbortSignal,
): Promise<{ rows: OperatorAction[]; missing: string[] }> {
  const query = { limit: auditRows, ...filter }
  const services = {
    accounts: () => call(authOperatorRoutes.authActions, { query }, { signal }),
    sites: () => call(generatorOperatorRoutes.generatorActions, { query }, { signal }),
    payments: () => call(paymentOperatorRoutes.paymentActions, { query }, { signal }),
  }
  const answers = await Promise.allSettled(
    Object.values(services).map((ask) => withConfirmation<{ actions: OperatorAction[] }>(ask)),
  )
  const failures = answers.filter((answer) => answer.status === 'rejected')
  const [failed] = failures
  if (failed && (failures.length === answers.length || !isProblem(failed.reason, 'unavailable')))
    throw failed.reason
  return {
    rows: answers
      .flatMap((answer) => (answer.status === 'fulfilled' ? answer.value.actions : []))
      .sort((a, b) => b.at.localeCompare(a.at))
      .slice(0, auditRows),
    missing: Object.keys(services).filter((_, at) => answers[at]?.status === 'rejected'),
  }
}
