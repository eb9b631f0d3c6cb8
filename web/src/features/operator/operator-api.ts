import {
  authOperatorRoutes,
  generatorOperatorRoutes,
  operatorPageRoutes,
  paymentOperatorRoutes,
} from '@thumbfolio/contracts'
import { call } from '../../lib/api-client.js'
import { isProblem } from '../../lib/api-problem.js'
import { refreshUser } from '../../lib/session-store.js'
import { passwordConfirmed } from './confirmation-store.js'

/** Dead letters and books are read as a whole; a search reads thousands of accounts. */
export const slowMs = 120_000

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

/** All sites and drafts of a user. */
export const takeDownSitesOf = (id: string, reason: string) =>
  withConfirmation(() =>
    call(
      generatorOperatorRoutes.takeDownSitesOfUser,
      { params: { id }, body: { reason } },
      { timeoutMs: slowMs },
    ),
  )

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
