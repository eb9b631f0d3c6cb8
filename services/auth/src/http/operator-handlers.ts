import { canonicalEmail, type authOperatorRoutes } from '@thumbfolio/contracts'
import type { RouteHandlers } from '@thumbfolio/kit/http'
import { everyItem } from '@thumbfolio/kit/store'
import { accountByUsername } from '../commands/account-by.js'
import { changeCredits, eraseUser, resumeUser, suspendUser } from '../commands/operator/change-user.js'
import { checkLedger } from '../commands/operator/check-ledger.js'
import { resolveIncident } from '../commands/operator/resolve-incident.js'
import type { Account } from '../domain/account.js'
import type { Incident } from '../domain/incident.js'
import type { Ports } from '../ports.js'
import { presentIncident, presentOperatorUser } from './present-operator.js'

export function operatorHandlers(ports: Ports): RouteHandlers<typeof authOperatorRoutes> {
  const userAnswer = (account: Account) => ({
    status: 200 as const,
    body: { user: presentOperatorUser(account) },
  })
  return {
    async operatorUsers({ operator: by, query: { query } }) {
      const found = await Promise.all([
        ports.accounts.find(query),
        ports.accounts.findBy('email', canonicalEmail(query)),
        accountByUsername(ports, query),
      ])
      const known = found.filter((account) => account !== undefined)
      const users = [...new Map(known.map((account) => [account.id, account])).values()]
      for (const { id: subject } of users)
        await ports.operatorActions.recordLookUp({ by, subject, at: ports.now() })
      return { status: 200, body: { users: users.map(presentOperatorUser) } }
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
      const { account, isNew } = await changeCredits(ports, { userId, by, ...body })
      return { status: 200, body: { user: presentOperatorUser(account), isNew } }
    },

    async operatorIncidents({ query: { state } }) {
      const found: Incident[] = []
      for await (const incident of everyItem(ports.cases, 'user', {}))
        if (state === 'all' || !incident.resolved) found.push(incident)
      found.sort((a, b) => a.openedAt - b.openedAt)
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
