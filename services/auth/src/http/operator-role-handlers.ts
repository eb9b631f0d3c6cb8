import type { operatorLoginRoutes, operatorRoleRoutes } from '@thumbfolio/contracts'
import type { RouteHandlers } from '@thumbfolio/kit/http'
import { addOperator, listOperators, removeOperator } from '../commands/operator/change-role.js'
import { logInOperator } from '../commands/operator/log-in-operator.js'
import type { Ports } from '../ports.js'
import { isoTime, presentOperatorUser } from './present-operator.js'
import { securityLog } from './security-log.js'

/** Who changes roles, in the audit: the owner of the key, which names no person. */
const by = 'admin-key'

export const operatorRoleHandlers = (ports: Ports): RouteHandlers<typeof operatorRoleRoutes> => ({
  async operators() {
    const operators = await listOperators(ports)
    const look = { by, list: 'operators', entries: operators.length, at: ports.now() }
    await ports.operatorActions.recordListRead(look)
    return { status: 200, body: { users: operators.map(presentOperatorUser) } }
  },
  async addOperator({ body: { email, reason, isReader } }) {
    const account = await addOperator(ports, { email, by, reason, isReader })
    return { status: 200, body: { user: presentOperatorUser(account) } }
  },
  async removeOperator({ body: { email, reason } }) {
    const account = await removeOperator(ports, { email, by, reason })
    return { status: 200, body: { user: presentOperatorUser(account) } }
  },
})

export function operatorLoginHandlers(ports: Ports): RouteHandlers<typeof operatorLoginRoutes> {
  const record = securityLog(ports.log)
  return {
    async operatorLogin({ body: { email, password }, clientAddress }) {
      const loggingIn = () => logInOperator(ports, { email, password, clientAddress })
      const { account, token, expiresAt } = await record(
        'operator-login',
        { clientAddress },
        loggingIn,
        (found) => found.account.id,
      )
      const body = { token, email: account.holder.email, expiresAt: isoTime(expiresAt) }
      return { status: 200, body }
    },
  }
}
