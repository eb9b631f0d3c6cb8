import {
  authOperatorRoutes,
  generatorOperatorRoutes,
  type AccountState,
  type OperatorLaunch,
  type OperatorUser,
} from '@thumbfolio/contracts'
import { call } from '../../lib/api-client.js'
import { isProblem } from '../../lib/api-problem.js'
import { slowMs, withConfirmation } from './operator-api.js'

interface UserPage {
  readonly users: OperatorUser[]
  /** Absent after the last page. */
  readonly next?: string | undefined
}

/**
 * The next accounts, newest first, whose e-mail or user name contains the text. A call reads so many accounts at most, so it is
 * made again until it finds one or has read all.
 */
export async function usersFrom(
  after: string | undefined,
  { text, state = 'all' }: { text: string; state?: AccountState },
  signal: AbortSignal,
): Promise<UserPage> {
  const wanted = { state, ...(text !== '' && { query: text }) }
  let page: UserPage = { users: [], next: after }
  do {
    const query = { ...wanted, ...(page.next !== undefined && { after: page.next }) }
    page = await withConfirmation(() =>
      call(authOperatorRoutes.operatorUsers, { query }, { signal, timeoutMs: slowMs }),
    )
  } while (page.users.length === 0 && page.next !== undefined)
  return page
}

/** The sites and drafts of an account. */
export const pagesOf = (id: string, signal: AbortSignal) =>
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
