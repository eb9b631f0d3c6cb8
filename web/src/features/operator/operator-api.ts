import {
  authOperatorApi,
  generatorOperatorApi,
  operatorPageRoutes,
  paymentOperatorApi,
  type OperatorAction,
  type OperatorLaunch,
  type OperatorSite,
  type OperatorUser,
} from '@thumbfolio/contracts'
import { call } from '../../lib/api-client.js'
import { isProblem } from '../../lib/api-problem.js'
import { refreshUser } from '../../lib/session-store.js'
import { askForPassword } from './confirmation-store.js'

/** Dead letters and books are read as a whole. */
const slowMs = 120_000
export const auditRows = 100

/** Asks for the password where it is needed again. What is not found may also be a role that was taken away. */
async function watched<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (isProblem(error, 'password-confirmation-required')) askForPassword()
    if (isProblem(error, 'not-found')) void refreshUser()
    throw error
  }
}

export const confirmPassword = (password: string) =>
  call(operatorPageRoutes.confirmPassword, { body: { password } })

/** The accounts with this id, e-mail or user name, each with its sites. */
export async function findUsers(query: string, signal: AbortSignal) {
  const { users } = await watched(call(authOperatorApi.operatorUsers, { query: { query } }, { signal }))
  return Promise.all(users.map(async (user) => ({ user, sites: await sitesOf(user, signal) })))
}

const sitesOf = async ({ id }: OperatorUser, signal: AbortSignal): Promise<OperatorSite[]> =>
  (await watched(call(generatorOperatorApi.sitesOfUser, { params: { id } }, { signal }))).sites

export const findName = (name: string, signal: AbortSignal) =>
  watched(call(generatorOperatorApi.operatorSite, { params: { name } }, { signal }))

/** Undefined where there is no such launch. */
export const findLaunch = (id: string, signal: AbortSignal): Promise<OperatorLaunch | undefined> =>
  call(generatorOperatorApi.operatorLaunch, { params: { id } }, { signal }).then(
    ({ launch }) => launch,
    (error: unknown) => {
      if (isProblem(error, 'not-found')) return undefined
      throw error
    },
  )

export const suspendUser = (id: string, reason: string) =>
  watched(call(authOperatorApi.suspendUser, { params: { id }, body: { reason } }))

export const resumeUser = (id: string, reason: string) =>
  watched(call(authOperatorApi.resumeUser, { params: { id }, body: { reason } }))

export const eraseUser = (id: string, reason: string) =>
  watched(call(authOperatorApi.eraseUser, { params: { id }, body: { reason } }))

/** The same reference again changes nothing. Less than 0 credits are taken back. */
export const changeCredits = (id: string, body: { credits: number; reference: string; reason: string }) =>
  watched(call(authOperatorApi.changeCredits, { params: { id }, body }))

export const takeDown = (name: string, reason: string) =>
  watched(call(generatorOperatorApi.takeDown, { params: { name }, body: { reason } }))

export const putBack = (name: string, reason: string) =>
  watched(call(generatorOperatorApi.putBack, { params: { name }, body: { reason } }))

export const cancelLaunch = (id: string, reason: string) =>
  watched(call(generatorOperatorApi.cancelLaunch, { params: { id }, body: { reason } }))

export const retryLaunch = (id: string, reason: string) =>
  watched(call(generatorOperatorApi.retryLaunch, { params: { id }, body: { reason } }))

export const openReports = async (signal: AbortSignal) =>
  (await watched(call(generatorOperatorApi.abuseReports, { query: {} }, { signal }))).reports

export const closeReport = (id: string, reason: string) =>
  watched(call(generatorOperatorApi.closeReport, { params: { id }, body: { reason } }))

/** What needs manual review: of accounts, and of payments. */
export async function openIncidents(signal: AbortSignal) {
  const [{ incidents }, { items }] = await Promise.all([
    watched(call(authOperatorApi.operatorIncidents, { query: {} }, { signal })),
    watched(call(paymentOperatorApi.paymentItems, {}, { signal })),
  ])
  return { incidents, items }
}

export const resolveIncident = (id: string, reason: string) =>
  watched(call(authOperatorApi.resolveIncident, { params: { id }, body: { reason } }))

export const deadLetters = async (signal: AbortSignal) =>
  (await watched(call(operatorPageRoutes.deadLetters, {}, { signal, timeoutMs: slowMs }))).deadLetters

export const redrive = async (group: string, reason: string): Promise<number> =>
  (
    await watched(
      call(operatorPageRoutes.redriveDeadLetters, { body: { group, reason } }, { timeoutMs: slowMs }),
    )
  ).count

/** What operators did in every service, newest first. */
export async function audit(signal: AbortSignal): Promise<OperatorAction[]> {
  const query = { limit: auditRows }
  const pages = await Promise.all([
    watched(call(authOperatorApi.authActions, { query }, { signal })),
    watched(call(generatorOperatorApi.generatorActions, { query }, { signal })),
    watched(call(paymentOperatorApi.paymentActions, { query }, { signal })),
  ])
  return pages
    .flatMap(({ actions }) => actions)
    .sort((a, b) => b.at.localeCompare(a.at))
    .slice(0, auditRows)
}
