import type { authOperatorRoutes } from '@thumbfolio/contracts'
import type { RouteHandlers } from '@thumbfolio/kit/http'
import { everyItem } from '@thumbfolio/kit/store'
import { findAccounts } from '../commands/operator/find-accounts.js'
import { grantOrAsk } from '../commands/operator/grant-credits.js'
import { eraseUser, resumeUser, suspendUser } from '../commands/operator/change-user.js'
import { checkLedger } from '../commands/operator/check-ledger.js'
import { resolveIncident } from '../commands/operator/resolve-incident.js'
import type { Account } from '../domain/account.js'
import type { Incident } from '../domain/incident.js'
import type { Ports } from '../ports.js'
import { presentPendingGrant } from './account-help-handlers.js'
import { presentIncident, presentOperatorUser } from './present-operator.js'

export function operatorHandlers(ports: Ports): RouteHandlers<typeof authOperatorRoutes> {
  const userAnswer = (account: Account) => ({
    status: 200 as const,
    body: { user: presentOperatorUser(account) },
  })
  return {
    async operatorUsers({ operator: by, query }) {
      const { accounts, next } = await findAccounts(ports, query)
      const at = ports.now()
      // At once: they share the group of a commit.
      await Promise.all(
        accounts.map(({ id: subject }) => ports.operatorActions.recordLookUp({ by, subject, at })),
      )
      const users = accounts.map(presentOperatorUser)
      return { status: 200, body: { users, ...(next !== undefined && { next }) } }
    },

    async suspendUser({ operator: by, params: { id: userId }, body: { reason } }) {
      return userAnswer(await suspendUser(ports, { userId, by, reason }))
    },

    async resumeUser({ operator: by, params: { id: userId }, body: { reason } }) {
      return userAnswer(await resumeUser(ports, { userId, by, reason }))
    },

    async eraseUser({ operator: by, params: { id: userId }, body: { reason } }) {
      return userAnswer(await eraseUser(ports, { userId, by, reason }))
    },

    async changeCredits({ operator: by, params: { id: userId }, body }) {
      const done = await grantOrAsk(ports, { userId, by, ...body })
      if ('pending' in done) return { status: 202, body: { pending: presentPendingGrant(done.pending) } }
      return { status: 200, body: { user: presentOperatorUser(done.account), isNew: done.isNew } }
    },

    async operatorIncidents({ operator: by, query: { state } }) {
      const found: Incident[] = []
      for await (const incident of everyItem(ports.cases, 'user', {}))
        if (state === 'all' || !incident.resolved) found.push(incident)
      found.sort((a, b) => a.openedAt - b.openedAt)
      const look = { by, list: 'incidents', entries: found.length, at: ports.now() }
      await ports.operatorActions.recordListRead(look)
      return { status: 200, body: { incidents: found.map(presentIncident) } }
    },

    async resolveIncident({ operator: by, params: { id }, body: { reason } }) {
      const incident = await resolveIncident(ports, id, { by, reason })
      return { status: 200, body: { incident: presentIncident(incident) } }
    },

    async checkLedger({ query: { after } }) {
      return { status: 200, body: await checkLedger(ports, after) }
    },

    async authActions({ query }) {
      return { status: 200, body: await ports.operatorActions.list(query) }
    },
  }
}
